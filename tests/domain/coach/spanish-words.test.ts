// Spanish in its parts: words of questions in their forms, days, categories, amounts, and figures in Spanish words.
import { describe, expect, test } from "vitest";
import { buildFacts } from "~/domain/coach/facts/build";
import type { Fact, FactValue } from "~/domain/coach/facts/fact";
import { notationOf } from "~/domain/coach/query/notation";
import { affordVerdict } from "~/domain/coach/spanish/advice";
import { figuresOf, inSpanish } from "~/domain/coach/spanish/figures";
import { readSpanish } from "~/domain/coach/spanish/read";
import {
  spanishCategoryIn,
  spanishCategoryName,
  countWords,
  dayWords,
  periodIn,
  periodWords,
  plainSpanish,
} from "~/domain/coach/spanish/words";
import { household, nothing } from "../../support/coach";

/** A Sunday. */
const TODAY = "2026-11-22";

describe("questions in other forms", () => {
  test.each<[asked: string, read: string | null]>([
    ["como va mi fondo de emergencia", "emergency"],
    ["como va mi fondo para emergencias", "emergency"],
    ["que pasa en una emergencia", "emergency"],
    ["mi colchon", "emergency"],
    ["mi patrimonio", "worth: worth"],
    ["que riqueza tengo", "worth: worth"],
    ["cuanto tengo en total menos deudas", "worth: worth"],
    ["cuanto valgo en total sin mis deudas", "worth: worth"],
    ["cuanto uso de la tarjeta", "used: used"],
    ["que tanto ocupo del limite", "used: used"],
    ["cuanto utilizo de mi credito", "used: used"],
    ["de la tarjeta cuanto he usado", "used: used"],
    ["del limite cuanto estoy ocupando", "used: used"],
    ["que pagos vienen", "bills: bills list"],
    ["cuales pagos me faltan", "bills: bills list"],
    ["cuantos pagos quedan", "bills: bills list"],
    ["mi membresia", "subscriptions: subscriptions per-month"],
    ["mis membresias", "subscriptions: subscriptions per-month"],
    ["mi suscripcion", "subscriptions: subscriptions per-month"],
    ["a que estoy suscrita", "subscriptions: subscriptions per-month"],
    ["mis subscripciones", "subscriptions: subscriptions per-month"],
    ["mi meta", "goals: saved list"],
    ["como va mi objetivo", "goals: saved list"],
    ["puedo comprarme una bici de 300", "afford 30000"],
    ["podria pagarla, son 300", "afford 30000"],
    ["nos alcanza para una tele de 450.50", "afford 45050"],
    ["me da para gastarme 80", "afford 8000"],
    ["deberia costear un viaje de $1,250", "afford 125000"],
    ["tengo bastante para una mesa de 90", "afford 9000"],
    ["tengo dinero para darme un gusto de 45", "afford 4500"],
    ["podriamos permitirnos 2 mil", "afford 200000"],
    ["puedo gastar", "spare: spare"],
    ["podemos gastar tranquilos", "spare: spare"],
    ["cuanto es seguro gastar", "spare: spare"],
    ["cuanto puedo gastar con seguridad", "spare: spare"],
    ["cuanto dinero libre tengo hasta el viernes", "spare: spare"],
    ["que me sobra antes de cobrar", "spare: spare"],
    ["que queda para llegar a fin de mes", "spare: spare"],
    ["cuanto tengo hasta que me paguen", "spare: spare"],
    ["cuanto me queda hasta que cobre", "spare: spare"],
    ["que hago hasta mi proximo sueldo", "spare: spare"],
    ["cuanto hay hasta dia de pago", "spare: spare"],
    ["mi presupuesto de gasolina", "budget: left on:gas"],
    ["comparame con el mes anterior", "compare: spent 2026-11 vs:2026-10-01..2026-10-22"],
    ["gaste menos que mes pasado", "compare: spent 2026-11 vs:2026-10-01..2026-10-22"],
    ["gaste mas que el ano pasado", "compare: spent 2026 vs:2025-01-01..2025-11-22"],
    ["como voy frente a mi mes pasado", "compare: spent 2026-11 vs:2026-10-01..2026-10-22"],
    ["respecto al mes anterior como voy", "compare: spent 2026-11 vs:2026-10-01..2026-10-22"],
    ["diferencia de meses", "compare: spent 2026-11 vs:2026-10-01..2026-10-22"],
    ["compara el ano pasado", "compare: spent 2026 vs:2025-01-01..2025-11-22"],
    ["cual es mi mayor compra", "largest: spent largest 2026-11"],
    ["el cargo mas alto", null],
    ["que gasto fue el mas fuerte", "largest: spent largest 2026-11"],
    ["mi compra mas cara en ropa", "largest: spent largest on:clothing 2026-11"],
    ["la mas grande de mis compras el mes pasado", "largest: spent largest 2026-10"],
    ["mi pago mas caro", "largest: spent largest 2026-11"],
    ["ultimas compras en supermercado", "latest: spent list top:5 on:groceries"],
    ["mis gastos recientes", "latest: spent list top:5"],
    ["compras ultimas", "latest: spent list top:5"],
    ["dame las 7 ultimas compras", "latest: spent list top:7"],
    ["dame 20 movimientos ultimos", "latest: spent list top:20"],
    ["dame 21 movimientos ultimos", "latest: spent list top:5"],
    ["mis ultimas 12 compras", "latest: spent list top:12"],
    ["mis ultimos 0 gastos", "latest: spent list top:5"],
    ["cuanto es mi hipoteca", "rent: bills next on:mortgage_rent"],
    ["cuando me pagan la quincena", "pay: pay next"],
    ["mi proxima nomina", "pay: pay next"],
    ["que dia me depositan", "pay: pay next"],
    ["cual es el siguiente deposito", "pay: pay next"],
    ["mi factura", "bills: bills list"],
    ["que recibo tengo", "bills: bills list"],
    ["mis cuentas pendientes", "bills: bills list"],
    ["mis pagos fijos", "bills: bills list"],
    ["los siguientes pagos que son", "bills: bills list"],
    ["cuanto me toca pagar", "bills: bills list"],
    ["que hay por pagar", "bills: bills list"],
    ["cuando vence", "bills: bills list"],
    ["que me falta pagar", "bills: bills list"],
    ["cuanto debo pagar", "bills: bills list"],
    ["mi deuda", "owed: owed"],
    ["que adeudo tengo", "owed: owed"],
    ["estoy endeudada", "owed: owed"],
    ["cuanto hemos ahorrado el mes pasado", "kept: kept 2026-10"],
    ["he guardado algo", null],
    ["gane algo", "income: earned 2026-11"],
    ["mi ingreso este ano", "income: earned 2026"],
    ["cuanto entro", "income: earned 2026-11"],
    ["mis entradas el mes pasado", "income: earned 2026-10"],
    ["que me costo el super", "spent: spent on:groceries 2026-11"],
    ["cuanto se me ha ido en comida", "spent: spent on:food 2026-11"],
    ["cuanto compre ayer", "spent: spent 2026-11-21"],
    ["cuanto pague hoy", "spent: spent 2026-11-22"],
    ["mi saldo", "balance: balance"],
    ["mi balance", "balance: balance"],
    ["cuanta plata tengo", "balance: balance"],
    ["cuanto nos queda", "balance: balance"],
    ["cuanto dinero hay en cheques", "balance: balance kind:checking"],
    ["que hay en mis cuentas", "balance: balance"],
    ["que hay en mi cuenta corriente", "balance: balance kind:checking"],
    ["cuanto tengo en el banco", "balance: balance"],
    ["mis ahorros", "balance: balance kind:savings"],
    ["cuanto tengo en mi ahorro", "balance: balance kind:savings"],
    ["que dinero me queda", "balance: balance"],
    ["cuanto gaste en zapatos la semana pasada", "spent: spent on:clothing 2026-11-15..2026-11-21"],
    ["cuanto gaste esta semana en luz", "spent: spent on:utilities 2026-11-22"],
    ["cuanto gaste en el mes", "spent: spent 2026-11"],
    ["cuanto gaste en noviembre", "spent: spent 2026-11"],
    ["cuanto gaste en enero", "spent: spent 2026-01"],
    ["cuanto gaste durante febrero", "spent: spent 2026-02"],
    ["cuanto gaste en el ano", "spent: spent 2026"],
    ["cuanto gaste el ultimo mes", "spent: spent 2026-10"],
    ["hola", null],
    ["que tal", null],
    ["how much is mi saldo", null],
    ["cuanto he ahorrado", "kept: kept 2026"],
    ["mis ultimas 12 en compras", "latest: spent list top:12"],
    ["cuanto tengo en total menos deuda", "worth: worth"],
    ["puedo gastar 500 en regalos", "afford 50000"],
    ["quiero gastar tranquilo", "spare: spare"],
    ["mi mas cara compra", "largest: spent largest 2026-11"],
    ["mi mas alto gasto", "largest: spent largest 2026-11"],
    ["mis compras de ayer recientes", "latest: spent list top:5"],
    ["cual es mi limite de tarjeta", null],
    ["cuanto uso el carro", null],
    ["mi metas de emergencia", "goals: saved list"],
  ])("'%s' is read as %s", (asked, read) => {
    const found = readSpanish(asked, TODAY);
    const rest =
      found &&
      ("query" in found
        ? `: ${notationOf(found.query, TODAY)}`
        : "amountCents" in found
          ? ` ${found.amountCents}`
          : "");
    expect(found && `${found.topic}${rest}`).toBe(read);
  });

  test.each<[amount: string, cents: number | null]>([
    ["800", 80_000],
    ["$800", 80_000],
    ["$ 800", 80_000],
    ["1,200", 120_000],
    ["12,000", 1_200_000],
    ["1,234,567", 123_456_700],
    ["45.50", 4_550],
    ["45.5", 4_500],
    ["3 mil", 300_000],
    ["3mil", 300_000],
    ["3 millas", 300],
    ["1.50 mil", 150_000],
    ["0", null],
    ["mucho", null],
  ])("of a price of %s %s cents can be paid or not", (amount, cents) => {
    const found = readSpanish(`puedo comprar algo de ${amount}`, TODAY);
    expect(found && "amountCents" in found ? found.amountCents : null).toBe(cents);
  });
});

