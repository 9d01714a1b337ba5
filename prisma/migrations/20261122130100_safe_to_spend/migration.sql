-- AlterTable
ALTER TABLE "InsightRun" ADD COLUMN "safeCents" BIGINT,
ADD COLUMN "safeUntil" TEXT,
ADD COLUMN "payday" TEXT;
