// Which column holds what, by its name and by what stands in it.
import { describe, expect, test } from "vitest";
import { directionOf, guessMapping } from "~/domain/import/columns";
import { readFile } from "~/domain/import/read";
import { readTable } from "~/domain/import/table";
import type { ColumnRole } from "~/domain/import/types";
import { accepted } from "../../support/import/accepted";

const tableOf = (text: string) => accepted(readTable(text));
const rolesOf = (text: string): ColumnRole[] => guessMapping(tableOf(text)).roles;

/** Beside a date, a name and an amount that nothing fits better. */
const nameOf = (column: string, cell = "x"): ColumnRole | undefined =>
  rolesOf(`Date|Payee|Amount|${column}\n2026-01-05|Deli|-5.00|${cell}\n`)[3];

describe("columns by their names", () => {
  test.each<[ColumnRole, string[]]>([
    [
      "day",
      [
        ...["Date", "Transaction Date", "Trans Date", "Trans. Date", "Booking Date", "Buchungstag", "Buchungsdatum"],
        ...["Posting Date", "Posted Date", "Post Date", "Processed Date", "Processing Date", "Posted On", "Datum"],
        ...["Fecha", "Date de valeur", "Data operazione", "Dato", "Value date", "Valuta", "Wertstellung", "Due date"],
        ...["Completed Date", "Started Date", "Fälligkeitsdatum"],
      ],
    ],
  ])("%s", (role, names) => {
    for (const name of names)
      expect([name, rolesOf(`${name}|Payee|Amount\n2026-01-05|Deli|-5.00\n`)[0]]).toEqual([name, role]);
  });

  test.each<[ColumnRole, string[]]>([
    ["memo", ["Memo", "Note", "Notes", "Original Description", "Extended Details", "Additional information"]],
    ["memo", ["Reference", "Mededelingen", "Appears On Your Statement As", "A memo of yours", "Reference text"]],
    [
      "balance",
      ["Balance", "Running Balance", "RunningBalance", "Running Bal.", "Bal", "Saldo", "Solde", "New balance"],
    ],
    ["id", ["Transaction ID", "TransactionId", "Reference Number", "Reference No.", "Reference No", "ID", "FITID"]],
    ["id", ["Bank ID", "Confirmation"]],
    ["category", ["Category", "Kategorie", "Category_Name", "Categoría", "Master Category", "Transaction Category"]],
    ["category", ["Category Group/Category"]],
    ["account", ["Account", "Account Name", "Account_Name", "Konto", "Product"]],
    ["number", ["Account Number", "Account Mask", "Account No.", "Account No", "Account #", "Account_Mask"]],
    ["number", ["Card No.", "Card No", "Card Number", "IBAN", "Last 4", "Last 4 digits"]],
    ["currency", ["Currency", "Account_Currency", "Währung", "Commodity/Currency", "CCY"]],
    ["status", ["Status", "State", "Pending", "Posted/Pending"]],
    ["skip", ["My category", "Category of mine", "Subaccount", "Account holder", "Accountant", "Currency rate"]],
    ["skip", ["Real currency", "Statuses", "My status", "Identity", "Paid", "My IBAN", "IBANs", "The card number"]],
    ["skip", ["Footnotes", "Reference Numbers", "Confirmations", "A transaction ID", "Card Numbers", "Last 3"]],
    ["skip", ["A category group/category", "Transaction category 2", "Running", "Balances", "Account No. 2"]],
  ])("%s", (role, names) => {
    for (const name of names) {
      const cell = role === "balance" ? "7.00" : "x";
      expect([name, nameOf(name, cell)]).toEqual([name, role]);
    }
  });

  test.each<[ColumnRole, string[]]>([
    ["amount", ["Amount", "Betrag", "Importe", "Montant", "Amount (USD)", "Amount USD", "Transaction Amount", "Net"]],
    ["amount", ["Umsatz", "Bedrag", "Amount Num.", "Amount Num", "Belopp", "Betrag in EUR", "My amount"]],
    // One of the two alone is the amount.
    ["amount", ["Debit", "Withdrawal", "Credit", "Deposit", "Money in"]],
  ])("%s", (role, names) => {
    for (const name of names)
      expect([name, rolesOf(`Date|Payee|${name}\n2026-01-05|Deli|-5.00\n`)[2]]).toEqual([name, role]);
  });

  test.each<[string, string]>([
    ["Debit", "Credit"],
    ["Withdrawal", "Deposit"],
    ["Withdrawals", "Deposits"],
    ["Withdrawals ($)", "Deposits ($)"],
    ["Outflow", "Inflow"],
    ["Money out", "Money in"],
    ["Paid out", "Paid in"],
    ["Soll", "Haben"],
    ["Charge", "Credit"],
    ["Ausgang", "Eingang"],
    ["Cargo", "Abono"],
    ["Débit", "Crédit"],
    ["My debit", "My credit"],
    ["Total withdrawal amount", "Total deposit amount"],
    ["All paid out", "All paid in"],
    ["All money out", "All money in"],
  ])("%s and %s are what went out and came in", (out, into) => {
    expect(rolesOf(`Date|Payee|${out}|${into}\n2026-01-05|Deli|5.00|\n2026-01-06|Pay||7.00\n`)).toEqual([
      "day",
      "name",
      "debit",
      "credit",
    ]);
  });

  test.each([
    ["Payee", "Description"],
    ["Merchant", "Description"],
    ["Merchant Name", "Payee information"],
    ["Name", "Description"],
    ["Payee Name", "Description"],
    ["Beguenstigter/Zahlungspflichtiger", "Beschreibung"],
    ["Begünstigter", "Beschreibung"],
    ["Description", "Some description"],
    ["Beschreibung", "Some merchant"],
    ["Narrative", "Some payee"],
    ["Transaction Description", "Some details"],
    ["Concepto", "Details of it"],
    ["Libellé", "Payee?"],
    ["Naam / Omschrijving", "Payee?"],
    ["Counterparty", "Payee?"],
    ["Counter Party Name", "Payee?"],
    ["Beneficiary name", "Payee?"],
    ["Auftraggeber/Empfänger", "Payee?"],
    ["Empfänger und mehr", "Payee?"],
    ["A description", "Notes"],
    ["Payee?", "Notes"],
  ])("%s is whom a row is with rather than %s", (best, other) => {
    for (const [first, second] of [
      [best, other],
      [other, best],
    ]) {
      const roles = rolesOf(`Date|${first}|${second}|Amount\n2026-01-05|Deli|Shop|-5.00\n`);
      expect(roles[first === best ? 1 : 2]).toBe("name");
    }
  });

  test("without a name the note is the name", () => {
    expect(rolesOf("Date|Memo|Amount\n2026-01-05|Deli|-5.00\n")).toEqual(["day", "name", "amount"]);
    expect(rolesOf("Date|Payee|Memo|Amount\n2026-01-05|Deli|x|-5.00\n")).toEqual(["day", "name", "memo", "amount"]);
    expect(rolesOf("Date|Amount\n2026-01-05|-5.00\n")).toEqual(["day", "amount"]);
  });

  test("of two columns of money and one with signs, two are clearer", () => {
    const line = "2026-01-05|Deli|5.00||-5.00|debit\n";
    expect(rolesOf(`Date|Payee|Debit|Credit|Amount|Type\n${line}`)).toEqual([
      ...["day", "name", "debit", "credit", "skip", "skip"],
    ]);
    expect(rolesOf("Date|Payee|Debit|Amount\n2026-01-05|Deli|5.00|-5.00\n")).toEqual(["day", "name", "skip", "amount"]);
  });

  test("a column that is called money holds some", () => {
    expect(nameOf("Balance", "much")).toBe("skip");
    expect(nameOf("Balance", "")).toBe("balance");
    expect(rolesOf("Date|Payee|Amount|Amount num\n2026-01-05|Deli|much|-5.00\n")).toEqual([
      ...["day", "name", "skip", "amount"],
    ]);
    const half = (second: string) =>
      rolesOf(`Date|Payee|Amount\n2026-01-05|A|-5.00\n2026-01-06|B|${second}\n2026-01-07|C|\n`)[2];
    expect([half("much"), half("more\n2026-01-08|D|no")]).toEqual(["amount", "skip"]);
  });

  test.each<[string, string[], ColumnRole]>([
    ["Type", ["debit", "credit"], "direction"],
    ["Details", ["DEBIT", "CREDIT"], "direction"],
    ["Transaction Type", ["Sale", "Return"], "direction"],
    ["Debit/Credit", ["D", "C"], "direction"],
    ["Credit Debit Indicator", ["DBIT", "CRDT"], "direction"],
    ["DR/CR", ["DR", "CR"], "direction"],
    ["CR/DR", ["DR", "CR"], "direction"],
    ["Af Bij", ["Af", "Bij"], "direction"],
    ["Soll/Haben", ["S", "H"], "direction"],
    ["Type", ["debit", "whatever"], "skip"],
    ["Type", ["", ""], "skip"],
    ["Typed", ["debit", "credit"], "skip"],
    ["A type", ["debit", "credit"], "skip"],
  ])("%s with %j", (name, cells, role) => {
    const lines = cells.map((cell, index) => `2026-01-0${index + 5}|Deli|5.00|${cell}\n`);
    expect(rolesOf(`Date|Payee|Amount|${name}\n${lines.join("")}`)[3]).toBe(role);
  });

  test("no column has two parts, and of two of one name the first has it", () => {
    expect(rolesOf("Date|Date|Payee|Amount|Amount\n2026-01-05|2026-01-06|Deli|-5.00|-6.00\n")).toEqual([
      ...["day", "skip", "name", "amount", "skip"],
    ]);
  });
});

