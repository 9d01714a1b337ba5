// The coach's Spanish for advice about debts, and what it says where an answer is in English only.
import type { FirstDebt } from "~/domain/coach/spanish/advice";
import type { SpanishFigures } from "~/domain/coach/spanish/figures";

export const ANSWERED_IN_ENGLISH =
  "Esto todavía no lo sé responder en español, así que la respuesta que sigue está en inglés.";

const NO_DEBTS = "No veo deudas en tus cuentas ni en tus metas, así que no hay ninguna que pagar primero.";

/** Which debt goes first, and why. */
export function firstDebtWords(f: SpanishFigures, first: FirstDebt | null, isOfCards = false): string[] {
  if (first === null && isOfCards)
    return [
      f.has("owed.in-full")
        ? `Ninguna en especial: tus tarjetas las pagas completas cada mes (${f.at("owed.in-full")} ahora), y así no cobran intereses.`
        : "No veo saldo en ninguna tarjeta, así que no hay una que pagar primero.",
    ];
  if (first === null) return [NO_DEBTS];
  const debt = (part: string) => f.at(`debt.${first.n}.${part}`);
  return [
    first.isAlone
      ? `Solo veo una ${isOfCards ? "tarjeta con deuda" : "deuda"}, y esa va primero: ${debt("name")}. ` +
        `Debes ${debt("balance")} con un interés de ${debt("rate")} y pagas ${debt("minimum")} al mes.`
      : `Primero ${debt("name")}: con ${debt("rate")} tiene el interés más alto. Debes ${debt("balance")} ahí. ` +
        "Paga el mínimo de todas las demás, y lo que sobre ponlo en esa.",
    first.hasRoom && f.has("kept.average")
      ? `Un mes normal te deja ${f.at("kept.average")}: de ahí puede salir un pago extra.`
      : f.has("emergency.gap")
        ? `Antes de pagar de más, junta tu fondo de emergencia: faltan ${f.at("emergency.gap")} para el mínimo.`
        : "",
  ];
}
