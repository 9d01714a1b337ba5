-- CreateTable
CREATE TABLE "CoachPlan" (
    "userId" TEXT NOT NULL,
    "steps" JSONB NOT NULL,
    "figures" JSONB NOT NULL,
    "note" TEXT,
    "madeDay" TEXT NOT NULL,
    "reviewDay" TEXT NOT NULL,
    "reminderId" TEXT,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "CoachPlan_pkey" PRIMARY KEY ("userId")
);

-- AddForeignKey
ALTER TABLE "CoachPlan" ADD CONSTRAINT "CoachPlan_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the schema language can't say.
ALTER TABLE "CoachPlan" ADD CONSTRAINT "CoachPlan_days_check" CHECK (is_day("madeDay") AND is_day("reviewDay"));
