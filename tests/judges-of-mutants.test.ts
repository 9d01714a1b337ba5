// Which tests may judge a draw of mutants: those that say in its one process what the mutated code does.
import { describe, expect, test } from "vitest";
import { suitDrawn } from "../scripts/mutate/targets";

describe("a draw asks no test", () => {
  test.each(["commands", "start", "dev"])(
    "that starts programs of ours, which load the code without a mutant (%s)",
    (name) => {
      expect(suitDrawn([`tests/server/${name}.test.ts`])).toBe(false);
    },
  );

  test("that a service's program is started by", () => {
    expect(suitDrawn(["tests/services/sums-check.test.ts"])).toBe(false);
    expect(suitDrawn(["tests/services/jobs-outage.test.ts"])).toBe(false);
  });

  test("of a draw of several where one of them can't be run", () => {
    expect(suitDrawn(["tests/server/data-folder.test.ts", "tests/server/commands.test.ts"])).toBe(false);
  });
});

test("it asks those that start a program of the system's beside the code itself, and those that start none", () => {
  expect(suitDrawn(["tests/server/data-folder.test.ts", "tests/server/control-socket.test.ts"])).toBe(true);
});
