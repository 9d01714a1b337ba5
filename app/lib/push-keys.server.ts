// The pair of keys by which push services know this server. Made from the session secret, so there is nothing more to keep,
// and all machines that share the secret have the same: with another secret browsers have to be asked again.
import { createECDH, hkdfSync } from "node:crypto";
import { secrets } from "./secrets.server";

const CURVE = "prime256v1";
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

type PushKeys = { publicKey: string; privateKey: string };

let made: PushKeys | undefined;

export function pushKeys(): PushKeys {
  made ??= keysFrom(secrets().sessionSecret);
  return made;
}

export function keysFrom(secret: string): PushKeys {
  // Half as many bits more than the order has: no number is likelier than another.
  const bits = Buffer.from(hkdfSync("sha256", secret, "", "web-push", 48)).toString("hex");
  const number = (BigInt(`0x${bits}`) % (ORDER - 1n)) + 1n;
  const key = createECDH(CURVE);
  key.setPrivateKey(Buffer.from(number.toString(16).padStart(64, "0"), "hex"));
  return {
    publicKey: key.getPublicKey("base64url"),
    privateKey: key.getPrivateKey().toString("base64url").padStart(43, "A"),
  };
}
