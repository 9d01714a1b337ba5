// Bytes of a file as text. Banks send UTF-8, UTF-16 (spreadsheets), and Windows-1252 (everything older).
import type { RefusalReason } from "./unreadable";

/** Fatal decoders cost an exception; the file is read once. */
const decodes = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

export function decodeText(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const wide = wideOrder(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  return decodes(bytes, "utf-8") ?? new TextDecoder("windows-1252").decode(bytes);
}

/** UTF-16 without a mark: every other byte of Latin text is zero. */
function wideOrder(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const looked = Math.min(bytes.length - (bytes.length % 2), 512);
  if (looked < 8) return null;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < looked; at += 2) {
    if (bytes[at] === 0) even += 1;
    if (bytes[at + 1] === 0) odd += 1;
  }
  const most = looked / 2;
  if (odd > most * 0.7 && even < most * 0.1) return "utf-16le";
  return even > most * 0.7 && odd < most * 0.1 ? "utf-16be" : null;
}

const SIGNATURES: readonly [string, RefusalReason][] = [
  ["PK\u0003\u0004", "spreadsheet"],
  ["%PDF", "pdf"],
  ["\u00d0\u00cf\u0011\u00e0", "old-spreadsheet"],
  ["\u001f\u008b", "compressed"],
  ["\u0089PNG", "picture"],
  ["\u00ff\u00d8\u00ff", "picture"],
];

/** Files that people take for an export. Nothing is ever unpacked. */
export function refuseBySignature(bytes: Uint8Array): RefusalReason | null {
  const head = String.fromCharCode(...bytes.subarray(0, 16));
  return SIGNATURES.find(([signature]) => head.startsWith(signature))?.[1] ?? null;
}
