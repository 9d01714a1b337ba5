// The twenty commonest questions in Spanish, each as people put it.
import { describe, expect, test } from "vitest";
import { createSheet, formatFact } from "~/domain/coach/facts/fact";
import { FactNotes } from "~/domain/coach/query/answer";
import { notationOf } from "~/domain/coach/query/notation";
import { figuresOf, inSpanish } from "~/domain/coach/spanish/figures";
import { readSpanish, type SpanishTopic } from "~/domain/coach/spanish/read";
import { SPANISH } from "~/texts/coach-es";

const TODAY = "2026-11-22";

const ASKED: readonly (readonly [SpanishTopic, readonly string[]])[] = [
  [
    "balance",
    [
      "¿Cuánto dinero tengo?",
      "cual es mi saldo",
      "cuanto hay en mis cuentas",
      "cuanto me queda en el banco",
      "¿Qué saldo tengo en ahorros?",
    ],
  ],
  [
    "spent",
    [
      "¿Cuánto gasté este mes?",
      "cuanto he gastado este mes",
      "cuanto llevo gastado",
      "en total cuanto gaste el mes pasado",
      "gastos de este mes cuanto",
    ],
  ],
  [
    "spent",
    [
      "cuanto gaste en el super este mes",
      "¿Cuánto he gastado en comestibles?",
      "cuanto se me fue en supermercado el mes pasado",
      "gasto en despensa este año",
      "cuanto gastamos en restaurantes en octubre",
    ],
  ],
  [
    "pay",
    [
      "¿Cuándo es mi próximo pago?",
      "cuando me pagan",
      "cuando cobro",
      "proximo cheque cuando llega",
      "que dia me depositan la nomina",
    ],
  ],
  [
    "bills",
    [
      "¿Qué facturas vencen pronto?",
      "que tengo que pagar",
      "cuales son mis proximos pagos",
      "que recibos vienen",
      "cuentas por pagar este mes",
    ],
  ],
  [
    "budget",
    [
      "¿Cuánto me queda de presupuesto?",
      "como va mi presupuesto",
      "me pase del presupuesto?",
      "cuanto queda del presupuesto de restaurantes",
      "presupuesto de comida cuanto queda",
    ],
  ],
  [
    "owed",
    [
      "¿Cuánto debo?",
      "cuales son mis deudas",
      "cuanto debo en total",
      "que deuda tengo",
      "estoy muy endeudado? cuanto",
    ],
  ],
  [
    "kept",
    [
      "¿Cuánto he ahorrado este año?",
      "cuanto ahorre el mes pasado",
      "cuanto llevo ahorrado",
      "logre guardar algo este mes? cuanto ahorre",
      "cuanto hemos ahorrado",
    ],
  ],
  [
    "worth",
    ["¿Cuál es mi patrimonio neto?", "cuanto es mi patrimonio", "cuanto valgo", "mi valor neto", "dime mi patrimonio"],
  ],
  [
    "afford",
    [
      "¿Puedo comprar un sofá de $800?",
      "me alcanza para un carro de 20 mil",
      "puedo pagar unas vacaciones de 3000 dolares",
      "podria permitirme un telefono de $1,200",
      "tengo suficiente para gastar 500 en regalos",
    ],
  ],
  [
    "largest",
    [
      "¿Cuál fue mi gasto más grande este mes?",
      "cual fue mi mayor gasto",
      "la compra mas cara del mes pasado",
      "mi gasto mas alto este año",
      "que fue mi compra mas grande",
    ],
  ],
  [
    "subscriptions",
    [
      "¿Qué suscripciones tengo?",
      "cuanto pago en suscripciones",
      "mis membresias",
      "lista de suscripciones",
      "a que estoy suscrito",
    ],
  ],
  [
    "compare",
    [
      "¿Gasté más este mes que el mes pasado?",
      "compara este mes con el anterior",
      "gaste menos que el mes pasado?",
      "diferencia entre este mes y el mes pasado",
      "como voy contra el mes pasado",
    ],
  ],
  [
    "goals",
    [
      "¿Cómo van mis metas?",
      "mis objetivos de ahorro",
      "cuanto me falta para mis metas",
      "estado de mis metas",
      "voy bien con mis metas?",
    ],
  ],
  [
    "spare",
    [
      "¿Cuánto puedo gastar hasta el día de pago?",
      "cuanto puedo gastar",
      "cuanto me sobra hasta la quincena",
      "que tanto puedo gastar sin preocuparme",
      "cuanto tengo disponible para gastar",
    ],
  ],
  [
    "income",
    [
      "¿Cuánto gané este mes?",
      "cuales son mis ingresos",
      "cuanto gano al mes",
      "cuanto ingreso este año",
      "cuanto me pagaron el mes pasado",
    ],
  ],
  [
    "used",
    [
      "¿Cuánto de mi crédito estoy usando?",
      "cual es mi utilizacion de credito",
      "que porcentaje de mi tarjeta uso",
      "cuanto estoy usando del limite",
      "utilizacion de mi tarjeta",
    ],
  ],
  [
    "emergency",
    [
      "¿Tengo suficiente en mi fondo de emergencia?",
      "como va mi fondo de emergencias",
      "cuantos meses cubre mi fondo de emergencia",
      "cuanto deberia tener para emergencias",
      "mi colchon de ahorro",
    ],
  ],
  [
    "rent",
    [
      "¿Cuándo se paga la renta?",
      "cuanto pago de renta",
      "cuando vence el alquiler",
      "cuanto es mi renta",
      "que dia pago la renta",
    ],
  ],
  [
    "latest",
    [
      "Muéstrame mis últimas transacciones",
      "mis ultimos movimientos",
      "cuales fueron mis ultimas 5 compras",
      "ultimos gastos",
      "dame los movimientos recientes",
    ],
  ],
];

