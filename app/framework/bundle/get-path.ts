/**
 * Reads 'a.b[0].c' from an object. The form library brings lodash.get for this, 2.5 kB that every form screen would
 * load; vite.config.ts puts this in its place.
 */
export default function getPath(from: unknown, path: string | (string | number)[], fallback?: unknown): unknown {
  const keys = Array.isArray(path) ? path : path.split(/[.[\]]+/).filter(Boolean);
  let value = from;
  for (const key of keys) {
    if (value === null || value === undefined) return fallback;
    value = Reflect.get(Object(value), key);
  }
  return value === undefined ? fallback : value;
}
