export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** Where the text alone would be poor; else it's made of it. */
  html?: string;
  /** Where one click ends mails of this kind; only those that nobody asked for have it. */
  unsubscribe?: string;
};
export type Mailer = { send(mail: Mail): Promise<void> };

/** The mail server said no for good: sending the same again would be refused again. */
export class MailRefused extends Error {
  override name = "MailRefused";
}
