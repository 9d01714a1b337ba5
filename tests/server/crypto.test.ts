// What is sealed opens in its place alone, with its own key alone, and whoever changes a letter of it learns nothing.
import { describe, expect, test } from "vitest";
import * as crypto from "~/lib/crypto.server";
import { parseKeys, secrets } from "~/lib/secrets.server";

const { decrypt, encrypt, isSealedWithNewestKey, randomToken, safeEqual, sha256, sign } = crypto;
const keyOf = (letter: number) => Buffer.alloc(32, letter);

describe("a sealed text", () => {
  const sealed = encrypt("access-token-äöü", "user|row|column");
  const parts = sealed.split(".");
  const changed = (at: number) =>
    parts.map((part, index) => (index === at ? Buffer.from(part, "base64url").map((byte) => byte ^ 1) : part));
  const joined = (all: (string | Uint8Array)[]) =>
    all.map((part) => (typeof part === "string" ? part : Buffer.from(part).toString("base64url"))).join(".");

  test("opens in its place, and says nothing by its looks", () => {
    expect(decrypt(sealed, "user|row|column")).toBe("access-token-äöü");
    expect(parts.map((part, at) => (at === 0 ? part : Buffer.from(part, "base64url").length))).toEqual([
      "k1",
      12,
      16,
      19,
    ]);
    expect(encrypt("access-token-äöü", "user|row|column")).not.toBe(sealed);
    expect(decrypt(encrypt("", "x"), "x")).toBe("");
  });

  test("doesn't open in another place, nor once a letter of it differs", () => {
    expect(() => decrypt(sealed, "user|other row|column")).toThrow();
    for (const at of [1, 2, 3]) expect(() => decrypt(joined(changed(at)), "user|row|column"), String(at)).toThrow();
    const short = Buffer.from(parts[2] ?? "", "base64url").subarray(0, 4);
    expect(() => decrypt(joined([parts[0] ?? "", parts[1] ?? "", short, parts[3] ?? ""]), "user|row|column")).toThrow();
  });

  test("names its key, by which it is found, and which is bound to it", () => {
    const { keys } = secrets();
    const [first] = keys;
    keys.unshift({ id: "k2", key: keyOf(2) });
    try {
      const newer = encrypt("text", "place");
      expect([isSealedWithNewestKey(newer), isSealedWithNewestKey(sealed)]).toEqual([true, false]);
      expect([decrypt(newer, "place"), decrypt(sealed, "user|row|column")]).toEqual(["text", "access-token-äöü"]);
      keys.unshift({ id: "k3", key: keyOf(2) });
      expect(() => decrypt(newer.replace("k2.", "k3."), "place")).toThrow();
    } finally {
      keys.splice(0, keys.length, ...(first ? [first] : []));
    }
    expect(isSealedWithNewestKey(sealed)).toBe(true);
    expect(() => decrypt(sealed.replace("k1.", "k9."), "user|row|column")).toThrow("sealed with an unknown key");
  });
});

describe("digests", () => {
  test("of a purpose are worth nothing for another, and nothing without the secret", () => {
    expect(sign("flash", "text")).toMatch(/^[\w-]{43}$/);
    expect(sign("flash", "text")).toBe(sign("flash", "text"));
    expect(new Set([sign("flash", "text"), sign("device", "text"), sign("flash", "texts")]).size).toBe(3);
    const all = secrets();
    const before = sign("flash", "text");
    const { sessionSecret } = all;
    all.sessionSecret = "another secret of more than thirty-two letters";
    const other = sign("flash", "text");
    all.sessionSecret = sessionSecret;
    expect(other).not.toBe(before);
  });

  test("of a text or its bytes are the known ones", () => {
    const abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    expect([sha256("abc"), sha256(Buffer.from("abc"))]).toEqual([abc, abc]);
  });

  test("are compared whole, of whatever length", () => {
    expect([safeEqual("abc", "abc"), safeEqual("", ""), safeEqual("é", "é")]).toEqual([true, true, true]);
    for (const other of ["abd", "abcd", "ab", ""]) expect(safeEqual("abc", other), other).toBe(false);
  });

  test("tokens are 256 bits, and no two alike", () => {
    expect(randomToken()).toMatch(/^[\w-]{43}$/);
    expect(Buffer.from(randomToken(9), "base64url")).toHaveLength(9);
    expect(new Set(Array.from({ length: 50 }, () => randomToken())).size).toBe(50);
  });
});

describe("the list of keys", () => {
  const base64 = keyOf(7).toString("base64");

  test("is read in its order, spaces or not", () => {
    expect(parseKeys(`new-1:${base64}, A2:${keyOf(8).toString("base64")}`)).toEqual([
      { id: "new-1", key: keyOf(7) },
      { id: "A2", key: keyOf(8) },
    ]);
  });

  test.each([
    ["", "nothing"],
    [base64, "no name"],
    [`:${base64}`, "an empty name"],
    [`k_1:${base64}`, "a name with other signs"],
    [`${"k".repeat(17)}:${base64}`, "a name too long"],
    ["k1:", "no key"],
    [`k1:${Buffer.alloc(31).toString("base64")}`, "a key too short"],
    [`k1:${Buffer.alloc(33).toString("base64")}`, "a key too long"],
    [`k1:${base64},`, "a comma at the end"],
    [`x k1:${base64}`, "two words"],
  ])("'%s' stops the start: %s", (text) =>
    expect(() => parseKeys(text)).toThrow(
      "ENCRYPTION_KEYS must be 'id:base64' pairs of 32-byte keys, separated by commas.",
    ),
  );
});
