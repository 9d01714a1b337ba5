import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { readEnv } from "~/lib/env.server";

test.each(["abc", "70000", "-1", "80.5", "0x"])("PORT=%s ends npm start with one sentence", (PORT) => {
  const run = spawnSync(process.execPath, ["scripts/start.mjs"], {
    env: { ...process.env, PORT },
    encoding: "utf8",
    timeout: 30_000,
  });
  expect([run.status, run.stdout, run.stderr]).toEqual([
    1,
    "",
    `PORT (${PORT}) must be a whole number from 0 to 65535.\n`,
  ]);
});

test.each(["abc", "70000", "-1", "80.5"])("PORT=%s is refused by every other command in the same words", (PORT) => {
  expect(() => readEnv({ PORT })).toThrow("The setting PORT is not valid: it must be a whole number from 0 to 65535.");
});
