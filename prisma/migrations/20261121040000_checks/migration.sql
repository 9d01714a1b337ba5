-- What the schema language can't say: closed sets, calendar days, amounts within reach, percentages.

CREATE FUNCTION is_day(text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$ SELECT $1 ~ '^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$' $$;
CREATE FUNCTION is_month(text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$ SELECT $1 ~ '^\d{4}-(0[1-9]|1[0-2])$' $$;
-- Twenty digits of cents would not fit a safe integer; nothing here may come near.
CREATE FUNCTION is_amount(bigint) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$ SELECT $1 BETWEEN -999999999999 AND 999999999999 $$;

ALTER TABLE "User" ADD CONSTRAINT "User_username_check" CHECK (username = lower(username) AND length(username) BETWEEN 3 AND 64);
ALTER TABLE "User" ADD CONSTRAINT "User_email_check" CHECK (email = lower(email) AND length(email) <= 254);
ALTER TABLE "User" ADD CONSTRAINT "User_loginCount_check" CHECK ("loginCount" >= 0);
ALTER TABLE "User" ADD CONSTRAINT "User_subscriptionStatus_check" CHECK ("subscriptionStatus" IN ('trial', 'trial_expired', 'trial_ended', 'cancelled', 'active', 'past_due'));

ALTER TABLE "TrialReminder" ADD CONSTRAINT "TrialReminder_days_check" CHECK (days IN (7, 3, 1));

ALTER TABLE "BankItem" ADD CONSTRAINT "BankItem_state_check" CHECK (state IN ('ok', 'syncing', 'login_required', 'pending_disconnect', 'error', 'revoked', 'removing'));
ALTER TABLE "Account" ADD CONSTRAINT "Account_amounts_check" CHECK (is_amount("balanceCents") AND is_amount(coalesce("availableCents", 0)) AND is_amount(coalesce("limitCents", 0)));
ALTER TABLE "Account" ADD CONSTRAINT "Account_accountNumber_check" CHECK (length("accountNumber") <= 4);
ALTER TABLE "BalanceHistory" ADD CONSTRAINT "BalanceHistory_check" CHECK (is_day(day) AND is_amount("balanceCents"));

ALTER TABLE "Transaction" ADD CONSTRAINT "Transaction_day_check" CHECK (is_day(day));
ALTER TABLE "Transaction" ADD CONSTRAINT "Transaction_amount_check" CHECK (is_amount("amountCents"));
ALTER TABLE "Transaction" ADD CONSTRAINT "Transaction_kind_check" CHECK (kind IN ('income', 'spending', 'refund', 'transfer', 'card_payment', 'loan_payment') AND ("userKind" IS NULL OR "userKind" IN ('income', 'spending', 'refund', 'transfer', 'card_payment', 'loan_payment')));
ALTER TABLE "TransactionSplit" ADD CONSTRAINT "TransactionSplit_amount_check" CHECK (is_amount("amountCents"));
ALTER TABLE "TransferSuggestion" ADD CONSTRAINT "TransferSuggestion_status_check" CHECK (status IN ('suggested', 'accepted', 'rejected'));
ALTER TABLE "DaySum" ADD CONSTRAINT "DaySum_check" CHECK (is_day(day) AND count >= 0);
ALTER TABLE "MonthSum" ADD CONSTRAINT "MonthSum_check" CHECK (is_month(month) AND count >= 0);

ALTER TABLE "Budget" ADD CONSTRAINT "Budget_check" CHECK (is_month(month) AND "plannedCents" >= 0 AND is_amount("plannedCents") AND is_amount(coalesce("spentCents", 0)));
ALTER TABLE "BudgetMonth" ADD CONSTRAINT "BudgetMonth_check" CHECK (is_month(month));

ALTER TABLE "Goal" ADD CONSTRAINT "Goal_type_check" CHECK (type IN ('savings', 'debt'));
ALTER TABLE "Goal" ADD CONSTRAINT "Goal_color_check" CHECK (color IN ('blue', 'green', 'purple', 'red', 'orange'));
ALTER TABLE "Goal" ADD CONSTRAINT "Goal_amounts_check" CHECK ("targetCents" > 0 AND is_amount("targetCents") AND coalesce("minimumCents", 0) >= 0);
ALTER TABLE "Goal" ADD CONSTRAINT "Goal_rate_check" CHECK ("interestRate" IS NULL OR "interestRate" BETWEEN 0 AND 100);
ALTER TABLE "Goal" ADD CONSTRAINT "Goal_deadline_check" CHECK (deadline IS NULL OR is_day(deadline));
ALTER TABLE "GoalEntry" ADD CONSTRAINT "GoalEntry_check" CHECK (is_day(day) AND is_amount("amountCents") AND kind IN ('opening', 'contribution', 'payment', 'correction'));

ALTER TABLE "ChatMessage" ADD CONSTRAINT "ChatMessage_check" CHECK (channel IN ('goals', 'coach') AND type IN ('ai', 'user'));
ALTER TABLE "CoachUsage" ADD CONSTRAINT "CoachUsage_check" CHECK (is_day(day) AND calls >= 0 AND tokens >= 0);

ALTER TABLE "Feedback" ADD CONSTRAINT "Feedback_type_check" CHECK (type IN ('bug', 'feature', 'general', 'complaint'));
ALTER TABLE "Feedback" ADD CONSTRAINT "Feedback_rating_check" CHECK (rating IS NULL OR rating BETWEEN 1 AND 5);

ALTER TABLE "Insight" ADD CONSTRAINT "Insight_check" CHECK (type IN ('warning', 'opportunity', 'achievement', 'alert') AND priority IN ('high', 'medium', 'low') AND severity IN ('warning', 'success', 'info'));

-- The audit log is append-only for everybody, the app included.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the audit log is append-only'; END $$;
CREATE TRIGGER "AuditLog_append_only" BEFORE UPDATE OR DELETE ON "AuditLog" FOR EACH ROW EXECUTE FUNCTION refuse_change();
