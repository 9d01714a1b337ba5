-- AlterTable
ALTER TABLE "ChatMessage" ADD COLUMN     "conversationId" TEXT;

-- CreateTable
CREATE TABLE "Conversation" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Conversation_pkey" PRIMARY KEY ("userId","id")
);

-- CreateIndex
CREATE INDEX "Conversation_userId_channel_lastAt_idx" ON "Conversation"("userId", "channel", "lastAt" DESC);

-- CreateIndex
CREATE INDEX "ChatMessage_userId_conversationId_createdAt_idx" ON "ChatMessage"("userId", "conversationId", "createdAt");

-- AddForeignKey
ALTER TABLE "Conversation" ADD CONSTRAINT "Conversation_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChatMessage" ADD CONSTRAINT "ChatMessage_userId_conversationId_fkey" FOREIGN KEY ("userId", "conversationId") REFERENCES "Conversation"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What was asked before there were conversations is one of its own for each talk, named by its first question.
INSERT INTO "Conversation" ("userId", "id", "channel", "title", "createdAt", "lastAt")
SELECT "userId", 'before-' || md5("channel"), "channel",
  (array_agg(left(regexp_replace("content", '\s+', ' ', 'g'), 80) ORDER BY "createdAt", "id") FILTER (WHERE "type" = 'user'))[1],
  min("createdAt"), max("createdAt")
FROM "ChatMessage" WHERE "channel" = 'coach' OR "channel" LIKE 'coach:%'
GROUP BY "userId", "channel" HAVING count(*) FILTER (WHERE "type" = 'user') > 0;
UPDATE "ChatMessage" m SET "conversationId" = c."id"
FROM "Conversation" c WHERE c."userId" = m."userId" AND c."channel" = m."channel";
