// The coach's Spanish: sentences around the engine's figures for the twenty commonest questions. A figure that isn't there
// leaves its sentence out; nothing is added up here.

import type { SpanishFigures } from "~/domain/coach/spanish/figures";
import type { SpanishTopic } from "~/domain/coach/spanish/read";

/** Words beside the figures: what it is about, and which days. */
export type SpanishWords = { about: string; when: string };
type Wording = (figures: SpanishFigures, words: SpanishWords) => readonly string[];

export const SPANISH_TROUBLE =
  "Por ahora no: tus cuentas muestran señales de apuro. Primero lo necesario: " +
  "vivienda, luz, comida y los pagos mínimos. Un asesor de crédito sin fines de lucro (busca uno de la NFCC) " +
  "ayuda gratis.";

export const SPANISH_NEXT = [
  "¿Cuánto gasté este mes?",
  "¿Cuánto puedo gastar hasta el día de pago?",
  "¿Qué pagos vienen?",
  "¿Cuánto queda de mi presupuesto?",
  "¿Cuánto debo?",
  "¿Cómo van mis metas?",
] as const;

const when = ({ has }: SpanishFigures, needed: readonly string[], sentence: () => string): string =>
  has(...needed) ? sentence() : "";

/** One line for each row, as long as there are any. */
const lines = ({ has }: SpanishFigures, name: (at: number) => string, line: (at: number) => string): string =>
  Array.from({ length: 12 }, (_, at) => at + 1)
    .filter((at) => has(name(at)))
    .map((at) => `- ${line(at)}`)
    .join("\n");

const pendingToo = (figures: SpanishFigures): string =>
  when(
    figures,
    ["pending", "with-pending"],
    () => `Hay ${figures.at("pending")} más por confirmarse; con eso son ${figures.at("with-pending")}.`,
  );

const balance: Wording = (f) => [
  when(
    f,
    ["total"],
    () => `Tienes ${f.at("total")} en ${f.has("account-2") ? "tus cuentas de cheques y de ahorro" : "esa cuenta"}.`,
  ),
  lines(
    f,
    (at) => `account-${at}-name`,
    (at) => `${f.at(`account-${at}-name`)}: ${f.at(`account-${at}`)}`,
  ),
  when(f, ["all"], () => `Con las inversiones son ${f.at("all")} en total.`),
];

const spent: Wording = (f, { about, when: days }) => [
  when(f, ["total", "count"], () => `Gastaste ${f.at("total")}${about} ${days}, en ${f.at("count")}.`),
  pendingToo(f),
];

const pay: Wording = (f) => [
  when(
    f,
    ["item-1-day", "item-1"],
    () => `Tu próximo pago se espera el ${f.at("item-1-day")}: unos ${f.at("item-1")} de ${f.at("item-1-name")}.`,
  ),
  when(f, ["last", "last-day"], () => `El último fue de ${f.at("last")} el ${f.at("last-day")}.`),
];

const bills: Wording = (f) => [
  when(f, ["count", "total"], () => `Vienen ${f.at("count")} en los próximos treinta días, ${f.at("total")} en total:`),
  lines(
    f,
    (at) => `item-${at}-day`,
    (at) => `${f.at(`item-${at}-name`)}: ${f.at(`item-${at}`)} el ${f.at(`item-${at}-day`)}`,
  ),
];

const budget: Wording = (f, { about }) => [
  when(f, ["left", "spent", "planned"], () =>
    f.label("left").startsWith("Over")
      ? `Te pasaste del presupuesto${about} por ${f.at("left")}: gastaste ${f.at("spent")} de ${f.at("planned")} este mes.`
      : `Te quedan ${f.at("left")} del presupuesto${about}: gastaste ${f.at("spent")} de ${f.at("planned")} este mes.`,
  ),
  when(
    f,
    ["pending", "left-then"],
    () =>
      `Con ${f.at("pending")} por confirmarse ` +
      (f.label("left-then").startsWith("Over")
        ? `te pasarías por ${f.at("left-then")}`
        : `quedarían ${f.at("left-then")}`) +
      ".",
  ),
  when(f, ["left.per-day"], () => `Son ${f.at("left.per-day")} al día por lo que queda del mes.`),
];

