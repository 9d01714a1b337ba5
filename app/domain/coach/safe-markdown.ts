// A small markdown for what a coach says: paragraphs, lists and bold. Nothing else means anything: no HTML, no images,
// no links (a link's words stay, its address goes). The result is data; the screen makes elements of it.

export type TextSpan = { text: string; strong: boolean };
export type Block = { kind: "paragraph"; spans: TextSpan[] } | { kind: "list"; ordered: boolean; items: TextSpan[][] };

const LINK = /!?\[([^\]\n]{0,200})\]\([^)\n]{0,500}\)/g;

export function readMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  for (const chunk of text
    .replace(/\r\n?/g, "\n")
    .replace(LINK, "$1")
    .split(/\n{2,}/)) {
    let lines: string[] = [];
    const flush = () => {
      if (lines.length > 0) blocks.push({ kind: "paragraph", spans: spansOf(lines.join(" ")) });
      lines = [];
    };
    for (const line of chunk.split("\n")) {
      const item = /^\s*(?:([-*•])|(\d{1,2})[.)])\s+(\S.*)$/.exec(line);
      if (!item) {
        if (line.trim()) lines.push(line.trim().replace(/^#{1,6}\s+/, ""));
        continue;
      }
      flush();
      const ordered = item[2] !== undefined;
      const last = blocks[blocks.length - 1];
      const spans = spansOf(item[3] ?? "");
      if (last?.kind === "list" && last.ordered === ordered) last.items.push(spans);
      else blocks.push({ kind: "list", ordered, items: [spans] });
    }
    flush();
  }
  return blocks;
}

function spansOf(text: string): TextSpan[] {
  return text
    .split(/\*\*([^*\n]+)\*\*/)
    .flatMap((part, index) => (part ? [{ text: part, strong: index % 2 === 1 }] : []));
}