test.each<[string[], -1 | 0 | 1]>([
  [
    ["debit", "DR", "d", "s", "Af", "out", "withdrawal", "soll", "expense", "dbit", "money out", "purchase", "sale"],
    -1,
  ],
  [["credit", "CR", "c", "h", "Bij", "in", "deposit", "haben", "income", "crdt", "money in", "refund", "return"], 1],
  [["", "debits", "my debit", "credited", "a credit", "income tax", "outside"], 0],
])("%j say %d", (words, direction) => {
  for (const word of words) expect([word, directionOf(word)]).toEqual([word, direction]);
});

describe("columns by what stands in them", () => {
  test.each<[string, ColumnRole[]]>([
    ["2026-01-05|Deli|-5.00|95.00\n2026-01-06|Cafe|-1.00|94.00\n", ["day", "name", "amount", "balance"]],
    ["2026-01-05|Deli|-5.00\n", ["day", "name", "amount"]],
    ["31/01/2026|Deli|-5\n", ["day", "name", "amount"]],
    ["5|Deli|01/31/2026\n", ["amount", "name", "day"]],
    ["2026-01-05|2026-01-06|Deli|-5.00\n", ["day", "skip", "name", "amount"]],
    ["2026-01-05|X|A longer text|-5.00\n", ["day", "skip", "name", "amount"]],
    ["2026-01-05|A longer text|X|-5.00\n", ["day", "name", "skip", "amount"]],
    ["2026-01-05|Same|Text|-5.00\n", ["day", "name", "skip", "amount"]],
    ["2026-01-05||Deli|-5.00\n2026-01-06||Cafe|-1.00\n", ["day", "skip", "name", "amount"]],
    ["2026-01-05|Deli|1,5|\n", ["day", "name", "amount", "skip"]],
    // A number of eight digits is an id, not money; a short one is money.
    ["2026-01-05|12345678|-5.00\n", ["day", "name", "amount"]],
    ["2026-01-05|Deli|1234567\n", ["day", "name", "amount"]],
    // Money is what has cents at its end, perhaps with a currency behind it.
    ["2026-01-05|Deli|5,00 EUR\n", ["day", "name", "amount"]],
    ["Deli|-5.00\n", ["name", "amount"]],
  ])("%s", (text, roles) => expect(rolesOf(text)).toEqual(roles));

  test("more than four of five cells have to fit", () => {
    const lines = (odd: string) => ["-1.00", "-2.00", "-3.00", "-4.00", odd];
    const text = (odd: string, more = "") =>
      lines(odd)
        .map((cell) => `2026-01-05|Deli|${cell}\n`)
        .join("") + more;
    expect(rolesOf(text("none"))).not.toContain("amount");
    expect(rolesOf(text("none", "2026-01-05|Deli|-6.00\n"))[2]).toBe("amount");
  });
});

