// A mail of several parts, written once for both of its forms: plain text, and HTML with links that can be pressed.
// Nothing is loaded from anywhere, and the colours are the reader's own, so it is right by day and by night.

/** A paragraph, a heading, lines of a list, or a link that stands alone. */
export type LetterPart =
  | string
  | { heading: string }
  | { lines: readonly { text: string; note?: string; href?: string }[] }
  | { text: string; href: string };
export type Letter = {
  subject: string;
  parts: readonly LetterPart[];
  small: readonly { text: string; href: string }[];
};

export function letterText({ parts, small }: Letter): string {
  const texts = parts.map((part) => {
    if (typeof part === "string") return part;
    if ("heading" in part) return part.heading.toUpperCase();
    if ("lines" in part)
      return part.lines
        .map(({ text, note, href }) => [`- ${text}`, note, href].filter((line) => line !== undefined).join("\n  "))
        .join("\n");
    return `${part.text}: ${part.href}`;
  });
  return [...texts, ...small.map(({ text, href }) => `${text}: ${href}`)].join("\n\n");
}

export function letterHtml({ subject, parts, small }: Letter): string {
  return page(
    subject,
    [...parts.map(partHtml), ...small.map((one) => `<p style="${SMALL}">${linkHtml(one)}</p>`)].join("\n"),
  );
}

const SMALL = "margin:1.5em 0 0;font-size:13px;opacity:.75";

function partHtml(part: LetterPart): string {
  if (typeof part === "string") return `<p style="margin:0 0 1em">${escaped(part)}</p>`;
  if ("heading" in part) return `<h2 style="margin:1.5em 0 .5em;font-size:16px">${escaped(part.heading)}</h2>`;
  if ("lines" in part)
    return `<ul style="margin:0 0 1em;padding:0 0 0 1.25em">${part.lines.map(lineHtml).join("")}</ul>`;
  return `<p style="margin:0 0 1em">${linkHtml(part)}</p>`;
}

function lineHtml({ text, note, href }: { text: string; note?: string; href?: string }): string {
  const said = href === undefined ? escaped(text) : linkHtml({ text, href });
  return `<li style="margin:0 0 .5em">${said}${note === undefined ? "" : `<br><span style="opacity:.75">${escaped(note)}</span>`}</li>`;
}

const linkHtml = ({ text, href }: { text: string; href: string }) => `<a href="${escaped(href)}">${escaped(text)}</a>`;

/** The frame of every mail. */
export function page(subject: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto">
${body}
</div></body></html>`;
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
