// Stripe's request bodies: application/x-www-form-urlencoded with brackets for depth, as in `items[0][price]=…`.

type FormValue = string | FormValue[] | { [key: string]: FormValue };

const KEY = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;
const FORBIDDEN = new Set(["__proto__", "prototype", "constructor"]);

type Branch = Map<string, string | Branch>;

/** Decodes a body or a query; null when a key is malformed or used both as a value and as a branch. */
export function decodeForm(text: string): { [key: string]: FormValue } | null {
  const root: Branch = new Map();
  for (const [key, value] of new URLSearchParams(text)) {
    const path = pathOf(key);
    if (path === null || !put(root, path, value)) return null;
  }
  return objectOf(root);
}

function pathOf(key: string): string[] | null {
  const match = KEY.exec(key);
  if (match?.[1] === undefined) return null;
  const path = [match[1], ...[...(match[2] ?? "").matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? "")];
  return path.length > 8 || path.some((part) => FORBIDDEN.has(part)) ? null : path;
}

function put(root: Branch, path: string[], value: string): boolean {
  let branch = root;
  for (const [depth, part] of path.entries()) {
    const name = part === "" ? String(branch.size) : part;
    if (depth === path.length - 1) {
      if (branch.get(name) instanceof Map) return false;
      branch.set(name, value);
      return true;
    }
    const next = branch.get(name) ?? new Map();
    if (typeof next === "string") return false;
    branch.set(name, next);
    branch = next;
  }
  return false;
}

function objectOf(branch: Branch): { [key: string]: FormValue } {
  return Object.fromEntries([...branch].map(([key, value]) => [key, valueOf(value)]));
}

function valueOf(value: string | Branch): FormValue {
  if (typeof value === "string") return value;
  const isList = [...value.keys()].every((key, index) => key === String(index));
  return isList ? [...value.values()].map(valueOf) : objectOf(value);
}
