// MT940, field by field: what each becomes, and what is passed over.
import { describe, expect, test } from "vitest";
import { readMt940 } from "~/domain/import/mt940";
import { accepted } from "../../support/import/accepted";

const read = (...lines: string[]) => accepted(readMt940(lines.join("\n")));
const ACCOUNT = ":25:10050000/123456789EUR";
const rows = (...lines: string[]) => read(ACCOUNT, ...lines).rows;
const rowOf = (...lines: string[]) => rows(...lines)[0];

describe("an MT940 file as a whole", () => {
  test("says what it is", () => {
    expect(read(":20:START", ACCOUNT, ":61:2601310131DR12,34NTRFREF//B1", "My note")).toEqual({
      format: "mt940",
      sender: "mt940:10050000/123",
      senderName: null,
      accounts: [
        {
          key: "10050000/123456789EUR",
          name: "Account 6789",
          number: "6789",
          kind: "checking",
          currency: "USD",
          opening: null,
          closing: null,
        },
      ],
      rows: [
        {
          line: 3,
          account: "10050000/123456789EUR",
          day: "2026-01-31",
          amountCents: -1234,
          name: "Transaction",
          memo: "My note",
          bankId: "B1",
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

  test("without an account it is refused, and what stands before one belongs to none", () => {
    expect(readMt940(":20:START\n:61:260131D1,00NTRF\n:62F:C260131EUR1,00")).toEqual({
      refused: "mt940-empty",
    });
    expect(read(":61:260131D1,00NTRFX", ":60F:C260131EUR1,00", ACCOUNT)).toMatchObject({
      rows: [],
      problemCount: 0,
      accounts: [{ opening: null, currency: "USD" }],
    });
  });

  test("lines end with or without a return, and fields with the end of their message", () => {
    const plain = read(ACCOUNT, ":61:260131D1,00NTRFREF//B1", ":86:Shop", "-", "a trailer");
    const envelope = readMt940(
      ["{1:F01BANK}{2:I940X}{4:", `${ACCOUNT}\r`, ":61:260131D1,00NTRFREF//B1\r", ":86:Shop\r", "-}\r", "more\r"].join(
        "\n",
      ),
    );
    for (const file of [plain, envelope])
      expect(file).toMatchObject({ accounts: [{ number: "6789" }], rows: [{ name: "Shop", bankId: "B1", memo: "" }] });
    expect(read(`{1:F01}{4:${ACCOUNT}`, ":61:260131D1,00NTRFREF").rows).toHaveLength(1);
    expect(rowOf(":61:260131D1,00NTRFREF", ":86:Shop", "-  ", "trailer")?.name).toBe("Shop");
  });

  test("a line that only looks like an end, or like a field inside of one, belongs to the field", () => {
    expect(rowOf(":61:260131D1,00NTRFREF", ":86:Shop", "- of the town")?.name).toBe("Shop - of the town");
    expect(rowOf(":61:260131D1,00NTRFREF", ":86:Shop", "no :61: here")?.name).toBe("Shop no :61: here");
    expect(rowOf(":61:260131D1,00NTRFREF", ":86:Shop", "town-")?.name).toBe("Shop town-");
  });

  test("what is said of an account in several messages is said of one", () => {
    const file = read(
      ...[ACCOUNT, ":60F:C260101EUR1,00", ":62M:C260131EUR2,00", "-"],
      ...[ACCOUNT, ":60M:C260131EUR2,00", ":62F:D260228EUR3,50", "-"],
    );
    expect(file.accounts).toHaveLength(1);
    expect(file.accounts[0]).toMatchObject({
      currency: "EUR",
      opening: { day: "2026-01-01", cents: 100 },
      closing: { day: "2026-02-28", cents: -350 },
    });
  });

  test("where a message is a part of several, its own first and last balance count", () => {
    const file = read(ACCOUNT, ":60M:C260101EUR1,00", ":62M:C260131EUR2,00");
    expect(file.accounts[0]).toMatchObject({
      opening: { day: "2026-01-01", cents: 100 },
      closing: { day: "2026-01-31", cents: 200 },
    });
  });

  test("a description belongs to the row before it alone", () => {
    const file = read(
      ...[ACCOUNT, ":61:260131D1,00NTRFREF", ":86:One", ":86:Of the whole account"],
      ...[":25:222/1", ":86:Of nothing", ":61:260131D2,00NTRFREF"],
    );
    expect(file.rows.map(({ name, account }) => [name, account])).toEqual([
      ["One", "10050000/123456789EUR"],
      ["Transaction", "222/1"],
    ]);
    expect(rows(":61:260131D1,00NTRFREF", ":28C:7", ":86:One")[0]?.name).toBe("One");
    // What isn't known is no description, even where there is a row.
    expect(rows(":61:260131D1,00NTRFREF", ":64:C260131EUR1,00")[0]?.name).toBe("Transaction");
  });

  test.each([
    ["DE02100500000054545402", "Account 5402", "5402"],
    ["10050000/0006789 EUR", "Account 6789", "6789"],
    ["10050000/USD1234", "Account 1234", "1234"],
    ["", "Account", ""],
  ])("the account %s is called %s", (said, name, number) => {
    const made = read(`:25:${said}`).accounts[0];
    expect([made?.name, made?.number]).toEqual([name, number]);
    expect(made?.key).toBe(said.replace(/ /g, "") || "account");
  });
});

describe("a balance", () => {
  const opening = (value: string) => {
    const made = read(ACCOUNT, `:60F:${value}`).accounts[0];
    return [made?.opening ?? null, made?.currency];
  };

  test.each([
    ["C260131EUR1234,56", 123456],
    ["D260131EUR1234,56", -123456],
    [" C260131EUR1,", 100],
    ["D260131EUR0,00", 0],
  ])("%s", (value, cents) => expect(opening(value)).toEqual([{ day: "2026-01-31", cents }, "EUR"]));

  test.each(["X260131EUR1,00", "C261331EUR1,00", "C260131EUR1.2.3,00", "C26013EUR1,00", "noC260131EUR1,00", ""])(
    "'%s' is none",
    (value) => expect(opening(value)).toEqual([null, "USD"]),
  );

  test("one that can't be read leaves the one before", () => {
    const made = read(ACCOUNT, ":62F:C260131EUR1,00", ":62F:whatever").accounts[0];
    expect(made?.closing).toEqual({ day: "2026-01-31", cents: 100 });
  });
});

describe("a row", () => {
  test.each([
    ["D", -100],
    ["C", 100],
    ["RD", 100],
    ["RC", -100],
    ["ED", -100],
    ["EC", 100],
    ["DR", -100],
    ["CR", 100],
  ])("marked %s is %d", (mark, cents) => expect(rowOf(`:61:2601310131${mark}1,00NTRFREF`)?.amountCents).toBe(cents));

  test.each([
    ["260131D1,00NTRFREF", "2026-01-31"],
    ["2601310130D1,00NTRFREF", "2026-01-30"],
    ["2601021231D1,00NTRFREF", "2025-12-31"],
    ["2512310102D1,00NTRFREF", "2026-01-02"],
    // Nobody books half a year later: then the value day counts.
    ["2601310731D1,00NTRFREF", "2026-01-31"],
    ["2601310229D1,00NTRFREF", "2026-01-31"],
    ["2603010131D1,00NTRFREF", "2026-01-31"],
    // Sixty days before and after, and not one more.
    ["2603020101D1,00NTRFREF", "2026-01-01"],
    ["2603030101D1,00NTRFREF", "2026-03-03"],
    ["2601010302D1,00NTRFREF", "2026-03-02"],
    ["2601010303D1,00NTRFREF", "2026-01-01"],
  ])("%s is of %s", (value, day) => expect(rowOf(`:61:${value}`)?.day).toBe(day));

  test.each([
    ["REF//B4711", "B4711"],
    ["REF//NONREF", null],
    ["REF//nonref", null],
    ["REF//NOREF", null],
    ["REF//0000", null],
    ["REF//0", null],
    ["REF//NONREF7", "NONREF7"],
    ["REF//ANONREF", "ANONREF"],
    ["REF//100", "100"],
    ["REF//001", "001"],
    ["REF//", null],
    ["REF", null],
    ["//B1", "B1"],
    ["", null],
  ])("with the reference '%s' has the bank's id %s", (reference, id) =>
    expect(rowOf(`:61:260131D1,00NTRF${reference}`)?.bankId).toBe(id),
  );

  test("the kind of payment is no part of the reference, and may be missing", () => {
    expect(rowOf(":61:260131D1,00S103REF//B1")?.bankId).toBe("B1");
    expect(rowOf(":61:260131D1,00//B1")?.bankId).toBe("B1");
    expect(rowOf(":61:260131D1,00")?.amountCents).toBe(-100);
  });

  test("what can't be read is named by its line, and its description goes with it", () => {
    const file = read(
      ...[ACCOUNT, ":61:261331D1,00NTRFREF", ":86:Lost"],
      ...[":61:x260131D1,00NTRFREF", ":61:260131D1.2.3,00NTRFREF", ":61:260131D1,00NTRFREF"],
    );
    expect(file.problems).toEqual([
      { line: 2, is: "no-day-and-amount" },
      { line: 4, is: "no-day-and-amount" },
      { line: 5, is: "no-amount" },
    ]);
    expect(file.rows.map(({ line, name }) => [line, name])).toEqual([[6, "Transaction"]]);
  });
});

describe("what a payment is for", () => {
  const of = (...description: string[]) => {
    const row = rowOf(":61:260131D1,00NTRFREF", `:86:${description.join("\n")}`);
    return [row?.name, row?.memo];
  };

  test.each([
    [
      "105?00CARD?20For?21 bread?29 today?60 and?63 more?30BIC?31IBAN?32Baker?33y Linde?34x",
      "Bakery Linde",
      "For bread today and more",
    ],
    ["105?20Only words", "105?20Only words", ""],
    ["105?20For?21 bread", "For bread", ""],
    ["105?32Baker?20Baker", "Baker", ""],
    ["/TRTP/SEPA/NAME/A Sender/REMI/Birthday", "A Sender", "Birthday"],
    ["/CNTP/NL01/BANKNL2A/B Sender/CITY/REMI/USTD//Rent of May/", "B Sender", "Rent of May"],
    ["/CNTP///C Sender//REMI/Rent", "C Sender", "Rent"],
    ["Just words", "Just words", ""],
    ["/NAME/Shop/REMI/Shop", "Shop", ""],
  ])("%s", (said, name, memo) => expect(of(said)).toEqual([name, memo]));

  test("goes over several lines, where words are broken anywhere", () => {
    expect(of("105?20For br", "ead?32Bak", "ery")).toEqual(["Bakery", "For bread"]);
    expect(of("/NAME/A Sen", "der/REMI/Birth", "day")).toEqual(["A Sender", "Birthday"]);
    expect(of("Two", "lines")).toEqual(["Two lines", ""]);
  });

  test("ends somewhere", () => {
    const [name, memo] = of(`/NAME/${"n".repeat(150)}/REMI/${"m".repeat(400)}`);
    expect([name?.length, memo?.length]).toEqual([100, 300]);
    expect(of(`/NAME/N/REMI/M`, ...Array.from({ length: 3000 }, () => "x".repeat(100)))[0]).toBe("N");
  });
});
