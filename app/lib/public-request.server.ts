// One request to an address that a person has given. It may lead anywhere, so only public places are asked: over TLS, on
// the usual port, at addresses that are looked up once, all of them checked, and checked again once connected. What is
// answered with another address is not followed.
import { lookup } from "node:dns/promises";
import { type IncomingMessage, type RequestOptions, request as askPlainly } from "node:http";
import { request as askSecurely } from "node:https";
import { BlockList, isIP, isIPv4 } from "node:net";

/** Why an address is not asked. */
type Unsafe = "not_https" | "port" | "userinfo" | "not_public" | "unknown_host";

export class UnsafeAddress extends Error {
  override name = "UnsafeAddress";
  readonly reason: Unsafe;
  constructor(reason: Unsafe) {
    super(`an address is not asked: ${reason}`);
    this.reason = reason;
  }
}

/** Nothing that can be read came back. */
export class NoAnswer extends Error {
  override name = "NoAnswer";
}

export type PublicRequest = {
  method: "GET" | "POST";
  headers?: Record<string, string>;
  body?: Uint8Array | null;
  /** For everything together, from the name's lookup to the last byte. */
  withinMs: number;
  maxBytes: number;
};
export type PublicAnswer = { status: number; body: string };

export type Address = { address: string; family: number };
/** The names and addresses outside, which tests stand in for. */
export type Network = {
  resolve: (host: string) => Promise<Address[]>;
  isAllowed: (address: string) => boolean;
  port?: number;
};

// What the registries of special-purpose addresses don't call globally reachable, and relays that lead into such.
const NOT_PUBLIC = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const;
/** Of version 6 only these are in use at all; everything else, mapped addresses too, is none of them. */
const GLOBAL = ["2000::", 3] as const;
const NOT_GLOBAL = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const closed = new BlockList();
for (const [net, bits] of NOT_PUBLIC) closed.addSubnet(net, bits, "ipv4");
for (const [net, bits] of NOT_GLOBAL) closed.addSubnet(net, bits, "ipv6");
const global = new BlockList();
global.addSubnet(...GLOBAL, "ipv6");

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, "ipv4");
  return isIP(address) === 6 && global.check(address, "ipv6") && !closed.check(address, "ipv6");
}

const internet: Network = {
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
  isAllowed: isPublicAddress,
};

/** Throws UnsafeAddress where the address must not be asked, and NoAnswer where nothing comes back in time. */
export async function askPublic(url: URL, asking: PublicRequest, network: Network = internet): Promise<PublicAnswer> {
  const refusal = refusalOf(url);
  if (refusal) throw new UnsafeAddress(refusal);
  const endsAt = performance.now() + asking.withinMs;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const addresses = await addressesOf(host, asking.withinMs, network);
  const isSafe = addresses.length > 0 && addresses.every(({ address }) => network.isAllowed(address));
  if (!isSafe) throw new UnsafeAddress(addresses.length > 0 ? "not_public" : "unknown_host");
  return ask(
    askSecurely,
    url,
    { ...asking, withinMs: endsAt - performance.now() },
    {
      ...(network.port === undefined ? {} : { port: network.port }),
      lookup: (_host, options, answer) => {
        const [first] = addresses;
        if (options.all) answer(null, addresses);
        else if (first) answer(null, first.address, first.family);
      },
    },
    network.isAllowed,
  );
}

/** One request to an address that whoever runs this server has given, or that is our own. */
export const askTrusted = (url: URL, asking: PublicRequest): Promise<PublicAnswer> =>
  ask(url.protocol === "https:" ? askSecurely : askPlainly, url, asking, {}, () => true);

function refusalOf(url: URL): Unsafe | null {
  if (url.protocol !== "https:") return "not_https";
  if (url.port !== "") return "port";
  return url.username !== "" || url.password !== "" ? "userinfo" : null;
}

async function addressesOf(host: string, withinMs: number, network: Network): Promise<Address[]> {
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NoAnswer("the name was not looked up in time")), withinMs);
  });
  try {
    return await Promise.race([network.resolve(host), late]);
  } catch (error) {
    if (error instanceof NoAnswer) throw error;
    throw new UnsafeAddress("unknown_host");
  } finally {
    clearTimeout(timer);
  }
}

function ask(
  send: typeof askSecurely | typeof askPlainly,
  url: URL,
  { method, headers = {}, body, withinMs, maxBytes }: PublicRequest,
  how: Pick<RequestOptions, "lookup" | "port">,
  isAllowed: (address: string) => boolean,
): Promise<PublicAnswer> {
  return new Promise((resolve, reject) => {
    const length = method === "POST" ? { "content-length": String(body?.length ?? 0) } : {};
    // A connection of its own: one that was opened before is not looked at again.
    const request = send(url, { ...how, method, agent: false, headers: { ...headers, ...length } });
    const timer = setTimeout(() => request.destroy(new NoAnswer("no whole answer in time")), Math.max(1, withinMs));
    const fail = (error: Error) => {
      clearTimeout(timer);
      // The errors of the network name the address; it holds a secret.
      reject(error instanceof UnsafeAddress || error instanceof NoAnswer ? error : new NoAnswer(codeOf(error)));
    };
    request.on("error", fail);
    request.on("socket", (socket) =>
      socket.once("connect", () => {
        if (!isAllowed(socket.remoteAddress ?? "")) request.destroy(new UnsafeAddress("not_public"));
      }),
    );
    request.on("response", (response) => {
      readAtMost(response, maxBytes).then((answer) => {
        clearTimeout(timer);
        resolve({ status: response.statusCode ?? 0, body: answer });
      }, fail);
    });
    request.end(body ?? undefined);
  });
}

async function readAtMost(response: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response) {
    if (!(chunk instanceof Uint8Array)) continue;
    size += chunk.length;
    if (size > maxBytes) {
      response.destroy();
      throw new NoAnswer("the answer is too large");
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

const codeOf = (error: Error) => ("code" in error && typeof error.code === "string" ? error.code : "no answer");
