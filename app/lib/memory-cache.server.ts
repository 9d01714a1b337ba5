// What takes long to make and holds for as long as a state does, kept in memory: the newest of each owner, for as many
// owners as there is room.

type MemoryCache<T> = (owner: string, state: string | null, make: () => Promise<T>) => Promise<T>;

/** Without a state nothing is kept. What fails is made again. */
export function memoryCache<T>(most: number): MemoryCache<T> {
  const all = new Map<string, { state: string; made: Promise<T> }>();
  return (owner, state, make) => {
    if (state === null) return make();
    const known = all.get(owner);
    all.delete(owner);
    if (known?.state === state) {
      all.set(owner, known);
      return known.made;
    }
    const own = { state, made: make() };
    own.made.catch(() => {
      if (all.get(owner) === own) all.delete(owner);
    });
    all.set(owner, own);
    for (const oldest of all.keys()) {
      if (all.size <= most) break;
      all.delete(oldest);
    }
    return own.made;
  };
}
