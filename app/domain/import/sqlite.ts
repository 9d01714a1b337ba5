// Reads the rows of tables out of an SQLite file, by its documented format (sqlite.org/fileformat2.html). Nothing that
// stands in the file is run: no query, view or trigger. Each page is gone through once at most, so nothing can grow.

export type Value = string | number | null;
export type SqliteRow = Readonly<Record<string, Value>>;

/** The file can't be read as a database, as where a read beyond its end is a RangeError; says nothing to people. */
export class DamagedDatabase extends Error {}

const MAGIC = "SQLite format 3\u0000";
const HEADER = 100;
const LEAF = 0x0d;
const INTERIOR = 0x05;
/** The longest row that is put together from its pages; no note of anybody's is longer. */
const MAX_PAYLOAD = 1024 * 1024;
const MAX_COLUMNS = 200;
const ENCODINGS: Readonly<Record<number, string>> = { 1: "utf-8", 2: "utf-16le", 3: "utf-16be" };

export const isSqlite = (bytes: Uint8Array): boolean => String.fromCharCode(...bytes.subarray(0, 16)) === MAGIC;

const damaged = (): never => {
  throw new DamagedDatabase("damaged");
};

type Column = { name: string; byDefault: Value };
type Table = { root: number; columns: Column[] };

export class SqliteFile {
  private readonly view: DataView;
  private readonly pageSize: number;
  private readonly usable: number;
  private readonly decoder: TextDecoder;
  private readonly seen = new Set<number>();
  private readonly tables: ReadonlyMap<string, Table>;

  constructor(private readonly bytes: Uint8Array) {
    if (!isSqlite(bytes) || bytes.length < 512) damaged();
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const size = this.view.getUint16(16);
    this.pageSize = size === 1 ? 65_536 : size;
    this.usable = this.pageSize - (bytes[20] ?? 0);
    const isPower = (this.pageSize & (this.pageSize - 1)) === 0;
    if (!isPower || this.usable < 480) damaged();
    this.decoder = new TextDecoder(ENCODINGS[this.view.getUint32(56)] ?? "utf-8");
    this.tables = this.readSchema();
  }

  /** The rows of a table with these columns, those that it hasn't got as null; no rows where there is no such table. */
  *rows(name: string, columns: readonly string[]): Generator<SqliteRow> {
    const table = this.tables.get(name);
    if (!table) return;
    const places = columns.map((column) => {
      const at = table.columns.findIndex((one) => one.name === column);
      return { column, at, byDefault: table.columns[at]?.byDefault };
    });
    for (const payload of this.payloads(table.root)) {
      const values = this.record(payload);
      const row: Record<string, Value> = {};
      // A column that was added later is missing in older rows.
      for (const { column, at, byDefault } of places)
        row[column] = (at < values.length ? values[at] : byDefault) ?? null;
      yield row;
    }
  }

  has(name: string, columns: readonly string[]): boolean {
    const table = this.tables.get(name);
    return columns.every((column) => table?.columns.some((one) => one.name === column));
  }

  /** Blanks every page that no row came from: what nobody asked for needn't be kept. */
  blankOthers(): void {
    const pages = Math.ceil(this.bytes.length / this.pageSize);
    for (let page = 2; page <= pages; page += 1)
      if (!this.seen.has(page)) this.bytes.subarray((page - 1) * this.pageSize, page * this.pageSize).fill(0);
  }

