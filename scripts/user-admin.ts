// npm run user:admin <email>: grants administration. There is no other way to become an administrator.
import { auditIn } from "~/lib/audit.server";
import { closeDb, db, transaction } from "~/lib/db.server";

const email = process.argv[2]?.trim().toLowerCase();
const user = email ? await db.user.findUnique({ where: { email }, select: { id: true, username: true } }) : null;
if (user) {
  await transaction(async (tx) => {
    await tx.user.update({ where: { id: user.id }, data: { isAdmin: true } });
    await auditIn(tx, "admin_granted", user.id);
  });
  console.log(`${user.username} is an administrator now.`);
} else {
  console.error(email ? `No account uses ${email}.` : "Name the account's e-mail: npm run user:admin ada@example.com");
  process.exitCode = 1;
}
await closeDb();
