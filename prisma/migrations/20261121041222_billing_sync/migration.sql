-- AlterTable
ALTER TABLE "Billing" ADD COLUMN     "checkoutSessionId" TEXT,
ADD COLUMN     "syncApplied" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "syncTicket" INTEGER NOT NULL DEFAULT 0;
