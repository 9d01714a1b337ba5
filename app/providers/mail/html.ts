// The same words as the text, for readers who see HTML: paragraphs, and links that can be pressed. Nothing is loaded from
// anywhere, and the colours are the reader's own, so it is right by day and by night.

const LINK = /https?:\/\/[^\s<>"]+/g;

export function htmlOf(subject: string, text: string): string {
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map((part) => `<p style="margin:0 0 1em">${linked(part).replaceAll("\n", "<br>")}</p>`)
    .join("\n");
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto">
${paragraphs}
</div></body></html>`;
}

function linked(text: string): string {
  let [done, from] = ["", 0];
  for (const match of text.matchAll(LINK)) {
    const address = escaped(match[0]);
    done += `${escaped(text.slice(from, match.index))}<a href="${address}">${address}</a>`;
    from = match.index + match[0].length;
  }
  return done + escaped(text.slice(from));
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
