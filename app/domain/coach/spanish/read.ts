// The commonest questions in Spanish, read to the queries that the engine answers. What isn't among them is none of these.

import { query, type Query } from "~/domain/coach/query/algebra";
import { anyOf, anyWordOf, inOrder } from "~/domain/language/pattern";
import { type Cents, parseCents } from "~/domain/money";
import { addMonthsToDay, type Day } from "~/domain/periods";
import { spanishCategoryIn, periodIn, plainSpanish } from "./words";

export type SpanishTopic =
  | "balance"
  | "spent"
  | "pay"
  | "bills"
  | "budget"
  | "owed"
  | "kept"
  | "worth"
  | "afford"
  | "largest"
  | "subscriptions"
  | "compare"
  | "goals"
  | "spare"
  | "income"
  | "used"
  | "emergency"
  | "first-debt"
  | "rent"
  | "latest";

export type SpanishAsked =
  | { topic: Exclude<SpanishTopic, SpanishAdvice>; query: Query }
  | { topic: "afford"; amountCents: Cents }
  | { topic: "emergency" }
  | { topic: "first-debt"; isOfCards?: true };
type SpanishAdvice = "afford" | "emergency" | "first-debt";

/** What only a Spanish question holds; and what an English one does. */
const SPANISH = anyWordOf(
  /cuanto|cuanta|cuantos|cuantas|cual|cuales|cuando|como|que|puedo|podemos|podria|podriamos|deberia|tengo|tenemos/,
  /debo|debemos|gaste|gasto|gastamos|gastado|dame|muestrame|muestra|ensename|dime|quiero|mis|mi|saldo|lista/,
  /patrimonio|presupuesto|suscripciones|deuda|deudas|me|alcanza|ultimas|ultimos|gane|proximo|estoy|cuentas|compras?/,
  /compara|diferencia|(?:este|del|el) mes|facturas|gastos|ingresos|metas|renta|alquiler|ahorros?|movimientos/,
);
const ENGLISH = /\b(?:the|how|what|did|do|my|is|are|was|i|much|when|can|should|which|show|list my)\b/;

/** 'Cuál tarjeta' asks of cards alone. */
const ONLY_CARDS = /^(?!.*\b(?:deudas?|prestamos?)\b).*\btarjetas?\b/;
const USES = "uso|usando|usado|utilizo|utilizando|utilizado|ocupo|ocupando|ocupado";
const LENT = "credito|limite|tarjeta";

