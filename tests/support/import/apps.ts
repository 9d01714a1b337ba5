// Exports of other apps in the shapes that they document; all names and figures are made up.
type AppFile = {
  app: string;
  text: string;
  rows: [account: string, day: string, cents: number, name: string, category: string | null][];
};

const lines = (...all: string[]) => `${all.join("\n")}\n`;

export const APP_FILES: readonly AppFile[] = [
  {
    app: "Mint",
    text: lines(
      '"Date","Description","Original Description","Amount","Transaction Type","Category","Account Name","Labels","Notes"',
      '"1/15/2024","Orchard Market","ORCHARD MKT 42","54.12","debit","Groceries","Everyday","",""',
      '"1/16/2024","Payroll","NORTHWIND","2000.00","credit","Paycheck","Everyday","",""',
    ),
    rows: [
      ["Everyday", "2024-01-15", -5412, "Orchard Market", "Groceries"],
      ["Everyday", "2024-01-16", 200000, "Payroll", "Paycheck"],
    ],
  },
  {
    app: "YNAB",
    text: lines(
      '"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"',
      '"Cash","","31/01/2026","Deli","Food: Dining Out","Food","Dining Out","","$12.50","$0.00","Cleared"',
      '"Cash","","30/01/2026","Transfer : Savings","","","","","$100.00","$0.00","Cleared"',
    ),
    rows: [
      ["Cash", "2026-01-31", -1250, "Deli", "Dining Out"],
      ["Cash", "2026-01-30", -10000, "Transfer : Savings", "Transfer"],
    ],
  },
  {
    app: "Actual",
    text: lines(
      "Account,Date,Payee,Notes,Category,Amount,Split_Amount,Cleared",
      "Checking,2026-01-15,Superstore,,,-30.00,0,Cleared",
      "Checking,2026-01-15,Superstore,(SPLIT 1 OF 2),Food,0,-20.00,Cleared",
      "Checking,2026-01-15,Superstore,(SPLIT 2 OF 2),Home,0,-10.00,Cleared",
    ),
    rows: [["Checking", "2026-01-15", -3000, "Superstore", null]],
  },
  {
    app: "Monarch",
    text: lines(
      "Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags",
      "2026-01-15,Blue Door,Restaurants & Bars,Card (...7700),BLUE DOOR 12,,-8.10,",
    ),
    rows: [["Card (...7700)", "2026-01-15", -810, "Blue Door", "Restaurants & Bars"]],
  },
  {
    app: "Copilot",
    text: lines(
      '"date","name","amount","status","category","parent category","excluded","tags","type","account","account mask","note","recurring"',
      '"2026-01-15","Blue Door","8.10","posted","Restaurants","Food","false","","regular","Card","7700","",""',
      '"2026-01-16","Payroll","-2000","posted","","","false","","income","Everyday","4821","",""',
    ),
    rows: [
      ["Card", "2026-01-15", -810, "Blue Door", "Restaurants"],
      ["Everyday", "2026-01-16", 200000, "Payroll", "Income"],
    ],
  },
  {
    app: "Firefly III",
    text: lines(
      "user_id,group_id,journal_id,created_at,updated_at,group_title,type,amount,foreign_amount,currency_code,foreign_currency_code,description,date,source_name,source_iban,source_type,destination_name,destination_iban,destination_type,reconciled,category,budget,bill,tags,notes",
      "1,1,10,x,x,,Withdrawal,-12.500000000000,,USD,,Lunch,2026-01-15T00:00:00+01:00,Checking,,Asset account,Deli,,Expense account,0,Food,,,,",
      "1,2,11,x,x,,Transfer,-100.00,,USD,,To savings,2026-01-16T00:00:00+01:00,Checking,,Asset account,Savings,,Asset account,0,,,,,",
      "1,3,12,x,x,,Deposit,2000.00,,USD,,Pay,2026-01-17T00:00:00+01:00,Employer,,Revenue account,Checking,,Asset account,0,Salary,,,,",
    ),
    rows: [
      ["Checking", "2026-01-15", -1250, "Lunch", "Food"],
      ["Checking", "2026-01-16", -10000, "To savings", "Transfer"],
      ["Savings", "2026-01-16", 10000, "To savings", "Transfer"],
      ["Checking", "2026-01-17", 200000, "Pay", "Salary"],
    ],
  },
  {
    app: "Sure or Maybe",
    text: lines(
      "date,account_name,amount,name,category,tags,notes,currency",
      "2026-01-15,Checking,12.5,Deli,Food & Drink,,,USD",
      "2026-01-16,Checking,-2000.0,Pay,Income,,,USD",
    ),
    rows: [
      ["Checking", "2026-01-15", -1250, "Deli", "Food & Drink"],
      ["Checking", "2026-01-16", 200000, "Pay", "Income"],
    ],
  },
  {
    app: "GnuCash",
    text: lines(
      '"Date","Transaction ID","Number","Description","Notes","Commodity/Currency","Void Reason","Action","Memo","Full Account Name","Account Name","Amount With Sym","Amount Num.","Reconcile","Reconcile Date","Rate/Price"',
      '"01/15/2026","a1","","Deli","","CURRENCY::USD","","","","Assets:Current Assets:Checking","Checking","-$12.50","-12.50","n","","1.00"',
      '"01/15/2026","a1","","Deli","","CURRENCY::USD","","","","Expenses:Dining","Dining","$12.50","12.50","n","","1.00"',
      '"01/16/2026","a2","","To savings","","CURRENCY::USD","","","","Assets:Current Assets:Checking","Checking","-$100.00","-100.00","n","","1.00"',
      '"01/16/2026","a2","","To savings","","CURRENCY::USD","","","","Assets:Current Assets:Savings","Savings","$100.00","100.00","n","","1.00"',
      '"01/17/2026","a3","","Northwind","","CURRENCY::USD","","","","Income:Salary","Salary","-$900.00","-900.00","n","","1.00"',
      '"01/17/2026","a3","","Northwind","","CURRENCY::USD","","","","Assets:Current Assets:Checking","Checking","$900.00","900.00","n","","1.00"',
    ),
    rows: [
      ["Checking", "2026-01-15", -1250, "Deli", "Dining"],
      ["Checking", "2026-01-16", -10000, "To savings", "Transfer"],
      ["Savings", "2026-01-16", 10000, "To savings", "Transfer"],
      ["Checking", "2026-01-17", 90000, "Northwind", "Salary"],
    ],
  },
  {
    app: "Lunch Money",
    text: lines(
      "id,date,category,payee,amount,currency,notes,account,tags",
      "1,2026-01-15,Restaurants,Deli,-12.50,usd,,Checking,",
    ),
    rows: [["Checking", "2026-01-15", -1250, "Deli", "Restaurants"]],
  },
  {
    app: "Quicken",
    text: lines(
      '"All transactions - Last year"',
      "",
      '"Date","Account","Num","Description","Memo","Category","Tag","Clr","Amount"',
      '"1/15/2026","Checking","","Deli","","Dining","","R","-12.50"',
      '"","","","","","","","","",',
      '"TOTAL INFLOWS","","","","","","","","0.00"',
    ),
    rows: [["Checking", "2026-01-15", -1250, "Deli", "Dining"]],
  },
  {
    app: "Quicken Simplifi",
    text: lines(
      '"account","state","postedOn","payee","usage","category","tags","notes","amount"',
      '"Everyday","CLEARED","2026-01-15","Deli","","Dining","","","-12.5"',
    ),
    rows: [["Everyday", "2026-01-15", -1250, "Deli", "Dining"]],
  },
];