test.each([
  ["¿Cuánto GASTÉ?", "cuanto gaste"],
  ["  año   nuevo ", "ano nuevo"],
  ["a.b, c. d,", "a b c d"],
  ["$1,200.50 y 5%", "$1,200.50 y 5%"],
  ["sí/no-tal", "si no tal"],
])("'%s' in plain letters is '%s'", (text, plain) => expect(plainSpanish(text)).toBe(plain));

describe("categories", () => {
  test.each<[id: string, name: string, words: string]>([
    ["groceries", "supermercado", "supermercado supermercados super comestibles abarrotes mandado despensa viveres"],
    ["restaurants", "restaurantes", "restaurante restaurantes restoran restoranes"],
    ["food", "comida", "comida comidas alimentos"],
    ["gas", "gasolina", "gasolina combustible"],
    ["mortgage_rent", "la renta", "renta alquiler hipoteca"],
    ["utilities", "servicios", "servicios luz electricidad agua"],
    ["entertainment", "entretenimiento", "entretenimiento diversion ocio"],
    ["clothing", "ropa", "ropa zapatos"],
    ["travel", "viajes", "viaje viajes vuelo vuelos hoteles"],
    ["phone", "teléfono", "telefono celular movil"],
    ["internet", "internet", "internet"],
  ])("%s is called %s, and asked for in its words", (id, name, words) => {
    expect(spanishCategoryName(id)).toBe(name);
    expect(words.split(" ").filter((word) => spanishCategoryIn(`en ${word} ayer`) !== id)).toEqual([]);
  });

  test("of several words, of none, and of what is no category", () => {
    const eatingOut = ["comer fuera", "comida fuera", "comidas fuera", "salir a comer"];
    expect(eatingOut.map(spanishCategoryIn)).toEqual(eatingOut.map(() => "restaurants"));
    expect([spanishCategoryIn("en total"), spanishCategoryName("savings"), spanishCategoryName("")]).toEqual([
      null,
      "",
      "",
    ]);
  });
});

