// A mail of several parts, written once for both of its forms: plain text, and HTML with links that can be pressed.
// Nothing is loaded from anywhere, and the colours are the reader's own, so it is right by day and by night.

import type { Letter, LetterLine, LetterPart } from "~/texts/letter";

export function letterText({ parts, small }: Letter): string {
  const texts = parts.map((part) => {
    if (typeof part === "string") return part;
    if ("heading" in part) return part.heading.toUpperCase();
    if ("lines" in part)
      return part.lines
        .map(({ text, note, href }) => [`- ${text}`, note, href].filter((line) => line !== undefined).join("\n  "))
        .join("\n");
    if ("figures" in part)
      return part.figures.map(({ name, value, href }) => `- ${name}: ${value}\n  ${href}`).join("\n");
    if ("entries" in part)
      return part.entries.map(({ text, value }) => `- ${text}${value === "" ? "" : `, ${value}`}`).join("\n");
    return `${part.text}: ${part.href}`;
  });
  return [...texts, ...small.map(({ text, href }) => `${text}: ${href}`)].join("\n\n");
}

export function letterHtml({ subject, parts, small }: Letter): string {
  const last = small.map((one) => linkHtml(one, "color:inherit")).join(" &nbsp;·&nbsp; ");
  return letterPage(subject, [...parts.map(partHtml), `<p style="${SMALL}">${last}</p>`].join("\n"));
}

const SMALL = "margin:2em 0 0;padding:1em 0 0;border-top:1px solid #8885;font-size:13px;line-height:2;opacity:.8";
const PRESS = "display:inline-block;padding:10px 18px;border:1px solid #8888;border-radius:8px;font-weight:600";
const CELL = "padding:8px 0;border-bottom:1px solid #8883;vertical-align:top";
const AMOUNT = "text-align:right;white-space:nowrap;padding-left:16px;font-variant-numeric:tabular-nums";
/** A reader for ears takes none of these for a table of data. */
const table = (rows: string): string =>
  `<table role="presentation" cellspacing="0" cellpadding="0" style="width:100%;margin:0 0 1em;border-collapse:collapse">${rows}</table>`;

function partHtml(part: LetterPart): string {
  if (typeof part === "string") return `<p style="margin:0 0 1em">${escaped(part)}</p>`;
  if ("heading" in part) return `<h2 style="margin:1.5em 0 .5em;font-size:16px">${escaped(part.heading)}</h2>`;
  if ("lines" in part)
    return `<ul style="margin:0 0 1em;padding:0;list-style:none">${part.lines.map(lineHtml).join("")}</ul>`;
  if ("figures" in part) return table(`<tr>${part.figures.map(figureHtml).join("")}</tr>`);
  if ("entries" in part) return table(part.entries.map(entryHtml).join(""));
  return `<p style="margin:0 0 1em">${linkHtml(part, `${PRESS};color:inherit;text-decoration:none`)}</p>`;
}

function figureHtml({ name, value, href }: { name: string; value: string; href: string }): string {
  const large = linkHtml(
    { text: value, href },
    "color:inherit;font-size:24px;font-weight:700;text-underline-offset:4px",
  );
  return `<td style="padding:0 16px 0 0;vertical-align:top"><span style="font-size:13px;opacity:.75">${escaped(name)}</span><br>${large}</td>`;
}

function entryHtml({ text, value }: { text: string; value: string }): string {
  return `<tr><td style="${CELL}">${escaped(text)}</td><td style="${CELL};${AMOUNT}">${escaped(value)}</td></tr>`;
}

function lineHtml({ text, note, href }: LetterLine): string {
  const said = href === undefined ? escaped(text) : linkHtml({ text, href });
  return `<li style="margin:0 0 .5em">${said}${note === undefined ? "" : `<br><span style="opacity:.75">${escaped(note)}</span>`}</li>`;
}

const linkHtml = ({ text, href }: { text: string; href: string }, style = "") =>
  `<a href="${escaped(href)}"${style === "" ? "" : ` style="${style}"`}>${escaped(text)}</a>`;

/** The frame of every mail. */
export function letterPage(subject: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 1.5em;padding:0 0 12px;border-bottom:2px solid #0f6b4f;font:600 20px/1.3 Georgia,serif">Mind My Money</p>
${body}
</div></body></html>`;
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
