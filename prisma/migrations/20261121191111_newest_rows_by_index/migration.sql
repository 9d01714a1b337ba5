-- DropIndex
DROP INDEX "Transaction_userId_day_id_idx";

-- CreateIndex
CREATE INDEX "Transaction_userId_day_id_idx" ON "Transaction"("userId", "day", "id");
