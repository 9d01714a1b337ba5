-- CreateTable
CREATE TABLE "User" (
    "id" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "isAdmin" BOOLEAN NOT NULL DEFAULT false,
    "isDemo" BOOLEAN NOT NULL DEFAULT false,
    "timeZone" TEXT NOT NULL DEFAULT 'UTC',
    "loginCount" INTEGER NOT NULL DEFAULT 0,
    "hasSeenTour" BOOLEAN NOT NULL DEFAULT false,
    "hasSeenPaywall" BOOLEAN NOT NULL DEFAULT false,
    "hasStartedTrial" BOOLEAN NOT NULL DEFAULT false,
    "isPremium" BOOLEAN NOT NULL DEFAULT false,
    "subscriptionStatus" TEXT,
    "trialEndsAt" TIMESTAMP(3),
    "notificationsReadAt" TIMESTAMP(3),
    "coachConsentAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "userAgent" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "provedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "PasswordReset" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "usedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PasswordReset_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "RateBucket" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "resetsAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "RateBucket_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "AuditLog" (
    "id" BIGSERIAL NOT NULL,
    "userId" TEXT,
    "event" TEXT NOT NULL,
    "detail" JSONB NOT NULL DEFAULT '{}',
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "prevHash" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "AuditLog_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Billing" (
    "userId" TEXT NOT NULL,
    "customerId" TEXT,
    "subscriptionId" TEXT,
    "plan" TEXT,
    "providerStatus" TEXT,
    "paid" BOOLEAN NOT NULL DEFAULT false,
    "trialUsedAt" TIMESTAMP(3),
    "trialEnd" TIMESTAMP(3),
    "currentPeriodEnd" TIMESTAMP(3),
    "cancelAt" TIMESTAMP(3),
    "cancelledByUser" BOOLEAN NOT NULL DEFAULT false,
    "syncedAt" TIMESTAMP(3),

    CONSTRAINT "Billing_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "TrialReminder" (
    "userId" TEXT NOT NULL,
    "days" INTEGER NOT NULL,
    "endsAt" TIMESTAMP(3) NOT NULL,
    "sentAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TrialReminder_pkey" PRIMARY KEY ("userId","days","endsAt")
);

-- CreateTable
CREATE TABLE "WebhookEvent" (
    "vendor" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL DEFAULT '',
    "receivedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "WebhookEvent_pkey" PRIMARY KEY ("vendor","id")
);

-- CreateTable
CREATE TABLE "BankItem" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "providerItemId" TEXT NOT NULL,
    "institutionId" TEXT NOT NULL,
    "institutionName" TEXT NOT NULL,
    "accessToken" TEXT NOT NULL,
    "cursor" TEXT,
    "state" TEXT NOT NULL DEFAULT 'ok',
    "errorCode" TEXT,
    "newAccounts" BOOLEAN NOT NULL DEFAULT false,
    "syncRequestedAt" TIMESTAMP(3),
    "lastSyncedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "BankItem_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "LinkToken" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "itemId" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "usedAt" TIMESTAMP(3),

    CONSTRAINT "LinkToken_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "Account" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "itemId" TEXT NOT NULL,
    "providerAccountId" TEXT NOT NULL,
    "accountName" TEXT NOT NULL,
    "institutionName" TEXT NOT NULL,
    "accountNumber" TEXT NOT NULL,
    "accountType" TEXT NOT NULL,
    "subtype" TEXT,
    "balanceCents" BIGINT NOT NULL,
    "availableCents" BIGINT,
    "limitCents" BIGINT,
    "updatedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Account_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "BalanceHistory" (
    "userId" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "balanceCents" BIGINT NOT NULL,

    CONSTRAINT "BalanceHistory_pkey" PRIMARY KEY ("userId","accountId","day")
);

-- CreateTable
CREATE TABLE "Transaction" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "providerTransactionId" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "amountCents" BIGINT NOT NULL,
    "merchantName" TEXT NOT NULL,
    "rawName" TEXT NOT NULL DEFAULT '',
    "providerCategory" TEXT,
    "providerConfidence" TEXT,
    "category" TEXT,
    "kind" TEXT NOT NULL,
    "userCategory" TEXT,
    "userKind" TEXT,
    "note" TEXT,
    "pending" BOOLEAN NOT NULL DEFAULT false,
    "deletedAt" TIMESTAMP(3),
    "matchedId" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Transaction_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "TransactionSplit" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "transactionId" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "amountCents" BIGINT NOT NULL,
    "note" TEXT,

    CONSTRAINT "TransactionSplit_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "TransferSuggestion" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "outId" TEXT NOT NULL,
    "inId" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'suggested',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TransferSuggestion_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "MerchantRule" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "merchant" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MerchantRule_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "DaySum" (
    "userId" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "amountCents" BIGINT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "DaySum_pkey" PRIMARY KEY ("userId","day","category","kind")
);

