-- CreateTable
CREATE TABLE "RepeatedEntry" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "toAccountId" TEXT,
    "name" TEXT NOT NULL,
    "amountCents" BIGINT NOT NULL,
    "choice" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "every" TEXT NOT NULL,
    "startDay" TEXT NOT NULL,
    "endDay" TEXT,
    "addedDay" TEXT,
    "pausedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RepeatedEntry_pkey" PRIMARY KEY ("userId","id")
);

-- CreateIndex
CREATE INDEX "RepeatedEntry_userId_accountId_idx" ON "RepeatedEntry"("userId", "accountId");

-- CreateIndex
CREATE INDEX "RepeatedEntry_userId_toAccountId_idx" ON "RepeatedEntry"("userId", "toAccountId");

-- AddForeignKey
ALTER TABLE "RepeatedEntry" ADD CONSTRAINT "RepeatedEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RepeatedEntry" ADD CONSTRAINT "RepeatedEntry_userId_accountId_fkey" FOREIGN KEY ("userId", "accountId") REFERENCES "Account"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RepeatedEntry" ADD CONSTRAINT "RepeatedEntry_userId_toAccountId_fkey" FOREIGN KEY ("userId", "toAccountId") REFERENCES "Account"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the schema language can't say.
ALTER TABLE "RepeatedEntry" ADD CONSTRAINT "RepeatedEntry_check" CHECK ("every" IN ('week', 'two-weeks', 'month', 'year') AND is_amount("amountCents") AND is_day("startDay") AND ("endDay" IS NULL OR is_day("endDay")) AND ("addedDay" IS NULL OR is_day("addedDay")) AND "toAccountId" IS DISTINCT FROM "accountId");
