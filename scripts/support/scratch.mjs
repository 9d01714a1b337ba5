// Where what is thrown away is kept: in memory where there is plenty, as nobody needs to wait for a disk there.
import { statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";

const MEMORY = "/dev/shm";
const PLENTY = 2 * 2 ** 30;

/** @returns {string} the folder in which to make one's own */
export function scratch() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem()) >= PLENTY ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