const owed: Wording = (f) => [
  f.has("total")
    ? `Debes ${f.at("total")}${f.has("debt-1-name") ? ` (${f.at("debt-1-name")})` : ""}.`
    : "No veo deudas en tus cuentas ni en tus metas.",
  when(
    f,
    ["in-full", "in-full-name"],
    () =>
      `En ${f.at("in-full-name")} hay ${f.at("in-full")}; la pagas completa cada mes, así que no la cuento como deuda.`,
  ),
  when(
    f,
    ["unseen", "unseen-name"],
    () => `También pagas ${f.at("unseen")} a ${f.at("unseen-name")}, cuyo saldo no puedo ver.`,
  ),
];

const kept: Wording = (f, { when: days }) => [
  when(f, ["total", "earned", "spent"], () =>
    f.label("total").startsWith("Spent")
      ? `No quedó nada ${days}: gastaste ${f.at("total")} más de lo que ganaste (${f.at("earned")} de ingresos, ${f.at("spent")} de gastos).`
      : `Te quedaste con ${f.at("total")} ${days}: ganaste ${f.at("earned")} y gastaste ${f.at("spent")}.`,
  ),
  when(f, ["contributed", "saved"], () =>
    [
      f.label("contributed").startsWith("Came")
        ? `${f.at("contributed")} volvieron de tus ahorros`
        : `De lo gastado, ${f.at("contributed")} fueron a tus ahorros`,
      f.label("saved").startsWith("Used")
        ? `contando eso, usaste ${f.at("saved")} más de lo que ahorraste.`
        : `así que ahorraste ${f.at("saved")}${f.has("share") ? `, ${f.at("share")} de tus ingresos` : ""}.`,
    ].join(": "),
  ),
];

const worth: Wording = (f) => [
  when(
    f,
    ["worth", "have", "owe"],
    () =>
      `${f.label("worth").startsWith("Owed") ? "Debes más de lo que tienes:" : "Tu patrimonio neto, de lo que está conectado, es de"}` +
      ` ${f.at("worth")}: ${f.at("have")} en cuentas menos ${f.at("owe")} de deudas.`,
  ),
  lines(
    f,
    (at) => `account-${at}-name`,
    (at) =>
      `${f.at(`account-${at}-name`)}: ${f.at(`account-${at}`)}${f.label(`account-${at}`) === "Owed" ? " de deuda" : ""}`,
  ),
];

const largest: Wording = (f, { when: days }) => [
  when(
    f,
    ["row-name", "row-amount"],
    () => `Tu gasto más grande ${days} fue ${f.at("row-name")}: ${f.at("row-amount")} el ${f.at("row-day")}.`,
  ),
];

const subscriptions: Wording = (f) => [
  f.has("count", "total")
    ? `Tienes ${f.at("count")}, ${f.at("total")} al mes en total:`
    : "No veo suscripciones en tus cuentas.",
  lines(
    f,
    (at) => `item-${at}-name`,
    (at) => `${f.at(`item-${at}-name`)}: ${f.at(`item-${at}`)} al mes`,
  ),
];

const compare: Wording = (f, { about, when: days }) => [
  when(
    f,
    ["total", "other", "difference"],
    () =>
      `Gastaste ${f.isMore("total", "other") ? "más" : "menos"}: ` +
      `${f.at("total")}${about} ${days}, y ${f.at("other")} en los mismos días de antes. ` +
      `La diferencia es de ${f.at("difference")}.`,
  ),
  when(f, ["whole-other"], () => `El periodo anterior completo fue de ${f.at("whole-other")}.`),
  pendingToo(f),
];

const goals: Wording = (f) => [
  f.has("goal-1-name") ? "Así van tus metas:" : "Todavía no tienes metas.",
  lines(
    f,
    (at) => `goal-${at}-name`,
    (at) =>
      `${f.at(`goal-${at}-name`)}: ${f.at(`goal-${at}-saved`)} de ${f.at(`goal-${at}-target`)}` +
      (f.has(`goal-${at}-share`) ? `, ${f.at(`goal-${at}-share`)}` : "") +
      (f.has(`goal-${at}-left`) ? `; faltan ${f.at(`goal-${at}-left`)}` : "") +
      (f.has(`goal-${at}-day`) ? ` antes del ${f.at(`goal-${at}-day`)}` : ""),
  ),
];

