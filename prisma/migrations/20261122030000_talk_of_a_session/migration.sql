-- On the account that strangers share, a talk belongs to the session that has it.
ALTER TABLE "ChatMessage" DROP CONSTRAINT "ChatMessage_check";
ALTER TABLE "ChatMessage" ADD CONSTRAINT "ChatMessage_check"
  CHECK (channel ~ '^(goals|coach)(:[0-9a-f]{32})?$' AND type IN ('ai', 'user'));
-- What visitors of the shared account said to it until now is nobody's any more.
DELETE FROM "ChatMessage" WHERE "userId" IN (SELECT "id" FROM "User" WHERE "isDemo");