-- CreateTable
CREATE TABLE "MonthSum" (
    "userId" TEXT NOT NULL,
    "month" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "amountCents" BIGINT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "MonthSum_pkey" PRIMARY KEY ("userId","month","category","kind")
);

-- CreateTable
CREATE TABLE "Budget" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "month" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "plannedCents" BIGINT NOT NULL,
    "rollover" BOOLEAN NOT NULL DEFAULT false,
    "spentCents" BIGINT,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Budget_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "BudgetMonth" (
    "userId" TEXT NOT NULL,
    "month" TEXT NOT NULL,
    "analysedAt" TIMESTAMP(3),

    CONSTRAINT "BudgetMonth_pkey" PRIMARY KEY ("userId","month")
);

-- CreateTable
CREATE TABLE "Goal" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "targetCents" BIGINT NOT NULL,
    "deadline" TEXT,
    "interestRate" DECIMAL(7,4),
    "minimumCents" BIGINT,
    "color" TEXT NOT NULL DEFAULT 'blue',
    "version" INTEGER NOT NULL DEFAULT 1,
    "deletedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Goal_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "GoalEntry" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "goalId" TEXT NOT NULL,
    "amountCents" BIGINT NOT NULL,
    "kind" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "GoalEntry_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "IdempotencyKey" (
    "userId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    "answer" JSONB NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "IdempotencyKey_pkey" PRIMARY KEY ("userId","key")
);

-- CreateTable
CREATE TABLE "ChatMessage" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "data" JSONB NOT NULL DEFAULT '{}',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ChatMessage_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "CoachCache" (
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "inputHash" TEXT NOT NULL,
    "answer" JSONB NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CoachCache_pkey" PRIMARY KEY ("userId","kind")
);

-- CreateTable
CREATE TABLE "CoachUsage" (
    "userId" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "calls" INTEGER NOT NULL DEFAULT 0,
    "tokens" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "CoachUsage_pkey" PRIMARY KEY ("userId","day")
);