const topicOf = (text: string) => readSpanish(text, TODAY)?.topic ?? null;
const readAs = (text: string) => {
  const asked = readSpanish(text, TODAY);
  return asked && "query" in asked ? notationOf(asked.query, TODAY) : null;
};

describe("questions in Spanish", () => {
  test.each(ASKED)("%s is understood in five ways", (topic, texts) => {
    expect(texts.filter((text) => topicOf(text) !== topic)).toEqual([]);
  });

  test("days, categories and counts go into the query", () => {
    expect(readAs("cuanto gaste en el super el mes pasado")).toBe("spent on:groceries 2026-10");
    expect(readAs("¿Cuánto gasté en restaurantes en julio?")).toBe("spent on:restaurants 2026-07");
    expect(readAs("cuanto gaste en diciembre")).toBe("spent 2025-12");
    expect(readAs("mis ultimas 3 compras")).toBe("spent list top:3");
    expect(readAs("gaste mas que el mes pasado?")).toBe("spent 2026-11 vs:2026-10-01..2026-10-22");
    expect(readAs("gaste mas este año que el año pasado")).toBe("spent 2026 vs:2025-01-01..2025-11-22");
    expect(readSpanish("me alcanza para un carro de 20 mil", TODAY)).toMatchObject({ amountCents: 20_000_00 });
  });

  test("English stays with the English reader, whatever its shops are called", () => {
    const english = [
      "how much did i spend at casa verde",
      "what is my balance",
      "can i afford a $800 sofa",
      "list my subscriptions",
      "total",
      "what did i spend at metas cafe",
    ];
    expect(english.filter((text) => topicOf(text) !== null)).toEqual([]);
  });

  test("sentences stand around the engine's own figures, with days and counts in Spanish", () => {
    const notes = new FactNotes(1, TODAY);
    notes.usd("total", "Spent", 409_584, { href: "/transactions" });
    notes.count("count", "How many", 44, "transaction", { href: "/transactions" });
    const words = SPANISH.spent(figuresOf(notes.facts), { about: " en supermercado", when: "en lo que va del mes" });
    expect(words.filter(Boolean)).toEqual([
      "Gastaste {{answer.1.total}} en supermercado en lo que va del mes, en {{answer.1.count}}.",
    ]);
    notes.day("day", "Day", "2026-12-04");
    const sheet = createSheet(TODAY);
    for (const fact of notes.facts) sheet.add(inSpanish(fact));
    expect(sheet.all().map(formatFact)).toEqual(["$4,095.84", "44 movimientos", "4 de diciembre de 2026"]);
  });

  test("a figure that isn't there leaves its sentence out", () => {
    expect(SPANISH.spent(figuresOf([]), { about: "", when: "" }).filter(Boolean)).toEqual([]);
  });
});
