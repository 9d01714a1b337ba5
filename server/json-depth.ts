const quote = 0x22,
  backslash = 0x5c;
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/** How deep arrays and objects nest, counted without parsing, since the parser is what deep nesting hurts. */
export function jsonDepth(text: Uint8Array): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    const byte = text[index] ?? 0;
    if (inString) {
      if (byte === backslash) index++;
      else if (byte === quote) inString = false;
    } else if (byte === quote) inString = true;
    else if (opening.has(byte)) deepest = Math.max(deepest, ++depth);
    else if (closing.has(byte)) depth--;
  }
  return deepest;
}
