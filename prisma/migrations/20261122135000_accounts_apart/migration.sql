-- AlterTable
ALTER TABLE "Account" ADD COLUMN     "apartFrom" TEXT[] DEFAULT ARRAY[]::TEXT[];
