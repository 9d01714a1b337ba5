import { db } from "~/lib/db.server";

/** The tour was completed or skipped; doing it again changes nothing. */
export async function completeOnboarding(userId: string): Promise<{ hasSeenTour: true }> {
  await db.user.updateMany({ where: { id: userId, hasSeenTour: false }, data: { hasSeenTour: true } });
  return { hasSeenTour: true };
}
