import { describe, expect, it } from "vitest";
import { newerIn } from "~/framework/bundle/older-scripts";
import { forOlder } from "~/framework/bundle/older-styles";

describe("the style sheet for older browsers", () => {
  it("has no layers, and what stood in them in the same order", () => {
    const css = `@layer theme, base;@layer base{a{color:red}@media print{a{content:"}@layer x{"}}}/* @layer y { */@layer utilities{.b{top:0}}.c{top:1px}`;
    expect(forOlder(css)).toBe(`a{color:red}@media print{a{content:"}@layer x{"}}/* @layer y { */.b{top:0}.c{top:1px}`);
  });

  it("says a height in vh before it says it in dvh", () => {
    expect(forOlder(".a{top:0;height:calc(100dvh - 4rem)}.b{max-height: 92dvh;}")).toBe(
      ".a{top:0;height:calc(100vh - 4rem);height:calc(100dvh - 4rem)}.b{max-height: 92vh;max-height: 92dvh;}",
    );
  });

  it("names both sides, also where the value is computed, and leaves one side alone", () => {
    expect(forOlder(".a{padding-inline:calc(var(--spacing) * 4)}.b{margin-block:0!important;inset-inline:auto}")).toBe(
      ".a{padding-left:calc(var(--spacing) * 4);padding-right:calc(var(--spacing) * 4)}.b{margin-top:0!important;margin-bottom:0!important;left:auto;right:auto}",
    );
    expect(forOlder(".a{margin-inline-end:4px;margin-inline:1px 2px}")).toBe(
      ".a{margin-inline-end:4px;margin-inline:1px 2px}",
    );
  });

  it("moves and turns by transform", () => {
    expect(forOlder(".a{translate:var(--tw-translate-x) var(--tw-translate-y)}.b{rotate:-90deg}")).toBe(
      ".a{transform:translate(var(--tw-translate-x),var(--tw-translate-y))}.b{transform:rotate(-90deg)}",
    );
    expect(forOlder(".a{transition-property:transform,translate,rotate}")).toContain("transform,translate,rotate");
  });
});

describe("what a script may not call", () => {
  it.each(["list.at(-1)", "Object.hasOwn(a, b)", "crypto.randomUUID()", "form.requestSubmit()", "/(?<=a)b/"])(
    "%s is found",
    (code) => expect(newerIn(code)).toBeDefined(),
  );

  it.each(["list[list.length - 1]", "at(1)", "/(?<year>a)/", "text.replaceAll(a, b)"])("%s is not", (code) =>
    expect(newerIn(code)).toBeUndefined(),
  );
});
