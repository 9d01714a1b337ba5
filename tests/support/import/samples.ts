// One statement in each format, in the words of its standard; all names and figures are made up.
const lines = (...all: string[]) => `${all.join("\r\n")}\r\n`;

export const OFX_SGML = lines(
  "OFXHEADER:100",
  "DATA:OFXSGML",
  "VERSION:102",
  "SECURITY:NONE",
  "ENCODING:USASCII",
  "CHARSET:1252",
  "COMPRESSION:NONE",
  "OLDFILEUID:NONE",
  "NEWFILEUID:NONE",
  "",
  "<OFX>",
  "<SIGNONMSGSRSV1><SONRS>",
  "<STATUS><CODE>0<SEVERITY>INFO</STATUS>",
  "<DTSERVER>20260131120000",
  "<LANGUAGE>ENG",
  "<FI><ORG>Harbor Bank<FID>1001</FI>",
  "</SONRS></SIGNONMSGSRSV1>",
  "<BANKMSGSRSV1><STMTTRNRS><TRNUID>1",
  "<STMTRS>",
  "<CURDEF>USD",
  "<BANKACCTFROM>",
  "<BANKID>123456780",
  "<ACCTID>000994821",
  "<ACCTTYPE>CHECKING",
  "</BANKACCTFROM>",
  "<BANKTRANLIST><DTSTART>20260101<DTEND>20260131",
  "<STMTTRN>",
  "<TRNTYPE>DEBIT",
  "<DTPOSTED>20260115120000[-5:EST]",
  "<TRNAMT>-54,12",
  "<FITID>202601150001",
  "<NAME>Orchard Market &amp; Co",
  "<MEMO>Card 0042",
  "</STMTTRN>",
  "<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260131<TRNAMT>2000.00<FITID>202601310002<NAME>Northwind Payroll",
  "</STMTTRN></BANKTRANLIST>",
  "<LEDGERBAL><BALAMT>1234.56<DTASOF>20260131</LEDGERBAL>",
  "<AVAILBAL><BALAMT>1200.00<DTASOF>20260131</AVAILBAL>",
  "</STMTRS></STMTTRNRS></BANKMSGSRSV1>",
  "<CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS>",
  "<CURDEF>USD",
  "<CCACCTFROM><ACCTID>4111-7700</CCACCTFROM>",
  "<BANKTRANLIST>",
  "<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260120<TRNAMT>-19.99<FITID>c-1<NAME>Streamly</STMTTRN>",
  "</BANKTRANLIST>",
  "<LEDGERBAL><BALAMT>-250.00<DTASOF>20260131</LEDGERBAL>",
  "</CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1>",
  "</OFX>",
);

export const OFX_XML = `<?xml version="1.0" encoding="UTF-8"?>
<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>
<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD</CURDEF>
<BANKACCTFROM><BANKID>1</BANKID><ACCTID>994821</ACCTID><ACCTTYPE>SAVINGS</ACCTTYPE></BANKACCTFROM>
<BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260115</DTPOSTED><TRNAMT>-54.12</TRNAMT><FITID>A1</FITID><NAME>Orchard Market &amp; Co</NAME></STMTTRN></BANKTRANLIST>
<LEDGERBAL><BALAMT>10.00</BALAMT><DTASOF>20260131</DTASOF></LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`;

export const QIF = lines(
  "!Option:AutoSwitch",
  "!Account",
  "NHouse Checking",
  "TBank",
  "^",
  "!Type:Bank",
  "D1/31'26",
  "T-1,234.56",
  "PLandlord",
  "LRent",
  "^",
  "D1/ 5'26",
  "T-200.00",
  "PMove",
  "L[Savings]",
  "^",
  "!Type:Cat",
  "NRent",
  "E",
  "^",
  "!Account",
  "NVisa",
  "TCCard",
  "^",
  "!Type:CCard",
  "D01/14/2026",
  "T-12.50",
  "PBlue Door Cafe",
  "LDining/Trip",
  "^",
);

const entry = (amount: string, side: string, day: string, party: string, rest = "", status = "BOOK") =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts><Cd>${status}</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><NtryDtls><TxDtls><RltdPties>${party}</RltdPties>${rest}</TxDtls></NtryDtls></Ntry>`;

export const CAMT = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>1</Id>
<Acct><Id><IBAN>DE02100500000054545402</IBAN></Id><Ccy>EUR</Ccy></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">0.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-01-01</Dt></Dt></Bal>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">1915.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-01-31</Dt></Dt></Bal>
${entry("85.00", "DBIT", "2026-01-30", "<Dbtr><Pty><Nm>Ich</Nm></Pty></Dbtr><Cdtr><Pty><Nm>Stadtwerke Musterstadt</Nm></Pty></Cdtr>", "<RmtInf><Ustrd>Strom Abschlag</Ustrd><Ustrd>Januar</Ustrd></RmtInf>")}
${entry("2000.00", "CRDT", "2026-01-28", "<Dbtr><Nm>Nordwind GmbH</Nm></Dbtr>", "<RmtInf><Ustrd>Gehalt</Ustrd></RmtInf>")}
${entry("10.00", "DBIT", "2026-01-31", "<Cdtr><Nm>Kiosk</Nm></Cdtr>", "", "PDNG")}
</Stmt></BkToCstmrStmt></Document>`;

export const MT940 = lines(
  "{1:F01BELADEBEXXXX0000000000}{2:I940X}{4:",
  ":20:STARTUMS",
  ":25:10050000/123456789EUR",
  ":28C:1/1",
  ":60F:C251231EUR100,00",
  ":61:2601020102D12,34NMSCNONREF//B4711",
  "/OCMT/EUR12,34/",
  ":86:005?00LASTSCHRIFT?20Brot und?21 Kuchen?32Bäckerei?33 Linde",
  ":61:2601050105C500,NTRFNONREF",
  ":86:/TRTP/SEPA/NAME/A Sender/REMI/Birthday",
  ":61:2601060106RD12,34NMSCNONREF",
  ":86:Stornierung",
  ":62F:C260106EUR600,00",
  "-}",
);

export const SURE = `{"type":"Category","data":{"id":"c","name":"Groceries"}}
{"type":"Budget","data":{"id":"b","start_date":"2026-02-01"}}
{"type":"BudgetCategory","data":{"id":"x","budget_id":"b","category_id":"c","budgeted_spending":"410.5"}}
`;

export const MONARCH_BALANCES = `Date,Balance,Account
2026-01-30,612.34,Checking
2026-01-30,-80.10,Card
`;
