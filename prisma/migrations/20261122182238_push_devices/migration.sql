-- CreateTable
CREATE TABLE "PushDevice" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "sessionId" TEXT NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PushDevice_pkey" PRIMARY KEY ("userId","id")
);

-- CreateIndex
CREATE INDEX "PushDevice_id_idx" ON "PushDevice"("id");

-- CreateIndex
CREATE INDEX "PushDevice_userId_sessionId_idx" ON "PushDevice"("userId", "sessionId");

-- AddForeignKey
ALTER TABLE "PushDevice" ADD CONSTRAINT "PushDevice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PushDevice" ADD CONSTRAINT "PushDevice_userId_sessionId_fkey" FOREIGN KEY ("userId", "sessionId") REFERENCES "Session"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
