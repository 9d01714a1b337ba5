// OFX 2: a statement for each account. Transfers stand in both, as banks write them.
import { fieldAmount } from "~/domain/money";
import type { Day } from "~/domain/periods";
import { type Book, type BookAccount, type BookRow, type BookWriter, isOwed, oneLine } from "./book";

const escaped = (text: string): string =>
  oneLine(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const dated = (day: Day): string => day.replaceAll("-", "");
const TYPES: Record<string, string> = { savings: "SAVINGS", loan: "CREDITLINE" };
const isCard = ({ type }: BookAccount): boolean => type === "credit";

export function ofxWriter({ today, accounts }: Book): BookWriter {
  const opened = (account: BookAccount) => (isCard(account) ? "CREDITCARDMSGSRSV1" : "BANKMSGSRSV1");
  return {
    order: "account",
    head: () => `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>
<OFX>
<SIGNONMSGSRSV1><SONRS><STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS><DTSERVER>${dated(today)}</DTSERVER>\
<LANGUAGE>ENG</LANGUAGE><FI><ORG>Mind My Money</ORG></FI></SONRS></SIGNONMSGSRSV1>
`,
    begin: (account) => `<${opened(account)}>${statementHead(account, accounts.indexOf(account) + 1)}`,
    row: rowOf,
    end: (account) =>
      `</BANKTRANLIST>
<LEDGERBAL><BALAMT>${fieldAmount(account.closingCents)}</BALAMT><DTASOF>${dated(today)}</DTASOF></LEDGERBAL>
</${isCard(account) ? "CCSTMTRS" : "STMTRS"}></${isCard(account) ? "CCSTMTTRNRS" : "STMTTRNRS"}></${opened(account)}>
`,
    tail: () => "</OFX>\n",
  };
}

/** The number is made of the account's place in the book and what is known of its own. */
function statementHead(account: BookAccount, place: number): string {
  const number = `${place}-${escaped(account.number) || "0000"}`;
  const range = `<BANKTRANLIST><DTSTART>${dated(account.firstDay)}</DTSTART><DTEND>${dated(account.lastDay)}</DTEND>\n`;
  const status = "<TRNUID>0</TRNUID><STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS>";
  const money = `<CURDEF>${escaped(account.currency)}</CURDEF>`;
  if (isCard(account))
    return `<CCSTMTTRNRS>${status}<CCSTMTRS>${money}<CCACCTFROM><ACCTID>${number}</ACCTID></CCACCTFROM>\n${range}`;
  const type = TYPES[account.type] ?? (isOwed(account) ? "CREDITLINE" : "CHECKING");
  const from = `<BANKACCTFROM><BANKID>000000000</BANKID><ACCTID>${number}</ACCTID><ACCTTYPE>${type}</ACCTTYPE></BANKACCTFROM>`;
  return `<STMTTRNRS>${status}<STMTRS>${money}${from}\n${range}`;
}

function rowOf({ id, day, amountCents, name, note, other }: BookRow): string {
  const type = other ? "XFER" : amountCents > 0 ? "CREDIT" : "DEBIT";
  const memo = note === "" ? "" : `<MEMO>${escaped(note)}</MEMO>`;
  return (
    `<STMTTRN><TRNTYPE>${type}</TRNTYPE><DTPOSTED>${dated(day)}</DTPOSTED>` +
    `<TRNAMT>${fieldAmount(amountCents)}</TRNAMT><FITID>${escaped(id)}</FITID>` +
    `<NAME>${escaped(name) || "Transaction"}</NAME>${memo}</STMTTRN>\n`
  );
}
