// The parts of a form that holds files, one after another as they arrive: never more of them is held than one piece of the
// line and the beginning of what may be a boundary.
export type Part = {
  name: string;
  /** Undefined where it is a field and no file. */
  fileName: string | undefined;
  /** What isn't taken of it is gone once the next part is asked for. */
  data: AsyncGenerator<Uint8Array, void>;
};

/** What was sent is no form of parts, or ended too soon. */
export class BrokenParts extends Error {}

const BREAK = Buffer.from("\r\n");
const HEAD_END = Buffer.from("\r\n\r\n");
/** Of the lines above a part; browsers send two. */
const MAX_HEAD = 16 * 1024;

/** The text between the parts, as the header names it. */
export function boundaryOf(contentType: string | null): string | null {
  const [, quoted, plain] =
    /^multipart\/form-data;.*?\bboundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(contentType ?? "") ?? [];
  return quoted ?? plain ?? null;
}

export async function* partsOf(body: ReadableStream<Uint8Array>, boundary: string): AsyncGenerator<Part, void> {
  const between = Buffer.from(`\r\n--${boundary}`);
  const source = new Pieces(body.getReader());
  try {
    // What stands before the first boundary is nobody's.
    await drained(source.until(between));
    while (!(await source.isAtEnd())) {
      const head = await source.head();
      const data = source.until(between);
      yield { ...namesIn(head), data };
      await drained(data);
    }
  } finally {
    await source.leave();
  }
}

async function drained(data: AsyncGenerator<Uint8Array, void>): Promise<void> {
  while (!(await data.next()).done);
}

class Pieces {
  /** The first boundary needs no line before it. */
  private held: Buffer = BREAK;

  constructor(private readonly source: ReadableStreamDefaultReader<Uint8Array>) {}

  /** Nothing more of it is wanted. What went wrong on the way was said to whoever read. */
  leave(): Promise<void> {
    return this.source.cancel().catch(() => undefined);
  }

  /** Everything before it, piece by piece; it itself is passed over. */
  async *until(mark: Buffer): AsyncGenerator<Uint8Array, void> {
    for (;;) {
      const at = this.held.indexOf(mark);
      const sure = at === -1 ? Math.max(0, this.held.length - mark.length + 1) : at;
      const piece = this.held.subarray(0, sure);
      this.held = this.held.subarray(at === -1 ? sure : at + mark.length);
      if (piece.length > 0) yield piece;
      if (at !== -1) return;
      await this.more();
    }
  }

  /** After a boundary: two dashes say that it was the last. */
  async isAtEnd(): Promise<boolean> {
    while (this.held.length < 2) await this.more();
    return this.held.toString("latin1", 0, 2) === "--";
  }

  async head(): Promise<string> {
    for (;;) {
      const at = this.held.indexOf(HEAD_END);
      if (at > MAX_HEAD || (at === -1 && this.held.length > MAX_HEAD))
        throw new BrokenParts("a part's head is too long");
      if (at === -1) {
        await this.more();
        continue;
      }
      const head = this.held.toString("utf8", 0, at);
      this.held = this.held.subarray(at + HEAD_END.length);
      return head;
    }
  }

  private async more(): Promise<void> {
    const { done, value } = await this.source.read();
    if (done) throw new BrokenParts("the parts end too soon");
    this.held =
      this.held.length === 0
        ? Buffer.from(value.buffer, value.byteOffset, value.length)
        : Buffer.concat([this.held, value]);
  }
}

function namesIn(head: string): { name: string; fileName: string | undefined } {
  const line = /^content-disposition:[ \t]*form-data([^\r\n]*)/im.exec(head)?.[1];
  const name = line === undefined ? undefined : valueOf(line, "name");
  if (line === undefined || name === undefined) throw new BrokenParts("a part has no name");
  return { name, fileName: valueOf(line, "filename") };
}

/** As browsers write it: in quotes, and what can't stand there as a byte in hex. */
function valueOf(line: string, key: string): string | undefined {
  for (const [, found = "", quoted, plain = ""] of line.matchAll(/;[ \t]*([\w*-]+)=(?:"([^"]*)"|([^;"\s]*))/g))
    if (found.toLowerCase() === key)
      return (quoted ?? plain).replace(/%0A/gi, "\n").replace(/%0D/gi, "\r").replace(/%22/g, '"');
  return undefined;
}
