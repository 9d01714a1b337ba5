// The clock of a server under test is moved to another day; the database's isn't, and the queue goes by both.
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { OFFSET } from "../support/test-clock.mjs";

const DAY_MS = 86_400_000;
/** As the queue asks itself every minute, with what it has found the database's clock to be off by. */
const ASKED = `
  const { shouldSendIt } = require("pg-boss/src/timekeeper.js").prototype;
  console.log(shouldSendIt.call({ clockSkew: -Number(process.env.${OFFSET}) }, "41 3 * * *", "UTC"));
`;

test.each([-40, 40])("%d days away from the machine's day, nothing comes by the clock", (days) => {
  const ended = spawnSync(process.execPath, ["--import", "./tests/support/server-clock.mjs", "-e", ASKED], {
    env: { ...process.env, [OFFSET]: String(days * DAY_MS) },
    encoding: "utf8",
  });
  expect(ended.stdout).toBe("false\n");
});
