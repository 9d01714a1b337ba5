// Vite's settings for a build of the app that leaves one thing (VARIANT_WITHOUT) to Remix, Vite and React, into a folder
// of its own (VARIANT_FOLDER). framework-variants.ts builds with it.
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { config } from "../../vite.config";

const app = resolve("app");
const plain = resolve("scripts/support/plain");

type Change = {
  /** By the end of a module's path. */ instead?: Record<string, string>;
  text?: [file: string, from: string, to: string][];
};

/** What is not a part of the bundler's settings is left out by another module in its place. */
const CHANGES: Readonly<Record<string, Change>> = {
  scripts: {
    instead: { "framework/scripts.tsx": "scripts.tsx" },
    text: [["app/entry.client.tsx", "export function hydrate", "setTimeout(hydrate);\nexport function hydrate"]],
  },
  styles: { instead: { "framework/styles.tsx": "styles.tsx" } },
  links: { instead: { "components/ui/link.tsx": "link.tsx", "framework/follow-links.ts": "follow-links.ts" } },
  branches: {
    text: [["app/framework/remix-handler.server.ts", "branches?.get(firstSegment(req.path)) ??", ""]],
  },
};

function changing({ instead = {}, text = [] }: Change): Plugin {
  const byFile = new Map(Object.entries(instead).map(([file, other]) => [join(app, file), join(plain, other)]));
  return {
    name: "left-to-the-framework",
    enforce: "pre",
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found ? (byFile.get(found.id) ?? null) : null;
    },
    transform(code, id) {
      const changes = text.filter(([file]) => id.split("?")[0]?.endsWith(`/${file}`));
      for (const [file, from] of changes) if (!code.includes(from)) throw new Error(`${file} has changed: ${from}`);
      return changes.length > 0 ? changes.reduce((all, [, from, to]) => all.replace(from, to), code) : undefined;
    },
  };
}

const without = process.env.VARIANT_WITHOUT ?? "";
const change = CHANGES[without];

export default config({
  buildDirectory: join(process.env.VARIANT_FOLDER ?? "", "build"),
  without: [without],
  more: change ? [changing(change)] : [],
});
