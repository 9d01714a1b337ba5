// The specification's routing: words anywhere in the lower-cased message, the delete words first.

const DELETE_WORDS = ["delete", "remove", "cancel", "stop", "get rid of"];
const PROGRESS_WORDS = ["saved", "added", "deposited", "put in", "progress", "update"];

export type ChatRoute = "delete" | "progress" | "create";

export function routeMessage(message: string): ChatRoute {
  const text = message.toLowerCase();
  if (DELETE_WORDS.some((word) => text.includes(word))) return "delete";
  return PROGRESS_WORDS.some((word) => text.includes(word)) ? "progress" : "create";
}
