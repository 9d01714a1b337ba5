// The same words as the text, for readers who see HTML: paragraphs, and links that can be pressed.
import { escaped, letterPage } from "./letter";

const LINK = /https?:\/\/[^\s<>"]+/g;

export function htmlOf(subject: string, text: string): string {
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map((part) => `<p style="margin:0 0 1em">${linked(part).replaceAll("\n", "<br>")}</p>`)
    .join("\n");
  return letterPage(subject, paragraphs);
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
