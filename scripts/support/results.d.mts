export class Results {
  flakyAllowed: number;
  constructor(options?: { flakyAllowed?: number });
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
  reds: string[];
  flaky: string[];
  skips: string[];
  missing: string[];
  skip(what: string, why: string): void;
  lacks(what: string, without: string): void;
  fail(why: string): false;
  readVitest(file: string): boolean;
  readPlaywright(file: string): boolean;
  close(allowMissing: boolean): { lines: string[]; code: number };
}
