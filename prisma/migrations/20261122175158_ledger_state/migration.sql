-- CreateTable
CREATE TABLE "LedgerState" (
    "userId" TEXT NOT NULL,
    "revision" TEXT NOT NULL,

    CONSTRAINT "LedgerState_pkey" PRIMARY KEY ("userId")
);

-- AddForeignKey
ALTER TABLE "LedgerState" ADD CONSTRAINT "LedgerState_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
