// A push service and a browser on loopback: what arrives is opened with the browser's keys, as RFC 8291 says.
import { createDecipheriv, createECDH, hkdfSync, randomBytes, verify, createPublicKey } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type askPublic, askTrusted } from "~/lib/public-request.server";

const RECORD_HEAD = 21;
const TAG = 16;

export function browserKeys() {
  const key = createECDH("prime256v1");
  key.generateKeys();
  const auth = randomBytes(16);
  const open = (body: Buffer): string => {
    const idLength = body[20] ?? 0;
    const [salt, sender] = [body.subarray(0, 16), body.subarray(RECORD_HEAD, RECORD_HEAD + idLength)];
    const shared = key.computeSecret(sender);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), key.getPublicKey(), sender]);
    const material = Buffer.from(hkdfSync("sha256", shared, auth, info, 32));
    const derive = (what: string, length: number) =>
      Buffer.from(hkdfSync("sha256", material, salt, `Content-Encoding: ${what}\0`, length));
    const sealed = body.subarray(RECORD_HEAD + idLength);
    const opener = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
    opener.setAuthTag(sealed.subarray(-TAG));
    const padded = Buffer.concat([opener.update(sealed.subarray(0, -TAG)), opener.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
  };
  return { p256dh: key.getPublicKey("base64url"), auth: auth.toString("base64url"), open };
}

/** Whether a token of the header was signed by this key. */
export function isSignedBy(authorization: string, publicKey: string): boolean {
  const token = /t=([^,\s]+)/.exec(authorization)?.[1] ?? "";
  const [head = "", claims = "", signature = ""] = token.split(".");
  const raw = Buffer.from(publicKey, "base64url");
  const [x, y] = [raw.subarray(1, 33).toString("base64url"), raw.subarray(33).toString("base64url")];
  const key = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  return verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
}

export async function pushService() {
  const got: { path: string; headers: Record<string, string | string[] | undefined>; body: Buffer }[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      got.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const ask: typeof askPublic = (url, asking) => askTrusted(new URL(`http://127.0.0.1:${port}${url.pathname}`), asking);
  return {
    got,
    ask,
    answer: (next: number) => (status = next),
    close: () => new Promise((done) => server.close(done)),
  };
}
