// The one billing client: Stripe's SDK. With keys it talks to Stripe; without, to the sandbox on loopback.
import type Stripe from "stripe";
import { env } from "~/lib/env.server";
import { startStripeSandbox, type StripeSandbox } from "~/sandbox/stripe/server.server";

const TIMEOUT_MS = 10_000;
const RETRIES = 1;

type Connection = { stripe: () => Promise<Stripe>; webhookSecret: string; sandbox: StripeSandbox | null };

let connection: Promise<Connection> | undefined;

function connect(): Promise<Connection> {
  connection ??= open().catch((error: unknown) => {
    connection = undefined;
    throw error;
  });
  return connection;
}

/** The SDK takes 20 MB of memory: it is read when somebody first pays or is asked about. */
const sdk = () => import("stripe").then(({ default: Sdk }) => Sdk);

async function open(): Promise<Connection> {
  if (env.BILLING_PROVIDER === "sandbox") {
    const sandbox = await startStripeSandbox();
    return {
      stripe: client("sk_test_sandbox", `http://${sandbox.host}:${sandbox.port}`),
      webhookSecret: sandbox.webhookSecret,
      sandbox,
    };
  }
  // Customers from before are ended once the provider is set up again.
  if (env.BILLING_PROVIDER === "off") throw new Error("there's no payment provider");
  const stripe = client(env.STRIPE_SECRET_KEY ?? "", env.STRIPE_API_BASE);
  return { stripe, webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? "", sandbox: null };
}

function client(key: string, base: string | undefined): () => Promise<Stripe> {
  let made: Stripe | undefined;
  return async () => {
    const Sdk = await sdk();
    return (made ??= new Sdk(key, { timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false, ...at(base) }));
  };
}

function at(base: string | undefined): Stripe.StripeConfig {
  if (base === undefined) return {};
  const { hostname, port, protocol } = new URL(base);
  const isPlain = protocol === "http:";
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? "http" : "https" };
}

export async function stripe(): Promise<Stripe> {
  return (await connect()).stripe();
}

export async function webhookSecret(): Promise<string> {
  return (await connect()).webhookSecret;
}

/** The running sandbox, for its own pages and for tests; null when the real vendor is in use. */
export async function stripeSandbox(): Promise<StripeSandbox | null> {
  return env.BILLING_PROVIDER === "sandbox" ? (await connect()).sandbox : null;
}

/** Called by the server once it listens: the sandbox delivers its events there. Stripe itself is told in its dashboard. */
export async function deliverSandboxEventsTo(port: number): Promise<void> {
  const sandbox = await stripeSandbox();
  sandbox?.deliveries.begin(`http://127.0.0.1:${port}/webhooks/stripe`);
}

export async function closeBilling(): Promise<void> {
  const open = connection;
  connection = undefined;
  if (open) await (await open).sandbox?.close();
}
