// Addresses of the coach's conversation.

export const ASK_HREF = "/coach?tab=ask";
/** An empty one. */
export const NEW_CONVERSATION = "new";

/** The conversation at its newest answer. */
export const conversationHref = (id: string): string => `${ASK_HREF}&c=${encodeURIComponent(id)}#response`;

/** The box of the conversation that is open, with a question in it. */
export const questionHref = (question: string, conversation: string | null): string =>
  `${ASK_HREF}${conversation === null ? "" : `&c=${encodeURIComponent(conversation)}`}&question=${encodeURIComponent(question)}#coach-question`;

/** What can be done about one answer. */
export const actionsHref = (conversation: string, answer: string): string =>
  `${ASK_HREF}&c=${encodeURIComponent(conversation)}#do-${encodeURIComponent(answer)}`;
