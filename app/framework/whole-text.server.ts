// React 18 writes a page into pieces of 2,048 bytes. A letter of several bytes that no longer fits into one begins the next,
// and the bytes that it would have taken are sent as they were made: zeros, in the middle of a text.
import { Transform } from "node:stream";

/** A piece of a page without the zeros at its end. */
export function wholeText(piece: Uint8Array): Uint8Array {
  let end = piece.length;
  while (end > 0 && piece[end - 1] === 0) end -= 1;
  return piece.subarray(0, end);
}

/** The same for a page that is sent as it comes. */
export const wholeTexts = (): Transform =>
  new Transform({
    transform(piece: Buffer, _encoding, next) {
      next(null, wholeText(piece));
    },
  });
