-- AlterTable
ALTER TABLE "MerchantRule" ADD COLUMN     "byModel" BOOLEAN NOT NULL DEFAULT false;
