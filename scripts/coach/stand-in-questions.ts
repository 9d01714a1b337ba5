// The table of questions: columns by their names in the first line.
import { readFileSync } from "node:fs";

export type TableQuestion = { id: string; kind: string; chain: string; text: string };

export function readQuestions(file: string): TableQuestion[] {
  const [head = "", ...rows] = readFileSync(file, "utf8").split(/\r?\n/).filter(Boolean);
  const names = head.split("\t");
  return rows.map((row) => {
    const cells = row.split("\t");
    const cell = (name: string): string => (cells[names.indexOf(name)] ?? "").trim();
    return { id: cell("id"), kind: cell("kind"), chain: cell("chain"), text: cell("question") };
  });
}
