// The one place that reads the environment. A wrong or half-filled setting stops the boot with one sentence.
import { resolve } from "node:path";
import { z } from "zod";

export class ConfigError extends Error {
  override name = "ConfigError";
}

const blank = (value: unknown) => (value === "" ? undefined : value);
const text = z.preprocess(blank, z.string().trim().min(1).optional());
const url = z.preprocess(blank, z.string().trim().url().optional());
const integer = (fallback: number, min: number, max: number) =>
  z.preprocess(blank, z.coerce.number().int().min(min).max(max).default(fallback));
const choice = <T extends [string, ...string[]]>(values: T, fallback: T[number]) =>
  z.preprocess(blank, z.enum(values).default(fallback));

const IS_A_PORT = "it must be a whole number from 0 to 65535";

const Settings = z.object({
  NODE_ENV: z.preprocess(blank, z.string().default("production")),
  PORT: z.preprocess(
    blank,
    z.coerce.number({ message: IS_A_PORT }).int(IS_A_PORT).min(0, IS_A_PORT).max(65_535, IS_A_PORT).default(3000),
  ),
  HOST: z.preprocess(blank, z.string().default("127.0.0.1")),
  APP_URL: url,
  DATA_DIR: z.preprocess(blank, z.string().default("./data")),
  DATABASE_URL: text,
  SESSION_SECRET: text,
  ENCRYPTION_KEYS: text,
  TRUST_PROXY: z.preprocess(
    (value) => hops(blank(value)),
    z.number({ message: "off, on or the number of proxies" }).int().min(0).max(10),
  ),
  BANK_PROVIDER: z.preprocess(blank, z.enum(["sandbox", "plaid", "simplefin", "off"]).optional()),
  PLAID_CLIENT_ID: text,
  PLAID_SECRET: text,
  PLAID_ENV: choice(["sandbox", "production"], "sandbox"),
  PLAID_BASE_URL: url,
  PLAID_OAUTH: choice(["on", "off"], "off"),
  SIMPLEFIN_TRUSTED_ORIGIN: url,
  BILLING_PROVIDER: z.preprocess(blank, z.enum(["sandbox", "stripe", "off"]).optional()),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_BASE: url,
  STRIPE_PRICE_MONTHLY: text,
  STRIPE_PRICE_ANNUAL: text,
  PRACTICE_PAYMENTS: choice(["on", "off"], "off"),
  COACH_PROVIDER: z.preprocess(blank, z.enum(["rules", "openai"]).optional()),
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: url,
  OPENAI_MODEL: text,
  OPENAI_WIRE: choice(["responses", "chat"], "responses"),
  /** Which questions a model reads: those that the coach is unsure of, or each one before the coach. */
  COACH_MODEL_READS: choice(["first", "unsure"], "first"),
  MAIL_PROVIDER: z.preprocess(blank, z.enum(["outbox", "smtp"]).optional()),
  SMTP_URL: text,
  MAIL_FROM: z.preprocess(blank, z.string().default("Mind My Money <hello@localhost>")),
  DEMO_ACCOUNT: choice(["on", "off"], "on"),
  REGISTRATION: choice(["open", "invite", "closed"], "open"),
  JOBS: choice(["inline", "worker", "off"], "inline"),
  RATE_LIMIT_FACTOR: z.preprocess(blank, z.coerce.number().positive().default(1)),
  SESSION_IDLE_DAYS: integer(7, 1, 365),
  SESSION_MAX_DAYS: integer(30, 1, 365),
  LOG_LEVEL: choice(["trace", "debug", "info", "warn", "error", "silent"], "info"),
});

/** How many addresses at the end of X-Forwarded-For belong to proxies: the client's is the one before them. */
function hops(value: unknown): unknown {
  if (value === undefined || value === "off") return 0;
  return value === "on" ? 1 : Number(value);
}

type Raw = z.infer<typeof Settings>;

