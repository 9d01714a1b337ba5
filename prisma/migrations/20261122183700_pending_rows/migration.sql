-- Few rows are pending at any time, and each answer about money says what they are: found without reading all the others.
CREATE INDEX "Transaction_pending_idx" ON "Transaction"("userId", "day") WHERE "pending";
