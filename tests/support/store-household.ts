import type { CoachInputs } from "~/domain/coach/facts/inputs";
import { db, newId } from "~/lib/db.server";
import { ASSESSMENT } from "./coach-household";

/** What a domain test has in its hands, as rows: so that the same household goes through the real loaders. */
export async function storeHousehold(userId: string, inputs: CoachInputs): Promise<void> {
  const itemId = newId();
  await db.bankItem.create({
    data: {
      userId,
      id: itemId,
      providerItemId: newId(),
      institutionId: "i",
      institutionName: "Test Bank",
      accessToken: "x",
    },
  });
  await db.account.createMany({
    data: inputs.accounts.map((account) => ({
      userId,
      id: newId(),
      itemId,
      providerAccountId: newId(),
      accountName: account.name,
      institutionName: "Test Bank",
      accountNumber: "1234",
      accountType: account.type,
      balanceCents: BigInt(account.balanceCents),
      limitCents: account.limitCents === null ? null : BigInt(account.limitCents),
    })),
  });
  await db.monthSum.createMany({
    data: inputs.sums.map(({ cents, ...row }) => ({ ...row, userId, amountCents: BigInt(cents) })),
  });
  await storeGoals(userId, inputs);
  await storeWords(userId, inputs);
}

async function storeGoals(userId: string, { goals }: CoachInputs): Promise<void> {
  for (const goal of goals) {
    const id = newId();
    await db.goal.create({
      data: {
        userId,
        id,
        type: goal.type,
        name: goal.name,
        targetCents: BigInt(goal.targetCents),
        deadline: goal.deadline,
        interestRate: goal.ratePercent,
        minimumCents: goal.minimumCents === null ? null : BigInt(goal.minimumCents),
        createdAt: new Date(`${goal.startDay}T12:00:00Z`),
      },
    });
    await db.goalEntry.createMany({
      data: goal.entries.map(({ amountCents, ...entry }) => ({
        ...entry,
        userId,
        id: newId(),
        goalId: id,
        amountCents: BigInt(amountCents),
      })),
    });
  }
}

async function storeWords(userId: string, { interview, interviewDay, credit }: CoachInputs): Promise<void> {
  if (interview)
    await db.interview.create({
      data: {
        userId,
        id: newId(),
        responses: JSON.parse(JSON.stringify(interview)),
        completedAt: new Date(`${interviewDay}T12:00:00Z`),
      },
    });
  if (!credit) return;
  const { hasCollections, hasBankruptcy, hasForeclosure, currentScore, monthlyIncome } = credit.profile;
  await db.creditAssessment.create({
    data: {
      ...ASSESSMENT,
      userId,
      id: newId(),
      currentScore: String(currentScore),
      goalScore: String(currentScore),
      creditUtilization: "5",
      paymentHistory: "excellent",
      creditMix: "good",
      monthlyIncome: String(monthlyIncome),
      hasCollections,
      hasBankruptcy,
      hasForeclosure,
      improvementPlan: {},
      createdAt: new Date(`${credit.day}T12:00:00Z`),
    },
  });
}
