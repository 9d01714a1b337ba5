// Files in the shapes that banks write, by what they document of their downloads; all names and figures are made up.
export type BankFile = {
  bank: string;
  fileName: string;
  text: string;
  /** Day, cents and name of each row. */
  rows: [string, number, string][];
  closing?: number;
  number?: string;
  /** Dollars, where nothing is said. */
  currency?: string;
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
    currency: "EUR",
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
    currency: "EUR",
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
  {
    bank: "Capital One 360",
    fileName: "360Checking.csv",
    text: lines(
      "Account Number,Transaction Description,Transaction Date,Transaction Type,Transaction Amount,Balance",
      "4417,Monthly Interest Paid,01/31/26,Credit,1.23,988.73",
      "4417,Debit Card Purchase - OAK DELI,01/30/26,Debit,12.50,987.50",
    ),
    rows: [
      ["2026-01-31", 123, "Monthly Interest Paid"],
      ["2026-01-30", -1250, "Debit Card Purchase - OAK DELI"],
    ],
    closing: 98873,
    number: "4417",
  },
  {
    bank: "U.S. Bank",
    fileName: "Checking - 4417_01-01-2026_01-31-2026.csv",
    text: lines(
      '"Date","Transaction","Name","Memo","Amount"',
      '"2026-01-30","DEBIT","DEBIT PURCHASE OAK DELI","Download from usbank.com.","-12.50"',
      '"2026-01-29","CREDIT","ELECTRONIC DEPOSIT NORTHWIND","Download from usbank.com.","900.00"',
    ),
    rows: [
      ["2026-01-30", -1250, "DEBIT PURCHASE OAK DELI"],
      ["2026-01-29", 90000, "ELECTRONIC DEPOSIT NORTHWIND"],
    ],
    number: "4417",
  },
  {
    bank: "PNC",
    fileName: "accountActivityExport.csv",
    text: lines(
      "Date,Description,Withdrawals,Deposits,Category,Balance",
      '01/30/2026,"POS OAK DELI",$12.50,,Restaurants,"$1,000.00"',
      '01/29/2026,"ACH NORTHWIND PAYROLL",,"$900.00",Paychecks,"$1,012.50"',
    ),
    rows: [
      ["2026-01-30", -1250, "POS OAK DELI"],
      ["2026-01-29", 90000, "ACH NORTHWIND PAYROLL"],
    ],
    closing: 100000,
  },
  {
    bank: "TD Bank",
    fileName: "January2026.csv",
    text: lines(
      "Date,Bank RTN,Account Number,Transaction Type,Description,Debit,Credit,Check Number,Account Running Balance",
      "2026-01-30,31101266,0000004417,DEBIT,DEBIT CARD PURCHASE OAK DELI,12.5,,,1000.00",
      "2026-01-29,31101266,0000004417,CREDIT,ACH DEPOSIT NORTHWIND,,900,,1012.50",
    ),
    rows: [
      ["2026-01-30", -1250, "DEBIT CARD PURCHASE OAK DELI"],
      ["2026-01-29", 90000, "ACH DEPOSIT NORTHWIND"],
    ],
    closing: 100000,
    number: "4417",
  },
  {
    bank: "SoFi",
    fileName: "SOFI-Checking.csv",
    text: lines(
      "Date,Description,Type,Amount,Current balance,Status",
      "2026-01-30,OAK DELI,DEBIT_CARD,-12.50,1000.00,Posted",
      "2026-01-29,NORTHWIND PAYROLL,DIRECT_DEPOSIT,900.00,1012.50,Posted",
    ),
    rows: [
      ["2026-01-30", -1250, "OAK DELI"],
      ["2026-01-29", 90000, "NORTHWIND PAYROLL"],
    ],
    closing: 100000,
  },
  {
    bank: "PayPal",
    fileName: "Download.CSV",
    text: lines(
      '"Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net","From Email Address","To Email Address","Transaction ID","Balance"',
      '"01/30/2026","10:00:00","PST","Oak Deli","Express Checkout Payment","Completed","USD","-12.50","0.00","-12.50","a@example.com","b@example.com","8XY","100.00"',
      '"01/29/2026","10:00:00","PST","","Bank Deposit to PP Account","Completed","USD","112.50","0.00","112.50","","","9XY","112.50"',
    ),
    rows: [
      ["2026-01-30", -1250, "Oak Deli"],
      ["2026-01-29", 11250, "Bank Deposit to PP Account"],
    ],
    closing: 10000,
  },
  {
    bank: "Venmo",
    fileName: "VenmoStatement_January_2026.csv",
    text: lines(
      "Account Statement - (@a-person) ,,,,,,,,,,,,,,,,,,,,,",
      "Account Activity,,,,,,,,,,,,,,,,,,,,,",
      ",ID,Datetime,Type,Status,Note,From,To,Amount (total),Amount (tip),Amount (tax),Amount (fee),Tax Rate,Tax Exempt,Funding Source,Destination,Beginning Balance,Ending Balance,Statement Period Venmo Fees,Terminal Location,Year to Date Venmo Fees,Disclaimer",
      ",,,,,,,,,,,,,,,,$50.00,,,,,",
      ",3344,2026-01-30T10:00:00,Payment,Complete,Pizza,A Person,Kim Oak,- $12.50,,0,,0,,Venmo balance,,,,,Venmo,,",
      ",3345,2026-01-29T10:00:00,Payment,Complete,Rent,Kim Oak,A Person,+ $900.00,,0,,0,,,Venmo balance,,,,Venmo,,",
      ",,,,,,,,,,,,,,,,,$937.50,$0.00,,$0.00,In case of errors or questions",
    ),
    rows: [
      ["2026-01-30", -1250, "Pizza"],
      ["2026-01-29", 90000, "Rent"],
    ],
  },
  {
    bank: "N26 (Germany)",
    fileName: "n26.csv",
    text: lines(
      '"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"',
      '2026-01-30,2026-01-30,"Oak Deli",,Presentment,,"Main Account",-12.5,12.5,EUR,1',
      '2026-01-28,2026-01-28,"Nordwind GmbH",DE113,"Credit Transfer","Gehalt","Main Account",2345.67,,,',
    ),
    rows: [
      ["2026-01-30", -1250, "Oak Deli"],
      ["2026-01-28", 234567, "Nordwind GmbH"],
    ],
    currency: "EUR",
  },
  {
    bank: "Deutsche Bank",
    fileName: "Kontoumsaetze.csv",
    text: lines(
      "Umsätze Girokonto;;;Kundennummer: 100 1234567",
      "1.1.2026 - 31.1.2026",
      "Letzter Kontostand;;;;1.000,00;EUR",
      "Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN;BIC;Kundenreferenz;Mandatsreferenz;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung",
      "30.1.2026;30.1.2026;SEPA Lastschrift;Stadtwerke;Strom;DE111;X;;;;;-85,00;;;;-85,00;;EUR",
      "28.1.2026;28.1.2026;Gehalt;Nordwind GmbH;Gehalt;DE112;X;;;;;2.345,67;;;;;2.345,67;EUR",
      "Kontostand;;;;1.000,00;EUR",
    ),
    rows: [
      ["2026-01-30", -8500, "Stadtwerke"],
      ["2026-01-28", 234567, "Nordwind GmbH"],
    ],
    currency: "EUR",
  },
  {
    bank: "Monzo (UK)",
    fileName: "MonzoDataExport.csv",
    text: lines(
      "Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Address,Receipt,Description,Category split,Money Out,Money In",
      "tx_1,30/01/2026,10:00:00,Card payment,Oak Deli,,Eating out,-12.50,GBP,-12.50,GBP,,,,OAK DELI LONDON,,-12.50,",
      "tx_2,13/01/2026,10:00:00,Faster payment,Northwind,,Income,900.00,GBP,900.00,GBP,,,,NORTHWIND,,,900.00",
    ),
    rows: [
      ["2026-01-30", -1250, "Oak Deli"],
      ["2026-01-13", 90000, "Northwind"],
    ],
    currency: "GBP",
  },
  {
    bank: "Fidelity",
    fileName: "History_for_Account_Z12345678.csv",
    text: lines(
      "",
      "",
      "Run Date,Action,Symbol,Description,Type,Quantity,Price ($),Commission ($),Fees ($),Accrued Interest ($),Amount ($),Cash Balance ($),Settlement Date",
      "01/30/2026,DIVIDEND RECEIVED EVERY MARKET FUND (EMF) (Cash),EMF,EVERY MARKET FUND,Cash,0.000,,,,,12.34,512.34,",
      "01/28/2026,DIRECT DEPOSIT NORTHWIND PAYROLL (Cash), ,No Description,Cash,0.000,,,,,500.00,500.00,",
      "",
      '"The data and information in this spreadsheet is provided to you solely for your use and is not for distribution."',
      "Date downloaded 01/31/2026 9:12 am",
    ),
    rows: [
      ["2026-01-30", 1234, "DIVIDEND RECEIVED EVERY MARKET FUND (EMF) (Cash)"],
      ["2026-01-28", 50000, "DIRECT DEPOSIT NORTHWIND PAYROLL (Cash)"],
    ],
  },
];
