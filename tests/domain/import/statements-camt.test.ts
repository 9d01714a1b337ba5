// camt statements, part by part: what each tag becomes, and what stands in for one that is absent.
import { describe, expect, test } from "vitest";
import { readCamt } from "~/domain/import/camt";
import { accepted } from "../../support/import/accepted";

const read = (text: string) => accepted(readCamt(text));
const statement = (inside: string, tag = "Stmt") => `<Document><Root><${tag}>${inside}</${tag}></Root></Document>`;
const IBAN = "<Acct><Id><IBAN>DE02100500000054545402</IBAN></Id><Ccy>EUR</Ccy></Acct>";
const amount = (said: string) => `<Amt Ccy="EUR">${said}</Amt><CdtDbtInd>DBIT</CdtDbtInd>`;
const booked = "<BookgDt><Dt>2026-01-30</Dt></BookgDt>";
const entry = (inside: string) => `<Ntry>${inside}</Ntry>`;
const balance = (code: string, said: string, day: string, side = "CRDT") =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${said}</Amt><CdtDbtInd>${side}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;
const details = (inside: string) => `<NtryDtls><TxDtls>${inside}</TxDtls></NtryDtls>`;
const rowOf = (inside: string) => read(statement(IBAN + entry(inside))).rows[0];
const account = (inside: string) => read(statement(inside)).accounts[0];

describe("a camt file as a whole", () => {
  test("a statement within another brings its rows once", () => {
    const inner = `<Rpt>${IBAN}${entry(amount("1.00") + booked)}</Rpt>`;
    expect(read(statement(inner)).rows).toHaveLength(1);
  });

  test("statements, reports and notices are all read, and say what they are", () => {
    for (const tag of ["Stmt", "Rpt", "Ntfctn"])
      expect(read(statement(IBAN + entry(amount("1.00") + booked), tag))).toEqual({
        format: "camt",
        sender: "camt:DE0210050000",
        senderName: "5402",
        accounts: [
          {
            key: "DE02100500000054545402",
            name: "5402",
            number: "5402",
            kind: "checking",
            currency: "EUR",
            opening: null,
            closing: null,
          },
        ],
        rows: [
          {
            line: 1,
            account: "DE02100500000054545402",
            day: "2026-01-30",
            amountCents: -100,
            name: "Transaction",
            memo: "",
            bankId: null,
            balanceCents: null,
            category: null,
            pending: false,
          },
        ],
        problems: [],
        problemCount: 0,
        dateOrder: null,
        table: null,
      });
  });

  test("without a statement it is refused", () => {
    expect(readCamt("<Document><Root></Root></Document>")).toEqual({
      refused: "no-statement",
    });
    expect(readCamt("<!DOCTYPE a><Document></Document>")).toEqual({
      refused: "document-type",
    });
  });

  test("two statements of one account are one account with the later closing balance, whatever order they come in", () => {
    const january = IBAN + balance("OPBD", "1.00", "2026-01-01") + balance("CLBD", "2.00", "2026-01-31");
    const february = IBAN + balance("OPBD", "2.00", "2026-02-01") + balance("CLBD", "3.00", "2026-02-28");
    const bare = IBAN + entry(amount("1.00") + booked);
    const closing = (...parts: string[]) => read(parts.map((part) => statement(part)).join("")).accounts;
    for (const parts of [
      [january, february],
      [february, january],
      [february, bare],
      [bare, february],
    ]) {
      const [only, ...more] = closing(...parts);
      expect(more).toEqual([]);
      expect(only?.closing).toEqual({ day: "2026-02-28", cents: 300 });
    }
    const corrected = IBAN + balance("CLBD", "9.00", "2026-01-31");
    expect(closing(january, corrected)[0]?.closing).toEqual({ day: "2026-01-31", cents: 200 });
  });

  test("each statement's rows are its own account's, and no row comes twice", () => {
    const other = "<Acct><Id><Othr><Id>77-4411</Id></Othr></Id></Acct>";
    const file = read(
      statement(IBAN + entry(amount("1.00") + booked)) + statement(other + entry(amount("2.00") + booked)),
    );
    expect(file.rows.map((row) => [row.account, row.amountCents])).toEqual([
      ["DE02100500000054545402", -100],
      ["77-4411", -200],
    ]);
    expect(file.senderName).toBe("5402");
  });

  test("entries are counted from the line on which they begin", () => {
    const file = read(`<Stmt>${IBAN}\n${entry(amount("1.00") + booked)}\n\n${entry(amount("2.00") + booked)}</Stmt>`);
    expect(file.rows.map(({ line }) => line)).toEqual([2, 4]);
  });

  test("a tag that closes without having been opened is passed over", () => {
    expect(rowOf(`</Wrong>${amount("1.00")}${booked}`)?.amountCents).toBe(-100);
    const inside = rowOf(details(`<RmtInf></Wrong><Ustrd>Rent</Ustrd></RmtInf>`) + amount("1.00") + booked);
    expect(inside?.name).toBe("Rent");
  });

  test("what is nested deeper than any bank does is left out, and the rest is read", () => {
    const deep = (times: number) => "<A>".repeat(times) + IBAN + "</A>".repeat(times);
    expect(readCamt(`<Stmt>${deep(60)}</Stmt>`)).toMatchObject({ accounts: [{ key: "account", name: "Account" }] });
  });
});

