-- CreateTable
CREATE TABLE "CoachDeed" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "answerId" TEXT NOT NULL,
    "at" INTEGER NOT NULL,
    "summary" TEXT NOT NULL,
    "before" JSONB NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undoneAt" TIMESTAMP(3),

    CONSTRAINT "CoachDeed_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "Reminder" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "about" TEXT NOT NULL,
    "href" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Reminder_pkey" PRIMARY KEY ("userId","id")
);

-- CreateIndex
CREATE INDEX "CoachDeed_userId_answerId_idx" ON "CoachDeed"("userId", "answerId");

-- CreateIndex
CREATE INDEX "Reminder_userId_day_idx" ON "Reminder"("userId", "day");

-- AddForeignKey
ALTER TABLE "CoachDeed" ADD CONSTRAINT "CoachDeed_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CoachDeed" ADD CONSTRAINT "CoachDeed_userId_answerId_fkey" FOREIGN KEY ("userId", "answerId") REFERENCES "ChatMessage"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Reminder" ADD CONSTRAINT "Reminder_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the schema language can't say.
ALTER TABLE "Reminder" ADD CONSTRAINT "Reminder_day_check" CHECK (is_day("day"));
ALTER TABLE "CoachDeed" ADD CONSTRAINT "CoachDeed_at_check" CHECK ("at" >= 0);
