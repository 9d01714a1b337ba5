-- AlterTable
ALTER TABLE "Account" ADD COLUMN     "baseCents" BIGINT,
ADD COLUMN     "baseDay" TEXT,
ADD COLUMN     "closedDay" TEXT,
ALTER COLUMN "itemId" DROP NOT NULL;

-- CreateTable
CREATE TABLE "Import" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'draft',
    "added" INTEGER NOT NULL DEFAULT 0,
    "known" INTEGER NOT NULL DEFAULT 0,
    "before" JSONB NOT NULL DEFAULT '{}',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "doneAt" TIMESTAMP(3),
    "undoneAt" TIMESTAMP(3),

    CONSTRAINT "Import_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "ImportFile" (
    "userId" TEXT NOT NULL,
    "importId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "sender" TEXT NOT NULL DEFAULT '',
    "content" BYTEA,
    "choices" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "ImportFile_pkey" PRIMARY KEY ("userId","importId","id")
);

-- CreateTable
CREATE TABLE "ImportedRow" (
    "userId" TEXT NOT NULL,
    "importId" TEXT NOT NULL,
    "transactionId" TEXT NOT NULL,

    CONSTRAINT "ImportedRow_pkey" PRIMARY KEY ("userId","importId","transactionId")
);

-- CreateTable
CREATE TABLE "ImportSender" (
    "userId" TEXT NOT NULL,
    "sender" TEXT NOT NULL,
    "choices" JSONB NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ImportSender_pkey" PRIMARY KEY ("userId","sender")
);

-- CreateTable
CREATE TABLE "ImportCategory" (
    "userId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "choice" TEXT NOT NULL,

    CONSTRAINT "ImportCategory_pkey" PRIMARY KEY ("userId","name")
);

-- CreateIndex
CREATE INDEX "Import_userId_createdAt_idx" ON "Import"("userId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "ImportFile_userId_hash_idx" ON "ImportFile"("userId", "hash");

-- CreateIndex
CREATE INDEX "ImportedRow_userId_transactionId_idx" ON "ImportedRow"("userId", "transactionId");

-- AddForeignKey
ALTER TABLE "Import" ADD CONSTRAINT "Import_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ImportFile" ADD CONSTRAINT "ImportFile_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ImportFile" ADD CONSTRAINT "ImportFile_userId_importId_fkey" FOREIGN KEY ("userId", "importId") REFERENCES "Import"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ImportedRow" ADD CONSTRAINT "ImportedRow_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ImportedRow" ADD CONSTRAINT "ImportedRow_userId_importId_fkey" FOREIGN KEY ("userId", "importId") REFERENCES "Import"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ImportedRow" ADD CONSTRAINT "ImportedRow_userId_transactionId_fkey" FOREIGN KEY ("userId", "transactionId") REFERENCES "Transaction"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ImportSender" ADD CONSTRAINT "ImportSender_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ImportCategory" ADD CONSTRAINT "ImportCategory_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the schema language can't say. An account without a bank has a balance to count from.
ALTER TABLE "Account" ADD CONSTRAINT "Account_by_hand_check" CHECK (is_amount(coalesce("baseCents", 0)) AND ("baseDay" IS NULL OR is_day("baseDay")) AND ("closedDay" IS NULL OR is_day("closedDay")) AND ("itemId" IS NOT NULL OR ("baseCents" IS NOT NULL AND "baseDay" IS NOT NULL)));
ALTER TABLE "Import" ADD CONSTRAINT "Import_state_check" CHECK (state IN ('draft', 'done', 'undone') AND added >= 0 AND known >= 0);
ALTER TABLE "ImportFile" ADD CONSTRAINT "ImportFile_size_check" CHECK (size >= 0);
