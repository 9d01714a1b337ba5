-- What people choose where their words and their accounts differ.
CREATE TABLE "OwnChoice" (
    "userId" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "choice" TEXT NOT NULL,
    "about" TEXT NOT NULL,
    "chosenAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "OwnChoice_pkey" PRIMARY KEY ("userId","topic")
);

-- AddForeignKey
ALTER TABLE "OwnChoice" ADD CONSTRAINT "OwnChoice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
