// The style sheet as browsers below Chrome 111 read it. Tailwind writes for newer ones: those that don't know @layer
// leave out everything within, which is everything. What the layers decide, the order of the rules decides as well.
import type { Plugin } from "vite";

export const olderStyles: Plugin = {
  name: "older-styles",
  enforce: "pre",
  transform: (code, id) =>
    /\.css(?:\?(?!.*\b(?:url|raw)\b).*)?$/.test(id) ? { code: forOlder(code), map: null } : undefined,
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === "asset" && file.fileName.endsWith(".css") && Buffer.from(file.source).includes("@layer"))
        this.error(`${file.fileName} has layers, which browsers below Chrome 99 don't know.`);
  },
};

/** What Tailwind says of two sides at once is one value for both; the text runs from left to right. */
const SIDES =
  /([{;]\s*)(padding|margin|inset)-(inline|block):\s*((?:[\w.%-]+|(?:calc|var)\((?:[^()]|\([^()]*\))*\))(?:\s*!important)?)(?=\s*[;}])/g;

/** Without layers, `vh` before each `dvh`, both sides by their names, and moved and turned by `transform` alone. */
export function forOlder(css: string): string {
  return withoutLayers(css)
    .replace(/([{;]\s*)([\w-]+\s*:[^;{}]*\ddvh[^;{}]*)/g, (_, start: string, declaration: string) => {
      return `${start}${declaration.replace(/(\d)dvh/g, "$1vh")};${declaration}`;
    })
    .replace(
      /([{;]\s*)translate:\s*var\(--tw-translate-x\) var\(--tw-translate-y\)/g,
      "$1transform:translate(var(--tw-translate-x),var(--tw-translate-y))",
    )
    .replace(SIDES, (_, start: string, what: string, axis: string, value: string) => {
      const sides = axis === "inline" ? ["left", "right"] : ["top", "bottom"];
      return start + sides.map((side) => `${what === "inset" ? "" : `${what}-`}${side}:${value}`).join(";");
    })
    .replace(/([{;]\s*)rotate:\s*(-?[\d.]+deg)/g, "$1transform:rotate($2)");
}

/** Each `@layer name { … }` is replaced by what stands in it; `@layer a, b;` goes. Text in quotes and comments is no code. */
function withoutLayers(css: string): string {
  const tokens = css.split(/("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\*[\s\S]*?\*\/|@layer[^{};"']*[{;]|[{}])/);
  const open: boolean[] = [];
  return tokens
    .map((token) => {
      if (token.startsWith("@layer")) {
        if (token.endsWith("{")) open.push(false);
        return "";
      }
      if (token === "{") open.push(true);
      return token === "}" && open.pop() === false ? "" : token;
    })
    .join("");
}
