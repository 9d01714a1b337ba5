// Whether a text is Spanish, told by the little words that hold a sentence together: they are few, and no names of people or
// shops. A text of strange words has none of them.

import { anyOf, anyWordOf, inOrder } from "~/domain/language/pattern";

const IN_SPANISH = anyWordOf(
  inOrder(
    /me /g,
    anyOf(
      /da|dan|va|van|quit\w+|queda|quedan|pone|ponen|muero|dice|dijo|dijeron|llam\w+|cobr\w+|falta|pag\w+|gust\w+/g,
      /tome|siento|deb\w+|mand\w+|pid\w+|alcanza/g,
    ),
  ),
  /el|la|los|las|del|al|que|y(?!\/)|en|un|una|unos|unas|mi|mis|tu|tus|su|sus|se|nos|te|lo|de|le|les|con|sin|por/g,
  /para|pero|porque|como|cuando|donde|cuanto|cuanta|cuantos|cuantas|cual|quien|ya|si|es|esta|este|estoy|estamos/g,
  /estan|soy|eres|fue|tengo|tiene|tenemos|tienen|quiero|quiere|quieren|puedo|puede|debo|debe|voy|va|dejar|pagar/g,
  /salir|gastar|comprar|vendo|manda|pasa|compra|dime|muestrame|ensename|ahorrado|ahorros|tarjeta|prestamo|corte/g,
  /seguro|acciones|tres|cien|conviene|aguanto|van|hace|hago|todo|todos|toda|nada|nomas|mas|muy|mucho|hoy|ayer/g,
  /manana|antes|hasta|desde|cada|otro|otra|ni|eso|esto|ese|esa|ella|ellos|usted|dinero|deuda|deudas|cuenta|renta/g,
  /gracias|buenos|buenas|dia|dias|esposo|esposa|marido|mama|papa|hijo|hija|hijos/g,
);
const IN_ENGLISH = anyWordOf(
  /the|how|what|did|do|does|my|is|are|was|were|i|im|ive|much|many|when|can|should|which|show|to|of|and|for|at|on|in/g,
  /it|its|that|this|with|have|has|had|from|am|you|he|she|they|we|her|his|our|get|got|if|not|by|or|be|will|would/g,
  /than|whats|spend|spent|pay|paid|list|left|owe|last|month|year|week/g,
);
/** Signs and letters that no English sentence has; one alone may be a name's. */
const SIGNS = /[¿¡áéíóúñ]/gi;

const times = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

export function isWrittenInSpanish(text: string): boolean {
  const plain = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}|['’]/gu, "");
  const words = times(plain, IN_SPANISH);
  const spanish = words + (times(text, SIGNS) > (words > 0 ? 0 : 1) ? 1 : 0);
  return spanish >= (plain.split(" ").length < 5 ? 1 : 2) && spanish > times(plain, IN_ENGLISH);
}