-- CreateTable
CREATE TABLE "Interview" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "responses" JSONB NOT NULL,
    "completedAt" TIMESTAMP(3) NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Interview_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "InterviewDraft" (
    "userId" TEXT NOT NULL,
    "responses" JSONB NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "InterviewDraft_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "CreditAssessment" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "currentScore" TEXT NOT NULL,
    "goalScore" TEXT NOT NULL,
    "paymentHistory" TEXT NOT NULL,
    "creditUtilization" TEXT NOT NULL,
    "creditHistoryLength" TEXT NOT NULL,
    "creditMix" TEXT NOT NULL,
    "newCreditInquiries" TEXT NOT NULL,
    "totalCreditLimit" TEXT NOT NULL,
    "totalCreditBalance" TEXT NOT NULL,
    "monthlyIncome" TEXT NOT NULL,
    "hasCollections" BOOLEAN NOT NULL DEFAULT false,
    "hasBankruptcy" BOOLEAN NOT NULL DEFAULT false,
    "hasForeclosure" BOOLEAN NOT NULL DEFAULT false,
    "improvementPlan" JSONB NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CreditAssessment_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "Feedback" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "rating" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Feedback_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "Insight" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "dedupeKey" TEXT NOT NULL,
    "rule" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "priority" TEXT NOT NULL,
    "severity" TEXT NOT NULL,
    "icon" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "href" TEXT NOT NULL,
    "isRead" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "Insight_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "ProviderCall" (
    "id" TEXT NOT NULL,
    "vendor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "payload" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "doneAt" TIMESTAMP(3),
    "lastError" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ProviderCall_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SandboxRecord" (
    "vendor" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "SandboxRecord_pkey" PRIMARY KEY ("vendor","kind","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_username_key" ON "User"("username");

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE INDEX "PasswordReset_expiresAt_idx" ON "PasswordReset"("expiresAt");

-- CreateIndex
CREATE INDEX "RateBucket_resetsAt_idx" ON "RateBucket"("resetsAt");

-- CreateIndex
CREATE UNIQUE INDEX "AuditLog_hash_key" ON "AuditLog"("hash");

-- CreateIndex
CREATE INDEX "AuditLog_userId_at_idx" ON "AuditLog"("userId", "at");

-- CreateIndex
CREATE UNIQUE INDEX "Billing_customerId_key" ON "Billing"("customerId");

-- CreateIndex
CREATE UNIQUE INDEX "Billing_subscriptionId_key" ON "Billing"("subscriptionId");

-- CreateIndex
CREATE UNIQUE INDEX "BankItem_providerItemId_key" ON "BankItem"("providerItemId");

-- CreateIndex
CREATE UNIQUE INDEX "Account_userId_providerAccountId_key" ON "Account"("userId", "providerAccountId");

-- CreateIndex
CREATE INDEX "BalanceHistory_userId_day_idx" ON "BalanceHistory"("userId", "day");

-- CreateIndex
CREATE INDEX "Transaction_userId_day_id_idx" ON "Transaction"("userId", "day" DESC, "id");

-- CreateIndex
CREATE INDEX "Transaction_userId_accountId_day_idx" ON "Transaction"("userId", "accountId", "day" DESC);

-- CreateIndex
CREATE INDEX "Transaction_userId_category_day_idx" ON "Transaction"("userId", "category", "day" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Transaction_userId_providerTransactionId_key" ON "Transaction"("userId", "providerTransactionId");

-- CreateIndex
CREATE INDEX "TransactionSplit_userId_transactionId_idx" ON "TransactionSplit"("userId", "transactionId");

-- CreateIndex
CREATE UNIQUE INDEX "TransferSuggestion_userId_outId_inId_key" ON "TransferSuggestion"("userId", "outId", "inId");

-- CreateIndex
CREATE UNIQUE INDEX "MerchantRule_userId_merchant_key" ON "MerchantRule"("userId", "merchant");

-- CreateIndex
CREATE UNIQUE INDEX "Budget_userId_month_category_key" ON "Budget"("userId", "month", "category");

-- CreateIndex
CREATE INDEX "GoalEntry_userId_goalId_idx" ON "GoalEntry"("userId", "goalId");

-- CreateIndex
CREATE INDEX "GoalEntry_userId_day_idx" ON "GoalEntry"("userId", "day");

-- CreateIndex
CREATE INDEX "IdempotencyKey_createdAt_idx" ON "IdempotencyKey"("createdAt");

-- CreateIndex
CREATE INDEX "ChatMessage_userId_channel_createdAt_idx" ON "ChatMessage"("userId", "channel", "createdAt");

-- CreateIndex
CREATE INDEX "Interview_userId_completedAt_idx" ON "Interview"("userId", "completedAt" DESC);

-- CreateIndex
CREATE INDEX "CreditAssessment_userId_createdAt_idx" ON "CreditAssessment"("userId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Feedback_createdAt_id_idx" ON "Feedback"("createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "Feedback_type_createdAt_idx" ON "Feedback"("type", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Insight_userId_createdAt_idx" ON "Insight"("userId", "createdAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Insight_userId_dedupeKey_key" ON "Insight"("userId", "dedupeKey");

-- CreateIndex
CREATE INDEX "ProviderCall_doneAt_nextAt_idx" ON "ProviderCall"("doneAt", "nextAt");

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PasswordReset" ADD CONSTRAINT "PasswordReset_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Billing" ADD CONSTRAINT "Billing_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TrialReminder" ADD CONSTRAINT "TrialReminder_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BankItem" ADD CONSTRAINT "BankItem_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LinkToken" ADD CONSTRAINT "LinkToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Account" ADD CONSTRAINT "Account_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Account" ADD CONSTRAINT "Account_userId_itemId_fkey" FOREIGN KEY ("userId", "itemId") REFERENCES "BankItem"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BalanceHistory" ADD CONSTRAINT "BalanceHistory_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BalanceHistory" ADD CONSTRAINT "BalanceHistory_userId_accountId_fkey" FOREIGN KEY ("userId", "accountId") REFERENCES "Account"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Transaction" ADD CONSTRAINT "Transaction_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Transaction" ADD CONSTRAINT "Transaction_userId_accountId_fkey" FOREIGN KEY ("userId", "accountId") REFERENCES "Account"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TransactionSplit" ADD CONSTRAINT "TransactionSplit_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TransactionSplit" ADD CONSTRAINT "TransactionSplit_userId_transactionId_fkey" FOREIGN KEY ("userId", "transactionId") REFERENCES "Transaction"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TransferSuggestion" ADD CONSTRAINT "TransferSuggestion_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MerchantRule" ADD CONSTRAINT "MerchantRule_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DaySum" ADD CONSTRAINT "DaySum_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MonthSum" ADD CONSTRAINT "MonthSum_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Budget" ADD CONSTRAINT "Budget_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BudgetMonth" ADD CONSTRAINT "BudgetMonth_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Goal" ADD CONSTRAINT "Goal_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GoalEntry" ADD CONSTRAINT "GoalEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GoalEntry" ADD CONSTRAINT "GoalEntry_userId_goalId_fkey" FOREIGN KEY ("userId", "goalId") REFERENCES "Goal"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IdempotencyKey" ADD CONSTRAINT "IdempotencyKey_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChatMessage" ADD CONSTRAINT "ChatMessage_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CoachCache" ADD CONSTRAINT "CoachCache_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CoachUsage" ADD CONSTRAINT "CoachUsage_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Interview" ADD CONSTRAINT "Interview_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InterviewDraft" ADD CONSTRAINT "InterviewDraft_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CreditAssessment" ADD CONSTRAINT "CreditAssessment_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Feedback" ADD CONSTRAINT "Feedback_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Insight" ADD CONSTRAINT "Insight_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