describe("names in words that nobody has told us", () => {
  const file = (text: string) => readFile(new TextEncoder().encode(text), "x.csv");
  const read = (text: string) => accepted(file(text));
  const rolesIn = (text: string) => read(text).table?.mapping.roles;

  test.each<[string, string, ColumnRole[]]>([
    ["Kirjauspäivä;Saaja;Määrä;Saatavilla", "31.01.2026;Kauppa Oy;-5,00;95,00", ["day", "name", "amount", "balance"]],
    ["Timestamp,Counterparty,Amount", "2026-01-30T23:30:00Z,Deli,-1.00", ["day", "name", "amount"]],
    ["Date;Libellé;Débit euros;Crédit euros", "31/01/2026;CARTE X;12,50;", ["day", "name", "debit", "credit"]],
    ["When,What,How much,Date", "01/31/2026,Deli,-5.00,01/30/2026", ["skip", "name", "amount", "day"]],
  ])("%s: what stands below says the rest", (header, line, roles) => {
    const text = `My bank\n${header}\n\n${line}\n`;
    expect(read(text).table?.columns).toEqual(header.split(/[,;]/));
    expect(read(text).rows.map((row) => [row.line, row.day.slice(0, 7)])).toEqual([[4, "2026-01"]]);
    expect(rolesIn(text)).toEqual(roles);
  });

  test.each([
    ["as wide as the first row", "My bank,of the town\n2026-01-05,Deli,-5.00\n"],
    ["a word in each cell", "Konto,4821,Ada\n2026-01-05,Deli,-5.00\n"],
  ])("they have to be %s", (_what, text) => expect(tableOf(text).header).toEqual([]));

  test("where no line has a date and an amount there are none", () => {
    expect(file("Wann,Wer,Wieviel\nbald,Deli,viel\n")).toEqual({ refused: "no-table" });
  });
});

