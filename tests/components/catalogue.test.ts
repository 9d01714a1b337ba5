import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sources = (folder: string) => readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, "utf8"));

test("the component page shows every component and every colour that there is", () => {
  const shown = sources("app/components/style-guide").join("\n");
  // These are parts of others that are shown, or show nothing of their own; messages appear by pressing a button there.
  const parts = new Set([
    "chart",
    "cx",
    "dialog-content",
    "field-frame",
    "figure-table",
    "form-key",
    "guarded",
    "labeled",
    "link",
    "no-script-refresh",
    "skip-link",
    "tile",
    "toast-region",
  ]);
  const components = readdirSync("app/components/ui").flatMap((file) =>
    /\.tsx$/.test(file) ? [file.replace(".tsx", "")] : [],
  );
  expect(components.length).toBeGreaterThan(15);
  expect(components.filter((name) => !parts.has(name) && !shown.includes(`"~/components/ui/${name}"`))).toEqual([]);
  const colours = [...readFileSync("app/tailwind.css", "utf8").matchAll(/^ {2}--color-([\w-]+): var\(--/gm)].map(
    ([, name = ""]) => name,
  );
  expect(colours.length).toBeGreaterThan(25);
  // Colours that stand only upon another, or change under the pointer, are seen there.
  const upon = new Set(["on-accent", "on-loss", "loss-strong", "veil", "gain"]);
  expect(colours.filter((name) => !upon.has(name) && !shown.includes(`"bg-${name}"`))).toEqual([]);
});
