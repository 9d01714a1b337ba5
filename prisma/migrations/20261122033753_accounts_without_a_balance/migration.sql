-- AlterTable
ALTER TABLE "Account" ALTER COLUMN "balanceCents" DROP NOT NULL;

-- AlterTable
ALTER TABLE "BankItem" ADD COLUMN     "setAside" JSONB NOT NULL DEFAULT '[]';
