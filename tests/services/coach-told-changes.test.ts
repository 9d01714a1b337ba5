// Advice that goes by what a question tells, over the demo's household: the figures are worked out here, apart from the code.
import { beforeAll, expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import * as coaching from "~/routes/api.ai.coaching";
import { refreshInsights } from "~/services/insights/insights.server";
import { seed } from "~/services/sample/seed.server";
import { useDatabase } from "../support/db";
import { call } from "../support/people";

useDatabase();
beforeAll(async () => {
  setClock("2026-11-22T17:00:00Z");
  await seed();
  await refreshInsights((await db.user.findFirstOrThrow()).id);
}, 60_000);

async function answerTo(question: string): Promise<string> {
  setClock("2026-11-22T17:00:00Z");
  await db.rateBucket.deleteMany();
  await db.chatMessage.deleteMany();
  const user = await db.user.findFirstOrThrow();
  const asked = await call(coaching, { path: "/api/ai/coaching", user, json: { question } });
  return String(Object(asked.body).answer);
}

/** A usual month of the demo: 6,136.77 come in, 4,699.78 go out; rent is 1,650, pay 2,806.02 every two weeks. */
const LEFT = 6136.77 - 4699.78;
const PAY = (2806.02 * 26) / 12;
const usd = (dollars: number): string =>
  `$${dollars.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

test.each([
  ["Rent's going up 8 % in March, can I still put $400 a month away?", /^Yes/, [1650 * 1.08, LEFT - 132, LEFT - 532]],
  ["boss is cutting my pay by 10%. can we still cover the bills?", /^Yes/, [PAY * 0.1, LEFT - PAY * 0.1]],
  ["I want to quit and go part time at 60% pay, would it work", /^No/, [PAY * 0.4 - LEFT]],
  ["my hours get cut to 30 a week, what do I cut first?", /40 hours/, [PAY * 0.25, PAY * 0.25 - LEFT]],
  ["we lose $2,000 a month for 3 months, are we ok?", /^Yes, but out of your savings/, [(2000 - LEFT) * 3]],
  ["they cut my overtime so im down about 350 a paycheck, what goes first?", /^Nothing/, [(350 * 26) / 12]],
  ["can we put away 800 a month if daycare costs us 650 a month", /^Not all/, [800 - (LEFT - 650)]],
  ["dentist wants $1,900 up front or 12 x $175, which?", /cheaper/, [12 * 175, 12 * 175 - 1900]],
  ["they'll let me pay the laptop $1,200 now or 24 months at $59 whats better", /cheaper/, [24 * 59 - 1200]],
  ["furnace died, they want 4,200. can i pay that without touching the emergency fund?", /^Not yet/, [4200 - 2474.62]],
] as const)("%s", async (question, verdict, figures) => {
  const answer = await answerTo(question);
  expect(answer).toMatch(verdict);
  for (const figure of figures) expect(answer).toContain(usd(figure));
});
