-- AlterTable
ALTER TABLE "Transaction" ADD COLUMN     "removedAt" TIMESTAMP(3);
