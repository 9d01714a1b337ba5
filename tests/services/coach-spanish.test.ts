// What is asked in Spanish of a small ledger: the figure, or in the same words that there is none and why.
import { afterEach, beforeEach, expect, test } from "vitest";
import type { CurrentUser } from "~/lib/auth.server";
import { setClock } from "~/lib/clock.server";
import { transaction } from "~/lib/db.server";
import { saveBudgetAmount } from "~/services/budget/budget.server";
import { readCoachInputs } from "~/services/coach/facts.server";
import { answerSpanish } from "~/services/coach/spanish.server";
import { writeTransactions } from "~/services/ledger/write.server";
import { SPANISH_NEXT } from "~/texts/coach-es";
import { SPANISH_MISSING } from "~/texts/coach-es-nothing";
import { formatFact } from "~/domain/coach/facts/fact";
import { bankRow, createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
beforeEach(() => setClock("2026-11-21T18:00:00Z"));
afterEach(() => setClock(undefined));

/** Groceries in November alone, gas that is still on its way. */
async function person(): Promise<CurrentUser> {
  const row = await createTrialUser({ trialEndsAt: new Date("2027-01-01"), timeZone: "UTC" });
  const { account } = await createBank(row.id, ["checking", "savings"]);
  const bought = (id: string, day: string, cents: number, providerCategory: string, pending = false) =>
    bankRow(`${row.id}-${id}`, account("checking"), day, cents, { providerCategory, pending });
  const upsert = [
    bought("a", "2026-11-03", -1_234, "FOOD_AND_DRINK_GROCERIES"),
    bought("b", "2026-11-05", -1_000, "FOOD_AND_DRINK_GROCERIES"),
    bought("c", "2026-11-20", -777, "TRANSPORTATION_GAS", true),
  ];
  await transaction((tx) => writeTransactions(tx, row.id, { upsert, remove: [] }));
  return currentUser(row);
}

async function said(user: CurrentUser, question: string) {
  const given = await answerSpanish(user, question, await readCoachInputs(user));
  if (!given) return null;
  const byId = new Map(given.facts.map((fact) => [fact.id, formatFact(fact)]));
  return given.answer.text.replace(/\{\{([^}]+)\}\}/g, (_, id) => byId.get(id) ?? "?");
}

test("figures of what there is, with the category and the days that were named", async () => {
  const user = await person();
  for (const [question, answer] of [
    [
      "¿Cuánto gasté este mes?",
      "Gastaste $22.34 en lo que va del mes, en 2 movimientos.\n\nHay $7.77 más por confirmarse; con eso son $30.11.",
    ],
    ["¿Cuánto gasté en el super este mes?", "Gastaste $22.34 en supermercado en lo que va del mes, en 2 movimientos."],
    [
      "¿Cuál fue mi gasto más grande este mes?",
      "Tu gasto más grande en lo que va del mes fue Shop: $12.34 el 3 de noviembre de 2026.",
    ],
    ["¿Qué saldo tengo en ahorros?", "Tienes $1,000.00 en esa cuenta."],
  ] as const)
    expect([question, await said(user, question)]).toEqual([question, answer]);
});

test("where nothing was spent, earned or expected, that is said of what was asked; where days aren't known, that they aren't", async () => {
  const user = await person();
  const month = "2026-11";
  await saveBudgetAmount(user.id, month, { month, category: "groceries", plannedAmount: "50", rollover: false });
  for (const [question, answer] of [
    ["cuanto gaste en ropa este mes", "No veo gastos en ropa en lo que va del mes."],
    ["cuanto gaste en ropa ayer", "No veo gastos en ropa ayer."],
    ["cual fue mi mayor gasto en ropa", "No veo gastos en ropa en lo que va del mes."],
    ["gaste mas en ropa que el mes pasado?", "No veo gastos en ropa en lo que va del mes."],
    ["mis ultimos gastos en ropa", "No veo gastos en ropa en el último año."],
    ["cuanto gane este mes", "No veo ingresos en lo que va del mes."],
    ["que facturas vencen pronto", "No veo pagos que se esperen en los próximos treinta días."],
    ["cuanto es mi renta", "No veo una renta que se repita en tus cuentas."],
    ["cuando me pagan", "No veo en tus cuentas un sueldo que llegue con regularidad."],
    ["cuanto queda del presupuesto de ropa", "No veo un presupuesto en ropa para este mes."],
    ["cuanto estoy usando del limite", "No veo una tarjeta con límite entre tus cuentas."],
    [
      "cuanto puedo gastar hasta la quincena",
      "No lo puedo calcular: me falta ver una cuenta de cheques, y un sueldo o pagos que se repitan.",
    ],
    ["como va mi fondo de emergencias", SPANISH_MISSING],
  ] as const)
    expect([question, await said(user, question)]).toEqual([question, answer]);
  for (const question of ["cuanto gaste en octubre", "cuanto gane en octubre", "cual fue mi mayor gasto en octubre"])
    expect([question, await said(user, question)]).toEqual([
      ...[question, "No lo puedo saber: solo veo movimientos desde el 3 de noviembre de 2026."],
    ]);
  expect(await said(user, "cuanto queda del presupuesto del super")).toMatch(
    /^Te quedan \$27\.66 del presupuesto en supermercado: gastaste \$22\.34 de \$50\.00 este mes\./,
  );
  expect(await said(user, "cuanto gaste en gasolina este mes")).toBe(
    "Gastaste $0.00 en gasolina en lo que va del mes, en 0 movimientos.\n\nHay $7.77 más por confirmarse; con eso son $7.77.",
  );
});

test("of somebody without accounts, what no account shows is said to be missing; what is there is none", async () => {
  const nobody = await currentUser(await createTrialUser());
  for (const [question, answer] of [
    ["cual es mi patrimonio", SPANISH_MISSING],
    ["cuanto dinero tengo", SPANISH_MISSING],
    ["cuanto ahorre el mes pasado", SPANISH_MISSING],
    ["¿Puedo comprar un sofá de $900?", SPANISH_MISSING],
    ["cuanto gaste en octubre", "No veo gastos el mes pasado."],
    ["cuanto debo", "No veo deudas en tus cuentas ni en tus metas."],
  ] as const)
    expect([question, await said(nobody, question)]).toEqual([question, answer]);
});

test("each question that is offered to go on with is read in Spanish, and no model words the answer", async () => {
  const user = await person();
  const inputs = await readCoachInputs(user);
  for (const question of SPANISH_NEXT) {
    const given = await answerSpanish(user, question, inputs);
    expect([question, given]).toMatchObject([question, { question, asWritten: true, beside: { next: SPANISH_NEXT } }]);
  }
  expect(await answerSpanish(user, "how much did i spend", inputs)).toBeNull();
});
