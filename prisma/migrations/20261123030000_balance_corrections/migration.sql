-- A corrected balance is a kind of its own.
ALTER TABLE "Transaction" DROP CONSTRAINT "Transaction_kind_check";
ALTER TABLE "Transaction" ADD CONSTRAINT "Transaction_kind_check" CHECK (kind IN ('income', 'spending', 'refund', 'transfer', 'card_payment', 'loan_payment', 'correction') AND ("userKind" IS NULL OR "userKind" IN ('income', 'spending', 'refund', 'transfer', 'card_payment', 'loan_payment', 'correction')));
