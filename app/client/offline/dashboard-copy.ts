// The dashboard as it was seen last, for reading without a line: only where the person has asked for it on this device.
import { sessionHalf } from "./session-key";
import { deleteSealed, saveSealed, readSealed, wipe } from "./crypto-store";

type Copy = { html: string; styles: string[]; at: string };

const COPY = "copy";
const WISH = "wish";
/** The service worker's cache of files that are the same for everybody. */
export const COPIED_FILES = "assets-1";
/** What can't be used without a line, or could run. */
const LEFT_OUT =
  "script, style, link, noscript, form, button, input, select, textarea, iframe, object, embed, [data-modal]";

export async function wantsCopy(): Promise<boolean> {
  const half = sessionHalf();
  return half !== null && (await readSealed(half, WISH)) === true;
}

export async function startCopying(): Promise<void> {
  const half = sessionHalf();
  if (!half) throw new Error("no session");
  await saveSealed(half, WISH, true);
  await takeCopy();
}

export async function stopCopying(): Promise<void> {
  await deleteSealed(WISH);
  await deleteSealed(COPY);
}

/** The server's own page, not the one on the screen: what is typed, opened or drawn there by scripts is no part of it. */
export async function takeCopy(): Promise<void> {
  const half = sessionHalf();
  if (!half || (await readSealed(half, WISH)) !== true) return;
  const answer = await fetch("/dashboard", { credentials: "same-origin", headers: { Accept: "text/html" } });
  if (!answer.ok || answer.redirected) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const main = page.querySelector("main");
  if (!main) return;
  const files = filesOf(page);
  readOnly(main);
  await keepFiles(files);
  // Signing out may have come in between.
  if (sessionHalf() !== half) return wipe();
  const copy: Copy = {
    html: main.innerHTML,
    styles: files.filter((file) => file.endsWith(".css")),
    at: new Date().toISOString(),
  };
  await saveSealed(half, COPY, copy);
}

export async function openCopy(half: string): Promise<Copy | null> {
  const copy = await readSealed(half, COPY);
  return isCopy(copy) ? copy : null;
}

function isCopy(value: unknown): value is Copy {
  return (
    typeof value === "object" &&
    value !== null &&
    "html" in value &&
    typeof value.html === "string" &&
    "styles" in value &&
    Array.isArray(value.styles) &&
    "at" in value &&
    typeof value.at === "string"
  );
}

function filesOf(page: Document): string[] {
  const styles = [...page.querySelectorAll('link[rel="stylesheet"], style[data-href]')].map(
    (part) => part.getAttribute("href") ?? part.getAttribute("data-href"),
  );
  const pictures = [...page.querySelectorAll("main use")].map((use) => use.getAttribute("href")?.split("#")[0]);
  return [...new Set([...styles, ...pictures])]
    .filter((path) => typeof path === "string")
    .filter((path) => path.startsWith("/assets/"));
}

function readOnly(main: Element): void {
  main.querySelectorAll(LEFT_OUT).forEach((part) => part.remove());
  main.querySelectorAll("a").forEach((link) => {
    // A link that only leads on leaves nothing to read; one that names or counts something does.
    const leadsOn =
      link.matches(".select-none, .underline") || (link.querySelector("svg") && !/\d/.test(link.textContent ?? ""));
    if (leadsOn) return link.remove();
    const text = main.ownerDocument.createElement("span");
    text.className = link.className;
    text.append(...link.childNodes);
    link.replaceWith(text);
  });
  for (const part of main.querySelectorAll("*"))
    for (const { name } of [...part.attributes]) if (/^on|^style$/i.test(name)) part.removeAttribute(name);
}

async function keepFiles(files: string[]): Promise<void> {
  const cache = await caches.open(COPIED_FILES);
  for (const file of files) if (!(await cache.match(file))) await cache.add(file);
}
