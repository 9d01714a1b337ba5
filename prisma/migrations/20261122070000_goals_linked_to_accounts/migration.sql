-- AlterTable
ALTER TABLE "Goal" ADD COLUMN     "accountAsked" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "accountId" TEXT;
