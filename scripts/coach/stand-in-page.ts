// All final answers as one page, as they are shown: words, tables, lists, what could be meant.
import type { KeptAnswer } from "../../app/services/coach/conversations.server";
import type { Call } from "./stand-in-model";
import type { TableQuestion } from "./stand-in-questions";

export type Final = { question: TableQuestion; answer: KeptAnswer; read: unknown; calls: readonly Call[] };

export const page = (finals: readonly Final[]): string => finals.map(section).join("\n\n");

function section({ question, answer, read, calls }: Final): string {
  const { id, kind, chain, text } = question;
  const asked = calls.map((call) => `${call.task} ${call.id} ${call.is}`).join(", ");
  return [
    `## ${id} (${kind}${chain === "" ? "" : `, after ${chain}`})`,
    `**${text}**`,
    answer.answer,
    tableOf(answer),
    ...(answer.lists ?? []).map((list) => `List: ${JSON.stringify(list)}`),
    lineOf("Could mean", answer.choices),
    lineOf(
      "Actions",
      answer.actions?.map(({ label }) => label),
    ),
    `(words by ${answer.by}; read as ${JSON.stringify(read)}; ${asked === "" ? "no call" : asked})`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

const lineOf = (name: string, parts: readonly string[] | undefined): string =>
  parts && parts.length > 0 ? `${name}: ${parts.join(" | ")}` : "";

function tableOf({ table }: KeptAnswer): string {
  if (!table) return "";
  const rows = [table.head, ...table.rows].map((cells) => `| ${cells.join(" | ")} |`);
  return [`Table: ${table.caption}`, ...rows].join("\n");
}
