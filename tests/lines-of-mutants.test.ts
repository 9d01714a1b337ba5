// Which code a draw of mutants breaks: whole files, or of a file the statements that were changed, as `--changed` asks it.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { partsOf, withMutants } from "../scripts/mutate/mutants.mjs";

describe("what a draw is asked for", () => {
  test.each([
    ["one file", "app/a.ts", [{ file: "app/a.ts", lines: undefined }]],
    ["lines of a file", "app/a.ts:3-7", [{ file: "app/a.ts", lines: [[3, 7]] }]],
    [
      "several statements of one file, which is one file still",
      "app/a.ts:3-7,app/b.ts,app/a.ts:12-12",
      [
        {
          file: "app/a.ts",
          lines: [
            [3, 7],
            [12, 12],
          ],
        },
        { file: "app/b.ts", lines: undefined },
      ],
    ],
    ["lines of a file that is asked for whole as well", "a.ts:3-7,a.ts,a.ts:9-9", [{ file: "a.ts", lines: undefined }]],
  ])("%s", (_name, mutate, parts) => {
    expect(partsOf(mutate)).toEqual(parts);
  });
});

describe("the mutants of a draw", () => {
  const folder = mkdtempSync(join(tmpdir(), "mutants-"));
  const file = join(folder, "three.ts");
  writeFileSync(file, "export const one = 1 < 2;\nexport const two =\n  2 < 3;\nexport const three = 3 < 4;\n");
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The lines, counted from one, in which something is broken. */
  const brokenIn = async (mutate: string) => {
    const { drawn, sources } = await withMutants(mutate);
    expect([...sources.keys()]).toEqual([file]);
    return [...new Set(drawn.map(({ location }) => location.start.line + 1))].sort();
  };

  test("stand in all of a file that is asked for whole", async () => {
    expect(await brokenIn(file)).toEqual([1, 3, 4]);
  });

  test("stand in the lines that are asked for, both ends included, and in no other", async () => {
    expect(await brokenIn(`${file}:2-3`)).toEqual([3]);
    expect(await brokenIn(`${file}:1-1,${file}:4-4`)).toEqual([1, 4]);
  });
});
