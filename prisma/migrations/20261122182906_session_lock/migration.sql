-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "lockMinutes" INTEGER;
ALTER TABLE "Session" ADD CONSTRAINT "Session_lockMinutes" CHECK ("lockMinutes" > 0);