describe("days", () => {
  test.each<[said: string, from: string | null, to?: string]>([
    ["ayer", "2026-11-21", "2026-11-21"],
    ["hoy", "2026-11-22", "2026-11-22"],
    ["la semana pasada", "2026-11-15", "2026-11-21"],
    ["la semana anterior", "2026-11-15", "2026-11-21"],
    ["esta semana", "2026-11-22", "2026-11-22"],
    ["el mes pasado", "2026-10-01", "2026-10-31"],
    ["el mes anterior", "2026-10-01", "2026-10-31"],
    ["el ultimo mes", "2026-10-01", "2026-10-31"],
    ["este mes", "2026-11-01", "2026-11-22"],
    ["en el mes", "2026-11-01", "2026-11-22"],
    ["lo que va del mes", "2026-11-01", "2026-11-22"],
    ["el ano pasado", "2025-01-01", "2025-12-31"],
    ["el ano anterior", "2025-01-01", "2025-12-31"],
    ["este ano", "2026-01-01", "2026-11-22"],
    ["en el ano", "2026-01-01", "2026-11-22"],
    ["lo que va del ano", "2026-01-01", "2026-11-22"],
    ["en enero", "2026-01-01", "2026-01-31"],
    ["de febrero", "2026-02-01", "2026-02-28"],
    ["durante septiembre", "2026-09-01", "2026-09-30"],
    ["en noviembre", "2026-11-01", "2026-11-22"],
    ["en diciembre", "2025-12-01", "2025-12-31"],
    ["marzo", null],
    ["siempre", null],
  ])("'%s' begins on %s", (said, from, to) => {
    expect(periodIn(`gaste ${said}`, TODAY)).toEqual(from && { from, to });
  });

  test("a week that goes on ends today", () => {
    expect(periodIn("esta semana", "2026-11-25")).toEqual({ from: "2026-11-22", to: "2026-11-25" });
  });

  test.each([
    ["2026-11-22", "2026-11-22", "hoy"],
    ["2026-11-21", "2026-11-21", "ayer"],
    ["2026-11-20", "2026-11-20", "ese día"],
    ["2026-11-01", "2026-11-22", "en lo que va del mes"],
    ["2026-10-01", "2026-10-31", "el mes pasado"],
    ["2026-10-01", "2026-10-22", "en octubre"],
    ["2026-01-01", "2026-11-22", "en lo que va del año"],
    ["2026-01-01", "2026-01-31", "en enero"],
    ["2025-01-01", "2025-12-31", "el año pasado"],
    ["2026-07-01", "2026-07-31", "en julio"],
    ["2025-12-01", "2025-12-31", "en diciembre del año pasado"],
    ["2026-11-15", "2026-11-22", "esta semana"],
    ["2026-11-14", "2026-11-20", "la semana pasada"],
  ])("%s to %s is '%s'", (from, to, words) => expect(periodWords({ from, to }, TODAY)).toBe(words));

  test.each(
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"
      .split(" ")
      .map((name, at) => [name, String(at + 1).padStart(2, "0")] as const),
  )("%s is month %s", (name, month) => {
    expect(dayWords(`2026-${month}-05`)).toBe(`5 de ${name} de 2026`);
    expect(periodIn(`en ${name}`, "2026-12-31")?.from).toBe(`2026-${month}-01`);
  });
});

