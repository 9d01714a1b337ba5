ALTER TABLE "User" ADD COLUMN "zoneChosen" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "NoticeChoice" (
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "wanted" BOOLEAN NOT NULL,
    "chosenAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "NoticeChoice_pkey" PRIMARY KEY ("userId","kind","channel")
);
ALTER TABLE "NoticeChoice" ADD CONSTRAINT "NoticeChoice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "NoticeChoice" ADD CONSTRAINT "NoticeChoice_channel" CHECK (channel IN ('bell', 'mail', 'push'));

-- Whoever wanted no more reminders before a trial ends still wants none.
INSERT INTO "NoticeChoice" ("userId", "kind", "channel", "wanted", "chosenAt")
SELECT id, 'trial', 'mail', false, "remindersOffAt" FROM "User" WHERE "remindersOffAt" IS NOT NULL;
ALTER TABLE "User" DROP COLUMN "remindersOffAt";