const spare: Wording = (f) => [
  when(
    f,
    ["short", "until"],
    () => `Por ahora nada: faltan ${f.at("short")} para lo que vence hasta el ${f.at("until")}.`,
  ),
  when(f, ["safe", "until"], () => `Puedes gastar con seguridad ${f.at("safe")} hasta el ${f.at("until")}.`),
  when(
    f,
    ["held", "due", "after-due"],
    () =>
      `Tienes ${f.at("held")} en la cuenta de cheques; lo que vence antes suma ${f.at("due")} y por sí solo ` +
      `dejaría ${f.at("after-due")}. El estado de cuenta cerrado de la tarjeta ya está descontado.`,
  ),
  when(f, ["pay", "payday"], () => `Se esperan unos ${f.at("pay")} de sueldo el ${f.at("payday")}.`),
];

const income: Wording = (f, { when: days }) => [
  when(f, ["total"], () => `Ganaste ${f.at("total")} ${days}${f.has("count") ? `, en ${f.at("count")}` : ""}.`),
];

const used: Wording = (f) => [
  when(
    f,
    ["utilization", "used", "limit"],
    () =>
      `Usas el ${f.at("utilization")} de tu límite de crédito: ${f.at("used")} de ${f.at("limit")}. Lo recomendable es menos de ${f.at("good")}.`,
  ),
];

const rent: Wording = (f) => [
  when(
    f,
    ["item-1-name", "item-1", "item-1-day"],
    () =>
      `${f.at("item-1-name")}: ${f.at("item-1")}, se espera el ${f.at("item-1-day")}. El último pago fue de ${f.at("item-1-last")} el ${f.at("item-1-paid")}.`,
  ),
];

const latest: Wording = (f) => [
  f.has("row-1-name") ? "Tus últimos gastos:" : "",
  lines(
    f,
    (at) => `row-${at}-name`,
    (at) => `${f.at(`row-${at}-name`)}: ${f.at(`row-${at}-amount`)} el ${f.at(`row-${at}-day`)}`,
  ),
];

const emergency: Wording = (f) => [
  when(
    f,
    ["emergency.months"],
    () =>
      `Tus ahorros${f.has("balance.savings") ? ` de ${f.at("balance.savings")}` : ""} cubren ${f.at("emergency.months")} de lo necesario.`,
  ),
  when(
    f,
    ["emergency.low", "emergency.high"],
    () => `Se recomienda tener entre ${f.at("emergency.low")} y ${f.at("emergency.high")}.`,
  ),
  when(f, ["emergency.gap"], () => `Te faltan ${f.at("emergency.gap")} para el mínimo.`),
];

const afford: Wording = (f, { about }) => [
  about,
  when(
    f,
    ["safe.amount", "safe.until"],
    () => `De la cuenta de cheques es seguro gastar ${f.at("safe.amount")} hasta el ${f.at("safe.until")}.`,
  ),
  when(
    f,
    ["kept.average"],
    () => `Un mes normal te deja ${f.at("kept.average")}; preguntaste por ${f.at("asked.price")}.`,
  ),
  when(f, ["emergency.months"], () => `Tus ahorros cubren ${f.at("emergency.months")} de lo necesario.`),
];

export const SPANISH_VERDICTS = {
  yes: "Sí, puedes.",
  "yes-but": "Sí, pero con cuidado: sale en parte de tus ahorros o deja poco margen.",
  "not-now": "Por ahora no: dejaría el mes corto o tus ahorros demasiado bajos.",
} as const;

export const SPANISH: Readonly<Record<Exclude<SpanishTopic, "first-debt">, Wording>> = {
  balance,
  spent,
  pay,
  bills,
  budget,
  owed,
  kept,
  worth,
  afford,
  largest,
  subscriptions,
  compare,
  goals,
  spare,
  income,
  used,
  emergency,
  rent,
  latest,
};
