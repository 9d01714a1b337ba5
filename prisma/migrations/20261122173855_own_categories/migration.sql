-- AlterTable
ALTER TABLE "MerchantRule" ADD COLUMN     "ownCategory" TEXT;

-- AlterTable
ALTER TABLE "Transaction" ADD COLUMN     "ownCategory" TEXT;

-- AlterTable
ALTER TABLE "TransactionSplit" ADD COLUMN     "ownCategory" TEXT;

-- CreateTable
CREATE TABLE "OwnCategory" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "parent" TEXT NOT NULL,
    "glyph" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OwnCategory_pkey" PRIMARY KEY ("userId","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "OwnCategory_userId_name_key" ON "OwnCategory"("userId", "name");

-- AddForeignKey
ALTER TABLE "OwnCategory" ADD CONSTRAINT "OwnCategory_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma can't say
ALTER TABLE "OwnCategory" ADD CONSTRAINT "OwnCategory_name_check" CHECK (char_length("name") BETWEEN 1 AND 30);
