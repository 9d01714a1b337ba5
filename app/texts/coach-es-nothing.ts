// The coach's Spanish where there is no figure: that there's nothing is an answer.
import type { SpanishFigures } from "~/domain/coach/spanish/figures";
import type { SpanishTopic } from "~/domain/coach/spanish/read";
import type { SpanishWords } from "./coach-es";

export const SPANISH_MISSING = "No lo puedo ver en tus datos: para eso me falta información de tus cuentas.";

const NOTHING: Readonly<Partial<Record<SpanishTopic, (words: SpanishWords) => string>>> = {
  spent: ({ about, when: days }) => `No veo gastos${about} ${days}.`,
  compare: ({ about, when: days }) => `No veo gastos${about} ${days}.`,
  largest: ({ about, when: days }) => `No veo gastos${about} ${days}.`,
  latest: ({ about }) => `No veo gastos${about} en el último año.`,
  income: ({ when: days }) => `No veo ingresos ${days}.`,
  bills: () => "No veo pagos que se esperen en los próximos treinta días.",
  rent: () => "No veo una renta que se repita en tus cuentas.",
  pay: () => "No veo en tus cuentas un sueldo que llegue con regularidad.",
  spare: () => "No lo puedo calcular: me falta ver una cuenta de cheques, y un sueldo o pagos que se repitan.",
  budget: ({ about }) => `No veo un presupuesto${about} para este mes.`,
  used: () => "No veo una tarjeta con límite entre tus cuentas.",
};

/** Where there's no figure: that there's nothing is an answer, but for days of which nothing is known. */
export function spanishNothing(topic: SpanishTopic, figures: SpanishFigures, words: SpanishWords): string {
  if (figures.has("known")) return `No lo puedo saber: solo veo movimientos desde el ${figures.at("known")}.`;
  return NOTHING[topic]?.(words) ?? SPANISH_MISSING;
}
