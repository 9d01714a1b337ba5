-- Which import brought a row stands in the row: a table with three keys for each of a hundred thousand rows cost as much
-- as the rows themselves.
ALTER TABLE "Transaction" ADD COLUMN     "importId" TEXT;
UPDATE "Transaction" t SET "importId" = r."importId" FROM "ImportedRow" r WHERE r."userId" = t."userId" AND r."transactionId" = t.id;
DROP TABLE "ImportedRow";

-- The key to the account has the owner in it, and the account's own key leads to the person.
ALTER TABLE "Transaction" DROP CONSTRAINT "Transaction_userId_fkey";
