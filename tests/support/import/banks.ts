// Files in the shapes that banks write, by what they document of their downloads; all names and figures are made up.
export type BankFile = {
  bank: string;
  fileName: string;
  text: string;
  /** Day, cents and name of each row. */
  rows: [string, number, string][];
  closing?: number;
  number?: string;
};

const lines = (...all: string[]) => `${all.join("\r\n")}\r\n`;

export const BANK_FILES: readonly BankFile[] = [
  {
    bank: "Chase checking",
    fileName: "Chase4821_Activity_20260131.CSV",
    text: lines(
      "Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #",
      'DEBIT,01/30/2026,"ORCHARD MARKET 0042 DENVER CO",-54.12,DEBIT_CARD,1945.88,,',
      "CREDIT,01/29/2026,NORTHWIND PAYROLL PPD ID: 9111,2000.00,ACH_CREDIT,2000.00,,",
    ),
    rows: [
      ["2026-01-30", -5412, "ORCHARD MARKET 0042 DENVER CO"],
      ["2026-01-29", 200000, "NORTHWIND PAYROLL PPD ID: 9111"],
    ],
    closing: 194588,
    number: "4821",
  },
  {
    bank: "Chase card",
    fileName: "Chase7700_Activity.csv",
    text: lines(
      "Transaction Date,Post Date,Description,Category,Type,Amount,Memo",
      "01/12/2026,01/13/2026,BLUE DOOR CAFE,Food & Drink,Sale,-12.40,",
      "01/10/2026,01/10/2026,Payment Thank You-Mobile,,Payment,300.00,",
    ),
    rows: [
      ["2026-01-12", -1240, "BLUE DOOR CAFE"],
      ["2026-01-10", 30000, "Payment Thank You-Mobile"],
    ],
  },
  {
    bank: "Bank of America checking",
    fileName: "stmt.csv",
    text: lines(
      "Description,,Summary Amt.",
      'Beginning balance as of 01/01/2026,,"1,000.00"',
      'Total credits,,"250.00"',
      'Total debits,,"-60.25"',
      'Ending balance as of 01/31/2026,,"1,189.75"',
      "",
      "Date,Description,Amount,Running Bal.",
      '01/01/2026,Beginning balance as of 01/01/2026,,"1,000.00"',
      '01/05/2026,"Zelle payment from A. Lindqvist","250.00","1,250.00"',
      '01/09/2026,"CITY WATER DES:BILLPAY","-60.25","1,189.75"',
    ),
    rows: [
      ["2026-01-05", 25000, "Zelle payment from A. Lindqvist"],
      ["2026-01-09", -6025, "CITY WATER DES:BILLPAY"],
    ],
    closing: 118975,
  },
  {
    bank: "Wells Fargo",
    fileName: "Checking1.csv",
    text: lines(
      '"01/15/2026","-20.00","*","","ATM WITHDRAWAL 0042"',
      '"01/14/2026","1234.50","*","","ACME DIRECT DEP"',
    ),
    rows: [
      ["2026-01-15", -2000, "ATM WITHDRAWAL 0042"],
      ["2026-01-14", 123450, "ACME DIRECT DEP"],
    ],
  },
  {
    bank: "Capital One card",
    fileName: "2026-02-01_transaction_download.csv",
    text: lines(
      "Transaction Date,Posted Date,Card No.,Description,Category,Debit,Credit",
      "2026-01-20,2026-01-21,5512,HARBOR BOOKS,Merchandise,31.99,",
      "2026-01-18,2026-01-18,5512,CAPITAL ONE AUTOPAY PYMT,Payment/Credit,,120.00",
    ),
    rows: [
      ["2026-01-20", -3199, "HARBOR BOOKS"],
      ["2026-01-18", 12000, "CAPITAL ONE AUTOPAY PYMT"],
    ],
    number: "5512",
  },
  {
    bank: "American Express",
    fileName: "activity.csv",
    text: lines(
      "Date,Description,Amount",
      "01/22/2026,CEDAR GROCERS BOISE ID,88.10",
      "01/21/2026,LINDEN PHARMACY,14.25",
      "01/20/2026,AUTOPAY PAYMENT - THANK YOU,-402.11",
      "01/19/2026,SPARROW COFFEE,5.75",
    ),
    rows: [
      ["2026-01-22", -8810, "CEDAR GROCERS BOISE ID"],
      ["2026-01-21", -1425, "LINDEN PHARMACY"],
      ["2026-01-20", 40211, "AUTOPAY PAYMENT - THANK YOU"],
      ["2026-01-19", -575, "SPARROW COFFEE"],
    ],
  },
  {
    bank: "Discover",
    fileName: "Discover-Statement-20260117.csv",
    text: lines(
      "Trans. Date,Post Date,Description,Amount,Category",
      '01/03/2026,01/04/2026,"MAPLE HARDWARE",45.00,"Home Improvement"',
      '01/05/2026,01/05/2026,"INTERNET PAYMENT - THANK YOU",-100.00,"Payments and Credits"',
      '01/06/2026,01/07/2026,"TIDE DINER",23.40,"Restaurants"',
    ),
    rows: [
      ["2026-01-03", -4500, "MAPLE HARDWARE"],
      ["2026-01-05", 10000, "INTERNET PAYMENT - THANK YOU"],
      ["2026-01-06", -2340, "TIDE DINER"],
    ],
  },
  {
    bank: "Citi card",
    fileName: "Year to date.CSV",
    text: lines(
      "Status,Date,Description,Debit,Credit,Member Name",
      'Cleared,01/16/2026,"ELM STREET FUEL",40.02,,"A PERSON"',
      'Cleared,01/11/2026,"ONLINE PAYMENT, THANK YOU",,-75.00,"A PERSON"',
    ),
    rows: [
      ["2026-01-16", -4002, "ELM STREET FUEL"],
      ["2026-01-11", 7500, "ONLINE PAYMENT, THANK YOU"],
    ],
  },
  {
    bank: "Ally",
    fileName: "transactions.csv",
    text: lines(
      "Date, Time, Amount, Type, Description",
      "2026-01-30,05:12:33,-150.00,Withdrawal,Transfer to Checking",
      "2026-01-31,23:00:01,4.21,Deposit,Interest Paid",
    ),
    rows: [
      ["2026-01-30", -15000, "Transfer to Checking"],
      ["2026-01-31", 421, "Interest Paid"],
    ],
  },
  {
    bank: "Apple Card",
    fileName: "Apple Card Transactions - January 2026.csv",
    text: lines(
      "Transaction Date,Clearing Date,Description,Merchant,Category,Type,Amount (USD),Purchased By",
      '01/28/2026,01/29/2026,"FERN BAKERY 12 OAK ST","Fern Bakery","Restaurants","Purchase","9.50","A Person"',
      '01/25/2026,01/26/2026,"ACH DEPOSIT INTERNET TRANSFER","Ach Deposit","Payment","Payment","-210.00","A Person"',
      '01/24/2026,01/25/2026,"PINE PARKING","Pine Parking","Transportation","Purchase","6.00","A Person"',
    ),
    rows: [
      ["2026-01-28", -950, "Fern Bakery"],
      ["2026-01-25", 21000, "Ach Deposit"],
      ["2026-01-24", -600, "Pine Parking"],
    ],
  },
  {
    bank: "USAA",
    fileName: "bk_download.csv",
    text: lines(
      "Date,Description,Original Description,Category,Amount,Status",
      '2026-01-09,"Harbor Electric","HARBOR ELECTRIC WEB PMT","Utilities",-92.10,Posted',
      '2026-01-10,"Pending Shop","PENDING SHOP","Shopping",-5.00,Pending',
    ),
    rows: [
      ["2026-01-09", -9210, "Harbor Electric"],
      ["2026-01-10", -500, "Pending Shop"],
    ],
  },
  {
    bank: "Navy Federal",
    fileName: "transactions (3).CSV",
    text: lines(
      "Posting Date,Transaction Date,Amount,Credit Debit Indicator,type,Type Group,Reference,Instructed Currency,Currency Exchange Rate,Instructed Amount,Description,Category,Check Serial Number,Card Ending",
      "1/8/2026,1/7/2026,18.75,Debit,POS,POS,,,,,CORNER DELI,Restaurants,,",
      "1/7/2026,1/7/2026,640.00,Credit,ACH,ACH,,,,,UNIT PAY,Paychecks,,",
    ),
    rows: [
      ["2026-01-08", -1875, "CORNER DELI"],
      ["2026-01-07", 64000, "UNIT PAY"],
    ],
  },
  {
    bank: "Sparkasse (Germany)",
    fileName: "umsaetze.csv",
    text: lines(
      '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"',
      '"DE02100500000054540402";"30.01.26";"30.01.26";"FOLGELASTSCHRIFT";"Strom Abschlag Januar";"Stadtwerke Musterstadt";"DE111";"BELADEBE";"-85,00";"EUR";"Umsatz gebucht"',
      '"DE02100500000054540402";"28.01.26";"28.01.26";"LOHN GEHALT";"Gehalt 01/26";"Nordwind GmbH";"DE112";"BELADEBE";"2.345,67";"EUR";"Umsatz gebucht"',
    ),
    rows: [
      ["2026-01-30", -8500, "Stadtwerke Musterstadt"],
      ["2026-01-28", 234567, "Nordwind GmbH"],
    ],
  },
  {
    bank: "ING (Netherlands)",
    fileName: "NL20INGB0001234567_01-01-2026_31-01-2026.csv",
    text: lines(
      '"Datum","Naam / Omschrijving","Rekening","Tegenrekening","Code","Af Bij","Bedrag (EUR)","Mutatiesoort","Mededelingen"',
      '"20260129","Bakkerij De Linde","NL20INGB0001234567","","BA","Af","7,35","Betaalautomaat","Pasvolgnr: 001"',
      '"20260125","Werkgever BV","NL20INGB0001234567","NL21","OV","Bij","1.800,00","Overschrijving","Salaris"',
    ),
    rows: [
      ["2026-01-29", -735, "Bakkerij De Linde"],
      ["2026-01-25", 180000, "Werkgever BV"],
    ],
  },
  {
    bank: "Barclays (UK)",
    fileName: "data.csv",
    text: lines(
      "Number,Date,Account,Amount,Subcategory,Memo",
      ",30/01/2026,20-00-00 13456789,-9.99,DIRECTDEBIT,STREAMLY LTD",
      ",13/01/2026,20-00-00 13456789,25.00,FT,J SMITH",
    ),
    rows: [
      ["2026-01-30", -999, "STREAMLY LTD"],
      ["2026-01-13", 2500, "J SMITH"],
    ],
  },
  {
    bank: "Schwab",
    fileName: "Checking_XXX123_Transactions.csv",
    text: lines(
      '"Date","Status","Type","CheckNumber","Description","Withdrawal","Deposit","RunningBalance"',
      '"01/30/2026","Posted","VISA","","ALDER TAVERN","$31.00","","$1,469.00"',
      '"01/29/2026","Posted","ACH","","OAK PAYROLL","","$1,500.00","$1,500.00"',
    ),
    rows: [
      ["2026-01-30", -3100, "ALDER TAVERN"],
      ["2026-01-29", 150000, "OAK PAYROLL"],
    ],
    closing: 146900,
  },
];
