// Somebody with a browser's manners: keeps cookies, says where requests come from.
import { randomBytes } from "node:crypto";
import type { Database } from "./server";

export type Answer = { status: number; headers: Headers; text: string; json: unknown; ms: number };
export type Asked = {
  method?: string;
  json?: unknown;
  form?: Record<string, string>;
  body?: string;
  headers?: Record<string, string>;
  cookie?: boolean;
};

export const PASSWORD = "correct horse battery 47";

export class Person {
  readonly cookies = new Map<string, string>();
  readonly username = `p${randomBytes(6).toString("hex")}`;
  readonly email = `${this.username}@example.com`;
  id = "";

  constructor(readonly url: string) {}

  async ask(path: string, { method, json, form, body, headers = {}, cookie = true }: Asked = {}): Promise<Answer> {
    const sent =
      body ?? (json !== undefined ? JSON.stringify(json) : form ? new URLSearchParams(form).toString() : undefined);
    const type = json !== undefined ? "application/json" : form ? "application/x-www-form-urlencoded" : undefined;
    const verb = method ?? (sent === undefined ? "GET" : "POST");
    const from = performance.now();
    const answer = await fetch(new URL(path, this.url), {
      method: verb,
      body: sent,
      redirect: "manual",
      headers: withoutEmpty({
        ...(verb === "GET" || verb === "HEAD" ? {} : { origin: this.url }),
        ...(type ? { "content-type": type } : {}),
        ...(cookie && this.cookies.size > 0
          ? { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ") }
          : {}),
        ...headers,
      }),
    });
    const text = await answer.text();
    if (cookie) this.keep(answer.headers);
    return { status: answer.status, headers: answer.headers, text, json: parsed(text), ms: performance.now() - from };
  }

  private keep(headers: Headers) {
    for (const line of headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      if (value === "" || /max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  register(): Promise<Answer> {
    return this.ask("/api/auth/register", {
      json: { firstName: "Ada", lastName: "Test", email: this.email, username: this.username, password: PASSWORD },
    });
  }

  async login(password = PASSWORD): Promise<Answer> {
    const answer = await this.ask("/api/auth/login", { json: { username: this.username, password } });
    if (answer.status === 200) this.id = String(field(answer.json, "id"));
    return answer;
  }
}

/** Registered and logged in; with a database also in a free trial, so that no screen is closed. */
export async function newPerson(url: string, database?: Database): Promise<Person> {
  const person = new Person(url);
  const registered = await person.register();
  if (registered.status >= 300)
    throw new Error(`registration answered ${registered.status}: ${registered.text.slice(0, 200)}`);
  const loggedIn = await person.login();
  if (loggedIn.status !== 200) throw new Error(`login answered ${loggedIn.status}: ${loggedIn.text.slice(0, 200)}`);
  await database?.query(
    `UPDATE "User" SET "hasStartedTrial" = true, "hasSeenPaywall" = true, "hasSeenTour" = true, "subscriptionStatus" = 'trial', "trialEndsAt" = now() + interval '10 days' WHERE id = $1`,
    [person.id],
  );
  return person;
}

export function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && name in value
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;
}

/** A header that is asked to be empty is not sent: absent is what browsers mean by it. */
const withoutEmpty = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ""));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
