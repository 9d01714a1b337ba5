// Work on one thing goes one after another within this process. The database's own locks keep it right across machines;
// this keeps a hundred requests for one row from holding every connection while they wait for each other.

const last = new Map<string, Promise<void>>();

export async function withLock<T>(key: string, run: () => Promise<T>): Promise<T> {
  const before = last.get(key) ?? Promise.resolve();
  let release: () => void = () => undefined;
  const mine = before.then(() => new Promise<void>((resolve) => (release = resolve)));
  last.set(key, mine);
  await before;
  try {
    return await run();
  } finally {
    release();
    if (last.get(key) === mine) last.delete(key);
  }
}
