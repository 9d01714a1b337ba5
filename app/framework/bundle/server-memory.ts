// What the server's bundle, and what it loads, would hold in memory for as long as it runs without ever needing it again.
import type { Plugin } from "vite";

/** Where a text has a single letter beyond Latin-1, V8 keeps all of it in two bytes a letter: here each is said by its number. */
export const inAscii = (code: string): string =>
  code.replace(
    /(?<!\\)((?:\\\\)*)\\?([\u0080-\uffff])/g,
    (_found, before: string, letter: string) => `${before}\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

const IMPORTED = /const \{ wasm \} = await import\("(@prisma\/client\/runtime\/[\w.-]+\.wasm-base64)\.mjs"\)/;

/** Prisma's compiler as a module of text stays twice, as the module and as its text; a file that was read is let go. */
export function readFileOnce(code: string): string {
  if (!IMPORTED.test(code))
    throw new Error("Prisma's client loads its compiler in another way: look at server-memory.ts");
  return code.replace(
    IMPORTED,
    (_found, file: string) => `const { createRequire } = await import("node:module")
    const { readFile } = await import("node:fs/promises")
    const text = await readFile(createRequire(import.meta.url).resolve("${file}.js"), "latin1")
    const [, wasm = ""] = /"([\\w+/=]{1000,})"/.exec(text) ?? []`,
  );
}

export const serverMemory: Plugin = {
  name: "server-memory",
  enforce: "pre",
  apply: (_config, { isSsrBuild, command }) => command === "build" && isSsrBuild === true,
  transform: (code, id) => (id.endsWith("/app/lib/prisma/internal/class.ts") ? readFileOnce(code) : null),
  generateBundle: (_options, bundle) => {
    for (const part of Object.values(bundle)) if (part.type === "chunk") part.code = inAscii(part.code);
  },
};
