-- CreateTable
CREATE TABLE "KeyCheck" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "sealed" TEXT NOT NULL,

    CONSTRAINT "KeyCheck_pkey" PRIMARY KEY ("id")
);
