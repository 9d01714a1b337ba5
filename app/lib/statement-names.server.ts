// Postgres keeps a statement that has a name, parsed and planned, for as long as the connection lives. The few that
// every screen asks are worth that; the many that come in one size each, like a list of ids, are not.

const OFTEN = 5;
const LONGEST = 8_000;
const MAX_NAMES = 100;
const MAX_COUNTED = 1_000;

/** A name for a statement that keeps coming back, else none. Never more names than a connection can well hold. */
export function statementNames(): (query: { sql: string }) => string {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known) return known;
    if (names.size >= MAX_NAMES || sql.length > LONGEST) return "";
    const count = (counts.get(sql) ?? 0) + 1;
    if (count < OFTEN) {
      if (counts.size >= MAX_COUNTED) counts.clear();
      counts.set(sql, count);
      return "";
    }
    const name = `often_${names.size}`;
    counts.delete(sql);
    names.set(sql, name);
    return name;
  };
}
