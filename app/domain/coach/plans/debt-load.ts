// What debt takes: each month, and whether that is a lot.

import { bullets, ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { type Reply, reply } from "~/domain/coach/intents";
import { noDebt, unknownLoans } from "./no-debt";
import type { PlanTurn } from "./turn";

/** Of the income; above the second with housing lenders get careful. */
const LIGHT_PERCENT = 15;
const MAX_PERCENT = 36;

/** 'Is my debt a lot': no or yes, by what it takes of the income, alone and with housing. */
export function debtJudged(turn: PlanTurn): Reply {
  const { sheet, ground, inputs } = turn;
  if (!sheet.has("debt.total") && !sheet.has("debt.payments")) return reply(noDebt(sheet));
  const income = ground.incomeCents ?? 0;
  const load = income > 0 ? (sheet.cents("debt.payments") / income) * 100 : null;
  const burden = income > 0 ? (ground.burdenCents / income) * 100 : null;
  const verdict =
    load === null || burden === null
      ? "I can't tell without your income."
      : load > MAX_PERCENT
        ? "Yes, it's a lot."
        : burden > MAX_PERCENT
          ? "No, not by itself, but with housing it's more than lenders like."
          : load <= LIGHT_PERCENT
            ? "No, it isn't a lot."
            : "It's some, and within what lenders like.";
  const lines = ground.debts.flatMap((_, at) =>
    sheet.has(`debt.${at + 1}.name`)
      ? [`{{debt.${at + 1}.name}}: {{debt.${at + 1}.balance}} at {{debt.${at + 1}.rate}} interest`]
      : [],
  );
  return reply(
    paragraphs(
      sentences(
        verdict,
        sheet.has("debt.total") ? "You owe {{debt.total}} in {{debt.count}}." : "I don't know what is still owed.",
        ifKnown(
          sheet,
          "debt.to-income",
          "Debt payments take {{debt.to-income}} of your income; lenders get careful above {{guide.debt-load}} for all debt together, housing included.",
        ),
        load !== null && burden !== null ? ifKnown(sheet, "burden.share", "With housing it's {{burden.share}}.") : "",
      ),
      bullets(lines),
      unknownLoans(sheet, ground.debts),
      inputs.accounts.some(({ type }) => type === "credit")
        ? ifKnown(
            sheet,
            "owed.in-full",
            "The card that you pay in full ({{owed.in-full}} on it) isn't counted as debt.",
          )
        : "",
    ),
  );
}

/** What all debts take each month. */
export function debtPayments(turn: PlanTurn): Reply {
  const { sheet, ground } = turn;
  if (!sheet.has("debt.payments"))
    return reply(
      sentences(
        "Nothing: I see no payments on debt in a usual month.",
        ifKnown(sheet, "owed.in-full", "The card that you pay in full ({{owed.in-full}}) isn't counted as debt."),
      ),
    );
  const own = ground.debts.flatMap(({ minimumCents }, at) =>
    sheet.has(`debt.${at + 1}.name`, `debt.${at + 1}.minimum`) && minimumCents > 0
      ? [`{{debt.${at + 1}.name}}: {{debt.${at + 1}.minimum}} a month, with {{debt.${at + 1}.balance}} owed`]
      : [],
  );
  const isUnseen =
    !ground.debts.some(({ name }) => /student|education|college/i.test(name)) &&
    sheet.cents("spend.student_loans.average") > 0;
  return reply(
    paragraphs(
      sentences(
        "Your debt payments come to {{debt.payments}} a month.",
        ifKnown(
          sheet,
          "debt.to-income",
          "Debt payments take {{debt.to-income}} of your income; lenders get careful above {{guide.debt-load}}, housing included.",
        ),
      ),
      bullets([
        ...own,
        ...(isUnseen
          ? ["Student Loans: {{spend.student_loans.average}} a month, of a debt whose balance I can't see"]
          : []),
      ]),
      ifKnown(sheet, "owed.in-full", "The card that you pay in full ({{owed.in-full}} on it) isn't counted as debt."),
    ),
  );
}
