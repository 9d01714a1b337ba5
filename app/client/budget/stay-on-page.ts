/** Names the field of a form that is sent from where one stays. Without scripts the server leads back to the month. */
export const STAY_FIELD = "stays";

/**
 * A row's amount is saved beside others that are on their way. Being led back to the same screen would be a way of its
 * own: the next one would end it, and show what stood there before. So what is saved just stays; any other way is gone.
 */
export async function stayOnPage<Answer>(save: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await save();
  } catch (answer) {
    if (!(answer instanceof Response) || answer.status < 300 || answer.status > 399) throw answer;
    const to = new URL(answer.headers.get("Location") ?? "/", window.location.href);
    if (to.pathname !== window.location.pathname) throw answer;
    return null;
  }
}
