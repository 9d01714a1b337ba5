import type { CreditAssessmentModel } from "~/lib/prisma/models";
import { db, newId } from "~/lib/db.server";
import { addMonths, monthOf } from "~/domain/periods";
import { nowForTests } from "./coach-clock";

/** An account, three months of sums and a debt goal, as the ledger would have written them. */
export async function giveHousehold(userId: string, { merchant = "Acme" }: { merchant?: string } = {}): Promise<void> {
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
    data: [
      {
        userId,
        id: newId(),
        itemId,
        providerAccountId: newId(),
        accountName: `${merchant} Checking`,
        institutionName: "Test Bank",
        accountNumber: "1234",
        accountType: "checking",
        balanceCents: 250_000n,
      },
      {
        userId,
        id: newId(),
        itemId,
        providerAccountId: newId(),
        accountName: `${merchant} Card`,
        institutionName: "Test Bank",
        accountNumber: "9876",
        accountType: "credit",
        balanceCents: -120_000n,
        limitCents: 400_000n,
      },
    ],
  });
  const month = monthOf(nowForTests());
  const rows = [1, 2, 3, 4].flatMap((back) =>
    [
      { category: "", kind: "income", amountCents: 450_000n, count: 2 },
      { category: "mortgage_rent", kind: "spending", amountCents: -160_000n, count: 1 },
      { category: "restaurants", kind: "spending", amountCents: -41_210n, count: 14 },
      { category: "utilities", kind: "spending", amountCents: -12_000n, count: 2 },
    ].map((row) => ({ ...row, userId, month: addMonths(month, -back) })),
  );
  await db.monthSum.createMany({ data: rows });
}

export const ASSESSMENT: Omit<CreditAssessmentModel, "userId" | "id" | "createdAt" | "improvementPlan"> = {
  currentScore: "655",
  goalScore: "740",
  paymentHistory: "fair",
  creditUtilization: "36",
  creditHistoryLength: "50",
  creditMix: "limited",
  newCreditInquiries: "2",
  totalCreditLimit: "5000",
  totalCreditBalance: "1820",
  monthlyIncome: "4500",
  hasCollections: false,
  hasBankruptcy: false,
  hasForeclosure: false,
};

export async function giveAssessment(userId: string): Promise<void> {
  const plan = {
    overallAnalysis: "",
    currentScoreAnalysis: "",
    timeToGoal: "",
    prioritizedActions: [],
    monthlyTasks: [],
    tips: [],
    warnings: [],
  };
  await db.creditAssessment.create({ data: { ...ASSESSMENT, userId, id: newId(), improvementPlan: plan } });
}
