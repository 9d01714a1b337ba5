// What reaches into the framework stands in one place, and what it relies on there is still so.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { bundle, TRICKS } from "~/framework/bundle";
import { chunksFor } from "~/framework/bundle/chunks";
import { inAscii, readFileOnce } from "~/framework/bundle/server-memory";

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : /\.tsx?$/.test(name) ? [path] : [];
  });
}

test("nothing but the framework folder reaches into Remix, React Router and React", () => {
  const entrails = /\bUNSAFE_|__remix[A-Z]|createRequestHandler\(|manualChunks:|displayName = /;
  const reaching = [...files("app"), ...files("server"), "vite.config.ts"].filter(
    (file) =>
      !/^app\/(framework|lib\/prisma)\//.test(file) &&
      entrails.test(readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "")),
  );
  expect(reaching).toEqual([]);
});

test("each file of the folder and each trick of the bundler stands in its list, with what it gains and what fails", () => {
  const list = readFileSync("app/framework/README.md", "utf8");
  const rows = list.split("\n").filter((line) => line.startsWith("| `"));
  for (const file of files("app/framework"))
    expect(
      rows.some((row) => row.includes(file.replace("app/framework/", ""))),
      file,
    ).toBe(true);
  for (const trick of TRICKS)
    expect(
      rows.some((row) => row.includes(`(\`${trick}\`)`)),
      trick,
    ).toBe(true);
  for (const row of rows) expect(row.split("|").filter((cell) => cell.trim() !== "")).toHaveLength(3);
});

test("a chunk that names a module which is not there stops the build", () => {
  expect(() => chunksFor("/nowhere")).toThrow("which is not there");
  const chunkOf = chunksFor(join(process.cwd(), "app"));
  expect(chunkOf(join(process.cwd(), "app/domain/money.ts"))).toBe("parts");
  expect(chunkOf("/x/node_modules/react-dom/cjs/react-dom.production.min.js")).toBe("dom");
  expect(chunkOf("/x/node_modules/react-router-dom/dist/index.js")).toBe("base");
  expect(chunkOf(join(process.cwd(), "app/domain/budget.ts"))).toBeUndefined();
});

test("React stands with react-dom, which the router asks for: so no two files need each other", () => {
  const chunkOf = chunksFor(join(process.cwd(), "app"));
  const ofPackage = (name: string) => chunkOf(`/x/node_modules/${name}/index.js`);
  expect(["react", "scheduler", "react-dom"].map(ofPackage)).toEqual(["dom", "dom", "dom"]);
  expect(["react-router", "react-router-dom", "@remix-run/react"].map(ofPackage)).toEqual(["base", "base", "base"]);
});

test("the bundler's tricks still find what they replace", () => {
  const { alias } = bundle(join(process.cwd(), "app"), true);
  for (const { replacement } of alias) expect(statSync(replacement).isFile(), replacement).toBe(true);
  // unused-links: the names are still given outside of any condition.
  const components = readFileSync("node_modules/@remix-run/react/dist/esm/components.js", "utf8");
  expect(components.match(/^(Nav)?Link\.displayName = /gm)).toHaveLength(2);
});

test("the server's bundle says letters beyond ASCII by their numbers, and means the same", () => {
  const pairs = [
    ["'’'", "'\\u2019'"],
    ["/[‘\\’]/", "/[\\u2018\\u2019]/"],
    ["'\\\\é'", "'\\\\\\u00e9'"],
    ["`\\n–😀`", "`\\n\\u2013\\ud83d\\ude00`"],
    ["a + '\\u2019'", "a + '\\u2019'"],
  ] as const;
  for (const [code, ascii] of pairs) expect(inAscii(code)).toBe(ascii);
});

test("Prisma's compiler is read from its file and let go, and a client that loads it otherwise fails the build", () => {
  const client = readFileSync("app/lib/prisma/internal/class.ts", "utf8");
  expect(readFileOnce(client)).not.toMatch(/import\("[^"]*wasm/);
  expect(readFileOnce(client)).toContain("wasm-base64.js");
  expect(() => readFileOnce("const wasm = 1")).toThrow(/server-memory/);
});

test("what a browser takes of the categories leaves the banks' words behind", async () => {
  const taken = `export { choiceOf, isSpending } from "~/domain/categories/classify";
    export { BALANCE_CORRECTION } from "~/domain/categories/from-bank";
    export { categoryName } from "~/domain/categories/list";`;
  const { outputFiles } = await build({
    stdin: { contents: taken, resolveDir: process.cwd() },
    alias: { "~": join(process.cwd(), "app") },
    bundle: true,
    format: "esm",
    write: false,
  });
  const bundled = outputFiles.map(({ text }) => text).join("");
  expect(bundled).toContain("Groceries");
  expect(bundled).not.toContain("GENERAL_MERCHANDISE");
});