describe("how a table is read", () => {
  const mapping = (text: string) => guessMapping(tableOf(text));

  test("the sign before the cents is guessed from every column of money", () => {
    const of = (...columns: string[]) =>
      mapping(`Date|Payee|${columns.join("|")}\n2026-01-05|Deli|${columns.map(() => " 5,50 ").join("|")}\n`).decimal;
    expect([of("Amount"), of("Debit", "Credit")]).toEqual([",", ","]);
    const split = (debit: string, credit: string, balance: string) =>
      mapping(`Date|Payee|Debit|Credit|Balance\n2026-01-05|Deli|${debit}|${credit}|${balance}\n`).decimal;
    expect([split("5,50", "", ""), split("", "5,50", ""), split("", "", "5,50"), split("", "", "5.50")]).toEqual([
      ...[",", ",", ",", "."],
    ]);
    expect(mapping("Date|Payee|Amount\n2026-01-05|Deli, Inc|5\n").decimal).toBe(".");
  });

  test("the order of the dates is guessed from the column of days", () => {
    expect(mapping("Date|Payee|Amount\n 31/01/2026 |Deli|5\n").dateOrder).toBe("dmy");
    expect(mapping("Date|Payee|Amount\n01/02/2026|31/01/2026|5\n").dateOrder).toBe("mdy");
  });

  test("a card that writes purchases without a sign is turned round, where a payment shows it", () => {
    const flip = (...rows: [payee: string, amount: string][]) =>
      mapping(`Date|Payee|Amount\n${rows.map((row) => `2026-01-05|${row.join("|")}\n`).join("")}`).flip;
    const spent: [string, string][] = [
      ["Deli", "5.00"],
      ["Cafe", " 6.00 "],
    ];
    for (const words of ["Payment", "AUTOPAY 12", "Thank you", "PYMT received"])
      expect([words, flip(...spent, [words, "-11.00"])]).toEqual([words, true]);
    expect(flip(...spent)).toBe(false);
    expect(flip(...spent, ["Refund", "-11.00"])).toBe(false);
    expect(flip(...spent, ["Repayments", "-11.00"])).toBe(false);
    expect(flip(...spent, ["Payment", "11.00"])).toBe(false);
    expect(flip(...spent, ["Payment", "-11.00"], ["Payment", "3.00"])).toBe(false);
    expect(flip(...spent, ["Payment", "0.00"])).toBe(false);
    expect(flip(...spent, ["Payment", "-11.00"], ["Payment", "0.00"])).toBe(false);
    // Three of five aren't more than six of ten.
    expect(flip(...spent, ["Bar", "1.00"], ["Payment", "-11.00"], ["Refund", "-1.00"])).toBe(false);
    expect(flip(...spent, ["Bar", "0.00"], ["Payment", "-11.00"])).toBe(false);
    // What can't be read says nothing.
    expect(flip(...spent, ["Bar", "much"], ["Bar", "more"], ["Payment", "-11.00"])).toBe(true);
    expect(mapping("Date|Payee|Debit|Credit\n2026-01-05|Payment|-5.00|\n").flip).toBe(false);
  });
});

describe("the money that names of columns tell", () => {
  test.each([
    ["Date;Libellé;Débit euros;Crédit euros", "15/01/2026;Boulangerie;4,50;", "EUR"],
    ["Date;Libellé;Montant en euros", "15/01/2026;Boulangerie;-4,50", "EUR"],
    ["Datum;Beschreibung;Betrag (€)", "15.01.2026;Bäcker;-4,50", "EUR"],
    ["Fecha;Concepto;Importe EUR", "15/01/2026;Panadería;-4,50", "EUR"],
    ["Date,Description,Amount (£)", "15/01/2026,Bakery,-4.50", "GBP"],
    ["Datum;Beschreibung;Betrag CHF", "15.01.2026;Bäcker;-4.50", "CHF"],
    ["Date,Description,Amount (USD)", "01/15/2026,Bakery,-4.50", "USD"],
    ["Date,Description,Amount", "01/15/2026,Bakery,-4.50", "USD"],
    ["Date,Neuro clinic,Amount", "01/15/2026,Bakery,-4.50", "USD"],
  ])("%s", (header, line, currency) => {
    const read = accepted(readFile(new TextEncoder().encode(`${header}\n${line}\n`), "bank.csv"));
    expect(read.accounts.map((one) => one.currency)).toEqual([currency]);
    expect(read.rows).toMatchObject([{ day: "2026-01-15", amountCents: -450 }]);
  });
});
