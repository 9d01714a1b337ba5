// Sentences of a source file: literals in which two lower-case words stand side by side. Patterns, what is thrown at
// programmers and what describes a schema to them aren't read by people.
import ts from "typescript";

const WORDS = /(?:^|[^\w-])[a-z][a-z'’]+[,;:.!?]? +[a-z][a-z'’]+(?![\w-])/;
const PATTERN = /\(\?[:=!<]|\\[bsdwW]|\w\|\w/;

export const isSentence = (text: string): boolean => WORDS.test(text) && !PATTERN.test(text);

export function sentencesOf(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || isForProgrammers(node)) return;
    if (isDescription(node)) return visit(node.expression);
    const words = wordsOf(node);
    if (words !== null && isSentence(words)) found.push(words.replace(/\s+/g, " ").trim());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function wordsOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join("");
}

/** `schema.describe(…)`: what is described may speak to people itself. */
const isDescription = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === "describe";

/** `new Error(…)`. */
const isForProgrammers = (node: ts.Node): boolean => ts.isNewExpression(node) && node.expression.getText() === "Error";
