// How much a file may bring along: it says more than anybody has typed. The sentences are in texts/import-file.

export const MAX_ROWS = 100_000;
export const MAX_BYTES = 10 * 1024 * 1024;
/** Unpacked: an app's own file keeps much that isn't read. */
export const MAX_DATABASE_BYTES = 64 * 1024 * 1024;