/** The particular before the general. */
const TOPICS: readonly (readonly [SpanishTopic, RegExp])[] = [
  [
    "first-debt",
    anyOf(
      /\b(?:deudas?|prestamos?|tarjetas?|pagar|liquidar)\b.*\b(?:primero|antes que)\b/,
      /\b(?:primero|en que orden)\b.*\b(?:deudas?|prestamos?|tarjetas?|pag\w+)\b/,
      /\b(?:como|cual) (?:es la mejor (?:forma|manera) de |puedo |debo |conviene )(?:salir de|pagar|liquidar) (?:mis |las |la )?deudas?\b/,
    ),
  ],
  ["emergency", /\b(?:emergencias?|colchon)\b/],
  [
    "worth",
    /\b(?:patrimonio|valor neto|riqueza|cuanto valgo|cuanto (?:tengo|valgo) en total (?:menos|sin) (?:mis )?deudas?)\b/,
  ],
  ["used", new RegExp(`\\b(?:utilizacion|(?:${USES})\\b.*\\b(?:${LENT})|(?:${LENT})\\b.*\\b(?:${USES}))\\b`)],
  ["subscriptions", /\b(?:su[bs]*scripcion(?:es)?|membresias?|estoy suscrit[oa])\b/],
  ["goals", /\b(?:metas?|objetivos?)\b/],
  [
    "afford",
    inOrder(
      /\b/,
      anyOf(
        /puedo|podria|podemos|podriamos|me alcanza|nos alcanza|alcanza|deberia|tengo (?:suficiente|dinero|bastante)/,
        /me da/,
      ),
      /\b.*\b(?:comprar\w*|permitir\w*|pagar\w*|gastar\w*|para|darme|costear)\b/,
    ),
  ],
  [
    "spare",
    anyWordOf(
      /(?:puedo|podemos|podria) gastar|seguro gastar|gastar (?:sin|con seguridad|tranquil\w*)/,
      /(?:libre|disponible|queda|sobra|alcanza)\b.*\b(?:hasta|antes de|para llegar|gastar|quincena)/,
      /hasta (?:el )?(?:dia de pago|que (?:me paguen|cobre)|la quincena|mi proximo (?:pago|cheque|sueldo))/,
    ),
  ],
  ["budget", /\bpresupuesto\b/],
  [
    "compare",
    anyWordOf(
      /compar\w+|(?:mas|menos)\b.*\bque (?:el )?(?:mes (?:pasado|anterior)|ano pasado)/,
      /(?:contra|versus|vs|frente a|respecto)\b.*\bmes (?:pasado|anterior)|diferencia\b.*\bmes\w*/,
    ),
  ],
  [
    "largest",
    anyWordOf(
      /(?:mayor|mas (?:grande|car[oa]|alt[oa]|fuerte))\b.*\b(?:gasto|compra|cargo|pago)s?/,
      /(?:gasto|compra|cargo|pago)s?\b.*\b(?:mayor|mas (?:grande|car[oa]|alt[oa]|fuerte))/,
    ),
  ],
  [
    "latest",
    anyWordOf(
      /(?:ultim[oa]s|recientes)\b.*\b(?:transacciones|movimientos|compras|gastos|operaciones|cargos)/,
      /(?:transacciones|movimientos|compras|gastos|cargos)\b.*\b(?:recientes|ultim[oa]s)/,
    ),
  ],
  ["rent", /\b(?:renta|alquiler|hipoteca)\b/],
  [
    "pay",
    inOrder(
      /\b(?:proxim[oa]|siguiente|cuando|que dia)\b.*/,
      anyWordOf(
        /cheque|nomina|sueldo|salario|quincena|cobro|cobramos|paga|pagan|paguen|pago|dia de (?:pago|cobro)/,
        /me depositan|deposito/,
      ),
    ),
  ],
  [
    "bills",
    anyWordOf(
      /facturas?|recibos?|cuentas (?:por pagar|pendientes)|pagos (?:pendientes|proximos|que vienen|fijos)/,
      /(?:que|cuales|cuantos) pagos (?:me )?(?:vienen|siguen|faltan|quedan)|(?:proximos|siguientes) pagos/,
      /(?:que|cuanto) (?:tengo|hay|debo|me toca|me falta) (?:que )?(?:por )?pagar|vencen?|por pagar/,
    ),
  ],
  ["owed", /\b(?:debo|debemos|deudas?|adeudo|endeudad[oa])\b/],
  ["kept", /\b(?:ahorre|ahorrado|ahorramos|ahorrando|he guardado|guarde|logre guardar)\b/],
  ["income", /\b(?:gane|gano|ganamos|ganado|ingresos?|cobre|cobrado|me pagaron|entro|entradas)\b/],
  ["spent", /\b(?:gast\w*|compre|pague|se me (?:fue|ha ido)|me costo|costaron)\b/],
  [
    "balance",
    anyWordOf(
      /saldos?|balance|cuanto (?:dinero |plata )?(?:tengo|tenemos|hay|me queda|nos queda)/,
      /(?:dinero|plata)\b.*\b(?:tengo|hay|queda)|en (?:el banco|mis? cuentas?|la cuenta|mis ahorros)|ahorros/,
    ),
  ],
];

const isSpanish = (plain: string): boolean => SPANISH.test(plain) && !ENGLISH.test(plain);

/** How something is done in the product is no question for a figure. */
const HOW_TO = inOrder(
  /\b(?:como|donde) (?:(?:puedo|se puede|hago para|le hago para) )?/,
  /(?:divid|agreg|anad|export|cambi|borr|elimin|conect|descarg|edit|categoriz|import|cancel)\w*/,
);

