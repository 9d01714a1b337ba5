-- CreateTable
CREATE TABLE "ToldNotice" (
    "userId" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "toldAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ToldNotice_pkey" PRIMARY KEY ("userId","channel","key")
);

-- CreateIndex
CREATE INDEX "ToldNotice_toldAt_idx" ON "ToldNotice"("toldAt");

-- AddForeignKey
ALTER TABLE "ToldNotice" ADD CONSTRAINT "ToldNotice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ToldNotice" ADD CONSTRAINT "ToldNotice_channel" CHECK (channel IN ('mail', 'push'));
