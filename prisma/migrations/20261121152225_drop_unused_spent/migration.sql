-- What was spent is summed from the ledger whenever it is shown; a copy of it was never written.
ALTER TABLE "Budget" DROP CONSTRAINT "Budget_check";
ALTER TABLE "Budget" DROP COLUMN "spentCents";
ALTER TABLE "Budget" ADD CONSTRAINT "Budget_check" CHECK (is_month(month) AND "plannedCents" >= 0 AND is_amount("plannedCents"));
