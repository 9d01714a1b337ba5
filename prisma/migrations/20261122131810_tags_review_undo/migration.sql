-- What people say of their transactions: tags, and that they have looked. What is older than a week counts as looked at.
ALTER TABLE "Transaction" ADD COLUMN "reviewedAt" TIMESTAMP(3),
ADD COLUMN "tags" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];
UPDATE "Transaction" SET "reviewedAt" = "createdAt" WHERE day < to_char(now() - interval '7 days', 'YYYY-MM-DD');
ALTER TABLE "Transaction" ADD CONSTRAINT "Transaction_tags_few" CHECK (cardinality("tags") <= 20);

-- Few rows have a tag, and few wait to be reviewed.
CREATE INDEX "Transaction_tagged_idx" ON "Transaction"("userId") WHERE "tags" <> '{}';
CREATE INDEX "Transaction_to_review_idx" ON "Transaction"("userId", "day", "id") WHERE "reviewedAt" IS NULL AND "deletedAt" IS NULL;

-- What a change replaced, kept for a day so that it can be taken back.
CREATE TABLE "UndoStep" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "change" JSONB NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undoneAt" TIMESTAMP(3),

    CONSTRAINT "UndoStep_pkey" PRIMARY KEY ("userId","id")
);

-- CreateIndex
CREATE INDEX "UndoStep_userId_createdAt_idx" ON "UndoStep"("userId", "createdAt");

-- AddForeignKey
ALTER TABLE "UndoStep" ADD CONSTRAINT "UndoStep_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Rules for merchants become rules: by a part of a name, by amount and account; for a name, tags and a split as well.
ALTER TABLE "Transaction" ADD COLUMN "bankName" TEXT;
DROP INDEX "MerchantRule_userId_merchant_key";
ALTER TABLE "MerchantRule" ADD COLUMN "place" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "match" TEXT NOT NULL DEFAULT 'is',
ADD COLUMN "minCents" BIGINT,
ADD COLUMN "maxCents" BIGINT,
ADD COLUMN "accountId" TEXT,
ADD COLUMN "since" TEXT CHECK (is_day("since")),
ADD COLUMN "name" TEXT,
ADD COLUMN "tags" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
ADD COLUMN "shares" JSONB NOT NULL DEFAULT '[]',
ALTER COLUMN "category" DROP NOT NULL,
ADD CONSTRAINT "MerchantRule_match_known" CHECK ("match" IN ('is', 'contains', 'any'));
CREATE INDEX "MerchantRule_userId_place_idx" ON "MerchantRule"("userId", "place");