describe("figures", () => {
  const fact = (id: string, value: FactValue, label = id): Fact => ({ id, label, value, href: null });
  const words = (value: FactValue) => inSpanish(fact("f", value)).value;

  test.each<[FactValue, string]>([
    [{ unit: "day", day: "2026-03-09" }, "9 de marzo de 2026"],
    [{ unit: "month", month: "2027-04" }, "abril de 2027"],
    [{ unit: "months", months: 1 }, "1 mes"],
    [{ unit: "months", months: 1.04 }, "1 mes"],
    [{ unit: "months", months: 1.06 }, "1.1 meses"],
    [{ unit: "months", months: 0 }, "0 meses"],
    [{ unit: "months", months: 12 }, "12 meses"],
    [{ unit: "count", count: 1, noun: "transaction" }, "1 movimiento"],
  ])("%j", (value, text) => expect(words(value)).toEqual({ unit: "name", text }));

  test("amounts, shares and names stay as they are, with what they are called", () => {
    const kept: Fact[] = [
      fact("a", { unit: "usd", cents: 5 }),
      fact("b", { unit: "percent", percent: 5 }),
      fact("c", { unit: "score", points: 5 }),
      fact("d", { unit: "name", text: "Mercado" }),
    ];
    expect(kept.map(inSpanish)).toEqual(kept);
    expect(inSpanish(fact("e", { unit: "day", day: "2026-03-09" }, "Day"))).toMatchObject({ id: "e", label: "Day" });
  });

  test.each([
    ["transaction", "1 movimiento", "2 movimientos"],
    ["payment", "1 pago", "2 pagos"],
    ["bill", "1 pago", "2 pagos"],
    ["subscription", "1 suscripción", "2 suscripciones"],
    ["day", "1 día", "2 días"],
    ["category", "1 categoría", "2 categorías"],
    ["debt", "1 deuda", "2 deudas"],
    ["other", "1", "2"],
  ])("%s: %s, %s", (noun, one, two) => {
    expect([countWords(1, noun), countWords(2, noun)]).toEqual([one, two]);
  });

  test("a large count has its commas, and none is many", () => {
    expect([countWords(1_234, "day"), countWords(0, "day")]).toEqual(["1,234 días", "0 días"]);
  });

  test("are found by the end of their ids, whichever answer they belong to", () => {
    const figures = figuresOf([
      fact("answer.1.total", { unit: "usd", cents: 500 }, "Spent"),
      fact("asked.12.other", { unit: "usd", cents: 400 }, "Before"),
      fact("emergency.low", { unit: "usd", cents: 1 }),
      fact("answer.1.count", { unit: "count", count: 900, noun: "day" }),
    ]);
    expect([figures.has("total"), figures.has("total", "other"), figures.has("total", "gone"), figures.has()]).toEqual([
      ...[true, true, false, true],
    ]);
    expect([figures.at("total"), figures.at("other"), figures.at("emergency.low"), figures.at("gone")]).toEqual([
      ...["{{answer.1.total}}", "{{asked.12.other}}", "{{emergency.low}}", "{{gone}}"],
    ]);
    expect([figures.label("other"), figures.label("gone")]).toEqual(["Before", ""]);
    const more = [figures.isMore("total", "other"), figures.isMore("other", "total"), figures.isMore("total", "total")];
    expect(more).toEqual([true, false, false]);
    // What is no amount, or isn't there, weighs nothing.
    expect([
      figures.isMore("other", "count"),
      figures.isMore("gone", "other"),
      figures.isMore("other", "gone"),
    ]).toEqual([true, false, true]);
  });
});

describe("whether a price can be paid", () => {
  test("is the what-if's verdict, and the price is a figure of the answer", () => {
    const inputs = household();
    const sheet = buildFacts(inputs);
    const verdict = affordVerdict(10_000, inputs, sheet);
    expect(verdict?.says).toBe("yes-but");
    expect(sheet.get("asked.price")).toMatchObject({
      ...{ label: "The amount you asked about", value: { unit: "usd", cents: 10_000 }, href: null },
    });
    expect(affordVerdict(100_000_000, inputs, buildFacts(inputs))?.says).toBe("not-now");
  });

  test("isn't said where neither income nor spending is known, and is where one is", () => {
    expect(affordVerdict(10_000, nothing(), buildFacts(nothing()))).toBeNull();
    const { sums } = household();
    for (const kept of [sums.filter(({ kind }) => kind !== "income"), sums.filter(({ kind }) => kind === "income")]) {
      const inputs = household({ sums: kept, recurring: [] });
      expect(affordVerdict(10_000, inputs, buildFacts(inputs))).not.toBeNull();
    }
  });
});
