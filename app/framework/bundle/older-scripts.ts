// What reaches the browser asks for nothing that Chrome 88, Firefox 105 and Safari 14.1 lack. ESLint knows what a class or
// an object offers (eslint-plugin-compat); a method of an array or a string it can't tell, so the build looks for those.
import type { Plugin } from "vite";

const METHODS = [
  ...["at", "findLast", "findLastIndex", "toSorted", "toReversed", "toSpliced"],
  ...["requestSubmit", "randomUUID", "isWellFormed", "toWellFormed"],
];
const CALLS = "Object\\.(?:hasOwn|groupBy)\\(|\\bArray\\.fromAsync\\b|\\bstructuredClone\\(";
const NEWER = new RegExp(`\\.(?:${METHODS.join("|")})\\(|${CALLS}|\\(\\?<[=!]`);

export const newerIn = (code: string): string | undefined => NEWER.exec(code)?.[0];

export const olderScripts: Plugin = {
  name: "older-scripts",
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk") continue;
      for (const [id, { code }] of Object.entries(chunk.modules)) {
        const found = id.includes("node_modules") ? undefined : newerIn(code ?? "");
        if (found) this.error(`${id} reaches the browser and calls ${found}), which older browsers lack.`);
      }
    }
  },
};
