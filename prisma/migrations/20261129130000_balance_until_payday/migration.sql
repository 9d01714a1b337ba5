-- What the dashboard draws beside what is safe to spend. Looks from before have none, until the next one.
ALTER TABLE "InsightRun" ADD COLUMN "untilPay" BIGINT[] DEFAULT ARRAY[]::BIGINT[];
