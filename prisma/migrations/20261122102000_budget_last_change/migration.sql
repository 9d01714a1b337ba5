-- The last change of a month's budget that touched several lines, to be taken back.
ALTER TABLE "BudgetMonth" ADD COLUMN "lastChange" JSONB;
