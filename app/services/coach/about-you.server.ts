// What a person said of themselves beside what their accounts show, and which of it holds.
import { AppError } from "~/contracts/errors";
import { type AboutYou, aboutYou } from "~/domain/coach/about-you";
import { buildFacts } from "~/domain/coach/facts/build";
import type { StatedChoice, ChoiceTopic } from "~/domain/household/stated";
import type { CurrentUser } from "~/lib/auth.server";
import { db } from "~/lib/db.server";
import { requestInsights } from "~/services/insights/insights.server";
import { readCoachInputs } from "./facts.server";
import { REFUSALS } from "~/texts/refusals";

export async function readAboutYou(user: CurrentUser): Promise<AboutYou> {
  const inputs = await readCoachInputs(user);
  // Held against the accounts as they are, whatever was chosen before.
  return aboutYou(inputs, buildFacts({ ...inputs, choices: [] }));
}

/** Only what is asked can be chosen, and a choice is about the statements of its moment. */
export async function chooseForTopic(user: CurrentUser, topic: ChoiceTopic, choice: StatedChoice): Promise<void> {
  const { questions } = await readAboutYou(user);
  const asked = questions.find((question) => question.topic === topic);
  if (!asked || !asked.options.some((option) => option.choice === choice))
    throw new AppError("bad_request", REFUSALS.coach.noLongerAsked);
  const row = { choice, about: asked.about, chosenAt: user.now };
  await db.ownChoice.upsert({
    where: { userId_topic: { userId: user.id, topic } },
    create: { userId: user.id, topic, ...row },
    update: row,
  });
  await requestInsights(user.id);
}
