// A reader of tags for OFX (SGML, where leaves are not closed, and XML) and camt. It knows no document types and no
// entities but the five of XML and numbers, so nothing can grow; it goes through the text once.

type Markup = {
  open(name: string, attributes: string, position: number): void;
  text(value: string): void;
  close(name: string): void;
};

const MAX_TEXT = 10_000;

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

export function unescapeMarkup(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (typeof name === "string") return NAMED[name.toLowerCase()] ?? whole;
    const code = typeof decimal === "string" ? Number(decimal) : parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : "";
  });
}

/** False where the text declares a document type: no bank does, and what could follow is not read. */
export function readMarkup(text: string, from: number, reader: Markup): boolean {
  let at = text.indexOf("<", from);
  while (at !== -1) {
    if (text.startsWith("<!--", at)) {
      const end = text.indexOf("-->", at + 4);
      if (end === -1) return true;
      at = text.indexOf("<", end + 3);
      continue;
    }
    if (text.startsWith("<![CDATA[", at)) {
      const end = text.indexOf("]]>", at + 9);
      if (end === -1) return true;
      reader.text(text.slice(at + 9, Math.min(end, at + 9 + MAX_TEXT)));
      at = text.indexOf("<", end + 3);
      continue;
    }
    if (/^<!(doctype|entity)/i.test(text.slice(at, at + 9))) return false;
    const end = text.indexOf(">", at + 1);
    if (end === -1) return true;
    tag(text.slice(at + 1, Math.min(end, at + 2_000)), at, reader);
    const next = text.indexOf("<", end + 1);
    const value = text.slice(end + 1, Math.min(next === -1 ? text.length : next, end + 1 + MAX_TEXT)).trim();
    if (value !== "") reader.text(unescapeMarkup(value));
    at = next;
  }
  return true;
}

function tag(inside: string, position: number, reader: Markup): void {
  if (inside.startsWith("?") || inside.startsWith("!")) return;
  if (inside.startsWith("/")) return reader.close(localName(inside.slice(1)));
  const space = inside.search(/\s/);
  const isClosed = inside.endsWith("/");
  const bare = isClosed ? inside.slice(0, -1) : inside;
  const name = localName(space === -1 ? bare : bare.slice(0, space));
  reader.open(name, space === -1 ? "" : bare.slice(space + 1), position);
  if (isClosed) reader.close(name);
}

/** Without the prefix of a namespace. */
function localName(name: string): string {
  const bare = name.trim();
  return bare.slice(bare.indexOf(":") + 1);
}

/** Lines of the text up to growing positions. */
export function lineCounter(text: string): (position: number) => number {
  let line = 1;
  // Kept, so that a text without another line end is not searched again and again.
  let next = text.indexOf("\n");
  return (position) => {
    while (next !== -1 && next < position) {
      line += 1;
      next = text.indexOf("\n", next + 1);
    }
    return line;
  };
}