describe("an account", () => {
  test.each([
    ["<Acct><Id><IBAN>DE021234</IBAN></Id></Acct>", "DE021234", "1234"],
    ["<Acct><Id><Othr><Id>0077 4411</Id></Othr></Id></Acct>", "0077 4411", "4411"],
    ["<Acct><Nm>Household</Nm></Acct>", "account", ""],
  ])("%s is known by %s", (inside, key, number) => expect(account(inside)).toMatchObject({ key, number }));

  test.each([
    ["<Svcr><FinInstnId><Nm>Harbor Bank</Nm><BICFI>HARBUS33</BICFI></FinInstnId></Svcr>", "Harbor Bank House 1234"],
    ["<Svcr><FinInstnId><BICFI>HARBUS33</BICFI><BIC>OLD</BIC></FinInstnId></Svcr>", "HARBUS33 House 1234"],
    ["<Svcr><FinInstnId><BIC>HARBUS44</BIC></FinInstnId></Svcr>", "HARBUS44 House 1234"],
    ["", "House 1234"],
  ])("%s is named %s", (bank, name) => {
    const made = account(`<Acct><Id><IBAN>DE021234</IBAN></Id><Nm>House</Nm>${bank}</Acct>`);
    expect(made?.name).toBe(name);
  });

  test("without any name it is called what it is, and a long name is cut", () => {
    expect(account("<Id>1</Id>")?.name).toBe("Account");
    expect(account(`<Acct><Nm>${"x".repeat(200)}</Nm></Acct>`)?.name).toHaveLength(80);
  });

  test.each([
    ["<Acct><Ccy>chf</Ccy></Acct>" + balance("CLBD", "1.00", "2026-01-31"), "CHF"],
    [balance("CLBD", "1.00", "2026-01-31"), "EUR"],
    [entry(`<Amt Ccy="gbp">1.00</Amt>${booked}`), "GBP"],
    [entry(`<Amt Ccy = 'GBP'>1.00</Amt>${booked}`), "GBP"],
    [entry(`<Amt Ccy="EURO">1.00</Amt>${booked}`), "USD"],
    [entry(`<Amt>1.00</Amt><Fee Ccy="GBP">1.00</Fee>${booked}`), "USD"],
    ["<Acct><Ccy>EURO</Ccy></Acct>", "EUR"],
    ["", "USD"],
  ])("the currency of %s is %s", (inside, currency) => expect(account(inside)?.currency).toBe(currency));

  test("opening and closing balance: booked before interim before available, each with a day and an amount", () => {
    const all = (...parts: string[]) => {
      const made = account(IBAN + parts.join(""));
      return [made?.opening ?? null, made?.closing ?? null];
    };
    const day = "2026-01-31";
    expect(all(balance("OPBD", "1.00", "2026-01-01"), balance("PRCD", "2.00", "2026-01-01"))).toEqual([
      { day: "2026-01-01", cents: 100 },
      null,
    ]);
    expect(all(balance("PRCD", "2.00", day))).toEqual([{ day, cents: 200 }, null]);
    expect(all(balance("CLAV", "3.00", day), balance("ITBD", "2.00", day), balance("CLBD", "1.00", day))[1]).toEqual({
      day,
      cents: 100,
    });
    expect(all(balance("CLAV", "3.00", day), balance("ITBD", "2.00", day))[1]?.cents).toBe(200);
    expect(all(balance("CLAV", "3.00", day, "DBIT"))[1]?.cents).toBe(-300);
    expect(all(balance("CLBD", "much", day), balance("ITBD", "2.00", day))[1]?.cents).toBe(200);
    expect(all(balance("CLBD", "1.00", "soon"), balance("ITBD", "2.00", day))[1]?.cents).toBe(200);
    expect(all("<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp></Bal>")).toEqual([null, null]);
  });
});

