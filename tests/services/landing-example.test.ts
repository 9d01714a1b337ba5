// The example on the first page is what the coach says: word for word, for the demo household on the day it names.
import { afterEach, expect, test } from "vitest";
import { DEMO_ACCOUNT } from "~/contracts/demo";
import { EXAMPLE_ANSWER, EXAMPLE_DAY, EXAMPLE_QUESTION } from "~/texts/landing";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { askCoach } from "~/services/coach/coach.server";
import { seed } from "~/services/sample/seed.server";
import { useDatabase } from "../support/db";
import { currentUser } from "../support/people";

useDatabase();
afterEach(() => setClock(undefined));

test("the demo household's own answer stands on the first page", async () => {
  setClock(`${EXAMPLE_DAY}T18:00:00Z`);
  await seed();
  const demo = await db.user.findUniqueOrThrow({ where: { username: DEMO_ACCOUNT.username } });
  const { answer, citations } = await askCoach(await currentUser(demo), EXAMPLE_QUESTION);
  expect(answer.split("\n\n")[0]).toBe(EXAMPLE_ANSWER);
  expect(citations.some(({ href }) => href.startsWith("/what-if?kind=debt"))).toBe(true);
}, 60_000);
