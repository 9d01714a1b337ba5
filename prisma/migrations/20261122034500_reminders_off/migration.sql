-- Whoever wants no reminders before a trial ends says so by a link in one of them.
ALTER TABLE "User" ADD COLUMN "remindersOffAt" TIMESTAMP(3);
