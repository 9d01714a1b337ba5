// The functions of a source file, and how many lines each of them takes.
import ts from "typescript";

export type Sized = { name: string; lines: number };

export function functionsOf(file: string, text: string): Sized[] {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const found: Sized[] = [];
  const visit = (node: ts.Node) => {
    if (isFunction(node)) found.push({ name: nameOf(node), lines: lineAt(node.end) - lineAt(node.getStart()) + 1 });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

type WithBody = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction | ts.MethodDeclaration;

const isFunction = (node: ts.Node): node is WithBody =>
  (ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isMethodDeclaration(node)) &&
  node.body !== undefined;

/** Its own name, or that of what it is given to. */
function nameOf(node: WithBody): string {
  const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
  return named?.getText() ?? "a function without a name";
}