describe("an entry", () => {
  test("its day is when it was booked, else when it counts; of a moment the day", () => {
    const day = (inside: string) => rowOf(amount("1.00") + inside)?.day;
    const valued = "<ValDt><Dt>2026-02-02</Dt></ValDt>";
    expect(day(booked + valued)).toBe("2026-01-30");
    expect(day(valued)).toBe("2026-02-02");
    expect(day("<BookgDt><DtTm>2026-01-29T23:59:59.000+01:00</DtTm></BookgDt>")).toBe("2026-01-29");
  });

  test("what can't be read is named by its line", () => {
    const file = read(
      `<Stmt>${IBAN}\n${entry(amount("1.00"))}\n${entry(amount("much") + booked)}\n${entry(booked)}</Stmt>`,
    );
    expect(file.rows).toEqual([]);
    expect(file.problemCount).toBe(3);
    expect(file.problems).toEqual([
      { line: 2, is: "no-booking-day" },
      { line: 3, is: "no-entry-amount" },
      { line: 4, is: "no-entry-amount" },
    ]);
  });

  test.each([
    ["<Cdtr><Nm>Shop</Nm></Cdtr><Dbtr><Nm>Me</Nm></Dbtr>", "DBIT", "Shop"],
    ["<Cdtr><Nm>Me</Nm></Cdtr><Dbtr><Nm>Employer</Nm></Dbtr>", "CRDT", "Employer"],
    ["<Cdtr><Pty><Nm>Shop</Nm></Pty></Cdtr><UltmtCdtr><Nm>Mall</Nm></UltmtCdtr>", "DBIT", "Shop"],
    ["<UltmtCdtr><Nm>Mall</Nm></UltmtCdtr>", "DBIT", "Mall"],
    ["<UltmtDbtr><Nm>Head office</Nm></UltmtDbtr>", "CRDT", "Head office"],
  ])("of %s a %s is with %s", (parties, side, name) => {
    const made = rowOf(
      `<Amt Ccy="EUR">5.00</Amt><CdtDbtInd>${side}</CdtDbtInd>${booked}${details(`<RltdPties>${parties}</RltdPties>`)}`,
    );
    expect([made?.name, made?.amountCents]).toEqual([name, side === "DBIT" ? -500 : 500]);
  });

  test("what it is for: its lines in one, else the bank's own words; what repeats the name is left out", () => {
    const of = (inside: string) => {
      const made = rowOf(amount("1.00") + booked + inside);
      return [made?.name, made?.memo];
    };
    const shop = "<RltdPties><Cdtr><Nm>Shop</Nm></Cdtr></RltdPties>";
    const lines = "<RmtInf><Ustrd>Invoice 7</Ustrd><Ustrd>of May</Ustrd></RmtInf>";
    expect(of(details(shop + lines))).toEqual(["Shop", "Invoice 7 of May"]);
    expect(of(details(lines))).toEqual(["Invoice 7 of May", "Invoice 7 of May"]);
    expect(of("<AddtlNtryInf>Card fee</AddtlNtryInf>")).toEqual(["Card fee", "Card fee"]);
    expect(of(details(shop) + "<AddtlNtryInf>Shop</AddtlNtryInf>")).toEqual(["Shop", ""]);
    expect(of(details(shop))).toEqual(["Shop", ""]);
    expect(of("")).toEqual(["Transaction", ""]);
  });

  test("of anything but lines of text the first counts, and lines end somewhere", () => {
    expect(rowOf(amount("1.00") + "<Amt>2.00</Amt>" + booked)?.amountCents).toBe(-100);
    const line = `<Ustrd>${"word ".repeat(20)}end</Ustrd>`;
    const memo = rowOf(amount("1.00") + booked + details(`<RmtInf>${line.repeat(30)}</RmtInf>`))?.memo ?? "";
    expect(memo.length).toBeLessThanOrEqual(500);
    expect(memo).toMatch(/^(word ){20}end (word ){20}end /);
  });

  test("the bank's id stands with the entry or within", () => {
    const within = details("<Refs><AcctSvcrRef>B2</AcctSvcrRef></Refs>");
    const id = (inside: string) => rowOf(amount("1.00") + booked + inside)?.bankId;
    expect(id(`<AcctSvcrRef>B1</AcctSvcrRef>${within}`)).toBe("B1");
    expect(id(within)).toBe("B2");
    expect(id("")).toBeNull();
  });

  test.each([
    ["<Sts>PDNG</Sts>", true],
    ["<Sts><Cd>PDNG</Cd></Sts>", true],
    ["<Sts>BOOK</Sts>", false],
    ["<Sts><Cd>BOOK</Cd></Sts>", false],
    ["", false],
  ])("%s is pending: %s", (status, pending) => expect(rowOf(amount("1.00") + booked + status)?.pending).toBe(pending));
});