export function readSpanish(text: string, today: Day): SpanishAsked | null {
  const plain = plainSpanish(text);
  if (!isSpanish(plain) || HOW_TO.test(plain)) return null;
  const amountCents = amountIn(plain);
  const found = TOPICS.find(
    ([topic, words]) =>
      words.test(plain) &&
      // Without a price nothing can be afforded; with one it's no question of what is free.
      (topic !== "afford" || amountCents !== null) &&
      (topic !== "emergency" || !/\bmetas?\b/.test(plain)),
  );
  if (!found) return null;
  const [topic] = found;
  if (topic === "first-debt") return { topic, ...(ONLY_CARDS.test(plain) ? { isOfCards: true } : {}) };
  if (topic === "emergency") return { topic };
  if (topic === "afford") return amountCents === null ? null : { topic, amountCents };
  return { topic, query: queryOf(topic, plain, today) };
}

function queryOf(topic: Exclude<SpanishTopic, SpanishAdvice>, plain: string, today: Day): Query {
  const category = spanishCategoryIn(plain);
  const subject = category === null ? {} : { categories: [category] };
  const past = periodIn(plain, today);
  const month = { from: `${today.slice(0, 7)}-01`, to: today };
  switch (topic) {
    case "balance":
      return query({ measure: "balance", subject: accountsIn(plain) });
    case "spent":
      return query({ measure: "spent", subject, period: past ?? month });
    case "pay":
      return query({ measure: "pay", statistic: "next" });
    case "bills":
      return query({ measure: "bills", shape: "list" });
    case "budget":
      return query({ measure: "left", subject });
    case "owed":
      return query({ measure: "owed" });
    case "kept":
      return query({ measure: "kept", period: past ?? { from: `${today.slice(0, 4)}-01-01`, to: today } });
    case "worth":
      return query({ measure: "worth" });
    case "largest":
      return query({ measure: "spent", statistic: "largest", subject, period: past ?? month });
    case "subscriptions":
      return query({ measure: "subscriptions", statistic: "per-month" });
    case "compare":
      return query({ measure: "spent", subject, ...againstBefore(plain, today) });
    case "goals":
      return query({ measure: "saved", shape: "list" });
    case "spare":
      return query({ measure: "spare" });
    case "income":
      return query({ measure: "earned", period: past ?? month });
    case "used":
      return query({ measure: "used" });
    case "rent":
      return query({ measure: "bills", statistic: "next", subject: { categories: ["mortgage_rent"] } });
    case "latest":
      return query({ measure: "spent", shape: "list", subject, take: takeIn(plain) });
  }
}

function accountsIn(plain: string): Query["subject"] {
  if (/\bahorros?\b/.test(plain)) return { kinds: ["savings"] };
  return /\b(?:corriente|cheques)\b/.test(plain) ? { kinds: ["checking"] } : {};
}

/** This month, or this year, and the same days of the one before. */
function againstBefore(plain: string, today: Day): Pick<Query, "period" | "comparison"> {
  const isYear = /\bano (?:pasado|anterior)\b/.test(plain);
  const from = isYear ? `${today.slice(0, 4)}-01-01` : `${today.slice(0, 7)}-01`;
  const back = isYear ? -12 : -1;
  const before = { from: addMonthsToDay(from, back), to: addMonthsToDay(today, back) };
  return { period: { from, to: today }, comparison: { against: "period", period: before } };
}

function takeIn(plain: string): number {
  const count = Number(
    /\b(\d{1,2}) (?:ultim|movimientos|transacciones|compras|gastos)/.exec(plain)?.[1] ??
      /\bultim[oa]s (\d{1,2})\b/.exec(plain)?.[1],
  );
  return count > 0 && count <= 20 ? count : 5;
}

/** '$1,200', '1200 dolares', '3 mil'. */
function amountIn(plain: string): Cents | null {
  const match = /\$? ?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))? ?(mil\b)?/.exec(plain);
  if (!match?.[1]) return null;
  const cents = parseCents(`${match[1].replaceAll(",", "")}${match[2] ? `.${match[2]}` : ""}`);
  return cents === null || cents <= 0 ? null : cents * (match[3] ? 1_000 : 1);
}
