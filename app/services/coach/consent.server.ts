// Whether a model may read along: asked once, kept until it is switched off.
import type { Consent, SentFigure } from "~/texts/coach";
import { buildFacts } from "~/domain/coach/facts/build";
import { audit } from "~/lib/audit.server";
import type { CurrentUser } from "~/lib/auth.server";
import { db } from "~/lib/db.server";
import { outward } from "~/providers/coach/what-is-sent";
import { coachProvider } from "~/providers/coach/index.server";
import { readCoachInputs } from "./facts.server";

export function consentOf(user: CurrentUser): Consent {
  const { model, host } = coachProvider();
  if (!model) return { state: "none", host };
  return { state: user.coachConsentAt === null ? "off" : "on", host };
}

/** The figures that would leave now, as they would; names never do. Nothing where there is no model. */
export async function figuresToSend(user: CurrentUser): Promise<SentFigure[] | null> {
  if (coachProvider().model === null) return null;
  const sheet = buildFacts(await readCoachInputs(user));
  return sheet
    .all()
    .flatMap((fact) => (fact.value.unit === "name" || fact.id.startsWith("guide.") ? [] : [outward(fact)]));
}

/** Asked once, kept until it is switched off; switching off forgets what the model worded. */
export async function setCoachConsent(user: CurrentUser, agreed: boolean): Promise<void> {
  await db.user.update({ where: { id: user.id }, data: { coachConsentAt: agreed ? user.now : null } }); // id is the userId here
  if (!agreed) await db.coachCache.deleteMany({ where: { userId: user.id, kind: { startsWith: "words-" } } });
  await audit("coach_consent", user.id, { agreed });
}