  private readSchema(): Map<string, Table> {
    const tables = new Map<string, Table>();
    for (const payload of this.payloads(1)) {
      const [type, name, , root, sql] = this.record(payload);
      // One that only a program answers for has no page, one without row ids is kept as an index is.
      if (type === "table" && typeof sql === "string" && Number(root) > 0 && !/\bwithout\s+rowid\b[^)]*$/i.test(sql))
        tables.set(String(name), { root: Number(root), columns: columnsOf(sql) });
    }
    return tables;
  }

  private pageAt(page: number): number {
    const start = (page - 1) * this.pageSize;
    if (page < 1 || start + this.pageSize > this.bytes.length) damaged();
    // A page that comes again would lead around in circles.
    if (this.seen.has(page)) damaged();
    this.seen.add(page);
    return start;
  }

  /** The rows of a table's tree as they are stored, in its order. */
  private *payloads(root: number): Generator<Uint8Array> {
    const open = [root];
    for (let page = open.pop(); page !== undefined; page = open.pop()) {
      const start = this.pageAt(page);
      const head = start + (page === 1 ? HEADER : 0);
      const type = this.bytes[head];
      const cells = this.view.getUint16(head + 3);
      if (type !== LEAF && type !== INTERIOR) damaged();
      const pointers = head + (type === LEAF ? 8 : 12);
      if (pointers + cells * 2 > start + this.pageSize) damaged();
      const at = (cell: number) => start + this.view.getUint16(pointers + cell * 2);
      if (type === LEAF) {
        for (let cell = 0; cell < cells; cell += 1) yield this.payload(at(cell), start);
      } else {
        open.push(this.view.getUint32(head + 8));
        for (let cell = cells - 1; cell >= 0; cell -= 1) open.push(this.view.getUint32(at(cell)));
      }
    }
  }

  /** A row; what doesn't fit its page goes on in a chain of others. */
  private payload(cell: number, page: number): Uint8Array {
    const length = varint(this.bytes, cell);
    const start = varint(this.bytes, length.next).next;
    const total = length.value;
    if (total > MAX_PAYLOAD) damaged();
    const most = this.usable - 35;
    const least = Math.floor(((this.usable - 12) * 32) / 255) - 23;
    const fitting = least + ((total - least) % (this.usable - 4));
    const here = total <= most ? total : fitting <= most ? fitting : least;
    if (start + here > page + this.usable) damaged();
    const first = this.bytes.subarray(start, start + here);
    if (here === total) return first;
    const whole = new Uint8Array(total);
    whole.set(first);
    let next = this.view.getUint32(start + here);
    for (let filled = here; filled < total;) {
      const from = this.pageAt(next);
      const part = this.bytes.subarray(from + 4, from + Math.min(this.usable, 4 + total - filled));
      whole.set(part, filled);
      filled += part.length;
      next = this.view.getUint32(from);
    }
    return whole;
  }

  private record(payload: Uint8Array): Value[] {
    const head = varint(payload, 0);
    const view = new DataView(payload.buffer, payload.byteOffset, payload.byteLength);
    const values: Value[] = [];
    let body = head.value;
    for (let at = head.next; at < head.value;) {
      const type = varint(payload, at);
      at = type.next;
      const size = sizeOf(type.value);
      if (body + size > payload.length || values.length > MAX_COLUMNS) damaged();
      values.push(this.value(view, type.value, body, payload.subarray(body, body + size)));
      body += size;
    }
    return values;
  }

  private value(view: DataView, type: number, at: number, part: Uint8Array): Value {
    if (type === 8 || type === 9) return type - 8;
    if (type >= 13 && type % 2 === 1) return this.decoder.decode(part);
    if (type === 7) return view.getFloat64(at);
    if (type === 6) return Number(view.getBigInt64(at));
    if (type === 5) return view.getInt16(at) * 2 ** 32 + view.getUint32(at + 2);
    if (type === 4) return view.getInt32(at);
    if (type === 3) return view.getInt8(at) * 65_536 + view.getUint16(at + 1);
    if (type === 2) return view.getInt16(at);
    // Nothing, and bytes that are no text: neither is of use here.
    return type === 1 ? view.getInt8(at) : null;
  }
}

const SIZES = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0];

function sizeOf(type: number): number {
  if (type >= 12) return Math.floor((type - 12) / 2);
  return SIZES[type] ?? damaged();
}

/** Seven bits a byte, the highest first; the ninth byte has eight. */
function varint(bytes: Uint8Array, at: number): { value: number; next: number } {
  let value = 0;
  for (let index = 0; ; index += 1) {
    const byte = bytes[at + index] ?? damaged();
    if (index === 8) return { value: value * 256 + byte, next: at + 9 };
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return { value, next: at + index + 1 };
  }
}

/** What begins a name or a text, with what ends it. */
const QUOTES: Readonly<Record<string, string>> = { '"': '"', "'": "'", "`": "`", "[": "]" };

/** The columns that a CREATE TABLE names, in their order. */
function columnsOf(sql: string): Column[] {
  const parts: string[] = [];
  let depth = 1;
  let part = "";
  let quote = "";
  for (const sign of sql.slice(sql.indexOf("(") + 1)) {
    if (quote !== "") quote = sign === quote ? "" : quote;
    else if (sign === "(") depth += 1;
    else if (sign === ")") depth -= 1;
    else quote = QUOTES[sign] ?? "";
    if (quote === "" && depth === 1 && sign === ",") {
      parts.push(part);
      part = "";
    } else part += sign;
  }
  return [...parts, part].flatMap((text) => columnOf(text.trim()));
}

function columnOf(text: string): Column[] {
  if (/^(primary\s+key|unique|check|foreign\s+key|constraint)\b/i.test(text)) return [];
  const name = /^(?:"([^"]*)"|`([^`]*)`|\[([^\]]*)\]|([^\s()]+))/.exec(text)?.slice(1).join("");
  if (name === undefined) return [];
  const [, number, words] = /\bdefault\s+(?:(-?\d+)|'([^']*)')/i.exec(text) ?? [];
  return [{ name, byDefault: number === undefined ? (words ?? null) : Number(number) }];
}
