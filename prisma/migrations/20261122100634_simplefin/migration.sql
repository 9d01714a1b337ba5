-- AlterTable
ALTER TABLE "BankItem" ADD COLUMN     "provider" TEXT NOT NULL DEFAULT 'plaid',
ADD COLUMN     "told" TEXT[] DEFAULT ARRAY[]::TEXT[];