/** A provider is chosen by its name, or by the presence of its first key; then every key it needs must be there. */
function provider<A extends string, B extends string>(
  raw: Raw,
  setting: keyof Raw,
  sandbox: A,
  real: B,
  needs: (keyof Raw)[],
): A | B {
  const chosen = raw[setting] ?? (needs.some((name) => raw[name] !== undefined) ? real : sandbox);
  if (chosen !== real) return sandbox;
  const missing = needs.filter((name) => raw[name] === undefined);
  if (missing.length > 0)
    throw new ConfigError(
      `${setting} is ${real}, but ${missing.join(" and ")} ${missing.length > 1 ? "are" : "is"} not set.`,
    );
  return real;
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Only this machine can reach it: that is how it is addressed and where it listens, and no proxy lets others in. */
function isLocal(raw: Raw, publicUrl: string): boolean {
  return raw.TRUST_PROXY === 0 && LOOPBACK.test(raw.HOST) && LOOPBACK.test(new URL(publicUrl).hostname);
}

/** A practice card costs nothing, so where strangers come it must not open what a real bank's data feeds. */
function assertPaid(raw: Raw, { bank, billing, local }: { bank: string; billing: string; local: boolean }): void {
  if (bank !== "plaid" || billing !== "sandbox" || local || raw.PRACTICE_PAYMENTS === "on") return;
  throw new ConfigError(
    "BANK_PROVIDER is plaid, but with practice payments anybody could take premium for nothing: " +
      "set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or PRACTICE_PAYMENTS=on if that is meant.",
  );
}

export function readEnv(source: Record<string, string | undefined>) {
  const parsed = Settings.safeParse(source);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`The setting ${issue?.path.join(".")} is not valid: ${issue?.message}.`);
  }
  const raw = parsed.data;
  const publicUrl = raw.APP_URL ?? `http://localhost:${raw.PORT}`;
  if (raw.DATABASE_URL && publicUrl.startsWith("https:")) {
    for (const name of ["SESSION_SECRET", "ENCRYPTION_KEYS"] as const) {
      if (!raw[name])
        throw new ConfigError(
          `DATABASE_URL is set for ${publicUrl}, so every machine needs the same ${name}, which is not set.`,
        );
    }
  }
  // What is switched off, or needs no keys, is so whatever keys there are.
  const bank =
    raw.BANK_PROVIDER === "off" || raw.BANK_PROVIDER === "simplefin"
      ? raw.BANK_PROVIDER
      : provider(raw, "BANK_PROVIDER", "sandbox", "plaid", ["PLAID_CLIENT_ID", "PLAID_SECRET"]);
  const billing =
    raw.BILLING_PROVIDER === "off"
      ? raw.BILLING_PROVIDER
      : provider(raw, "BILLING_PROVIDER", "sandbox", "stripe", ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"]);
  const local = isLocal(raw, publicUrl);
  assertPaid(raw, { bank, billing, local });
  return {
    ...raw,
    APP_URL: publicUrl.replace(/\/+$/, ""),
    DATA_DIR: resolve(raw.DATA_DIR),
    IS_DEVELOPMENT: raw.NODE_ENV === "development",
    IS_HTTPS: publicUrl.startsWith("https:"),
    IS_LOCAL: local,
    BANK_PROVIDER: bank,
    SIMPLEFIN_TRUSTED_ORIGIN: raw.SIMPLEFIN_TRUSTED_ORIGIN && new URL(raw.SIMPLEFIN_TRUSTED_ORIGIN).origin,
    BILLING_PROVIDER: billing,
    COACH_PROVIDER: provider(
      raw,
      "COACH_PROVIDER",
      "rules",
      "openai",
      raw.OPENAI_BASE_URL ? ["OPENAI_MODEL"] : ["OPENAI_API_KEY", "OPENAI_MODEL"],
    ),
    MAIL_PROVIDER: provider(raw, "MAIL_PROVIDER", "outbox", "smtp", ["SMTP_URL"]),
  };
}

type Env = ReturnType<typeof readEnv>;

export const env: Env = readEnv(process.env);
