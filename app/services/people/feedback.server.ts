// Feedback: everyone can send it, administrators read all of it.
import type { FeedbackItem, FeedbackRequest, SignedFeedback } from "~/contracts/feedback";
import { FEEDBACK_FAILED } from "~/texts/feedback";
import { type FeedbackSummary, weekStart } from "~/domain/people/feedback";
import { db, newId, type Prisma } from "~/lib/db.server";
import { idempotent } from "~/lib/idempotency.server";
import { escapeLike } from "~/lib/like.server";
import { limit } from "~/lib/rate-limit.server";
import { withMessage } from "~/services/platform/describe-failures.server";
import { REFUSALS } from "~/texts/refusals";

type FeedbackQuery = { page: number; type: string; q: string };
type FeedbackPage = { items: SignedFeedback[]; found: number; page: number; pages: number };

export const PAGE_SIZE = 25;
const QUERY_LENGTH = 100;
const PER_HOUR = 60;

/** Stored for the session's user, whatever the request says about users. */
export async function sendFeedback(
  userId: string,
  at: Date,
  input: FeedbackRequest,
  key?: string,
): Promise<FeedbackItem> {
  // Administrators read all of it: nobody may bury what the others say.
  await limit(`feedback|${userId}`, PER_HOUR, 3600, REFUSALS.feedback.tooOften);
  const { type, title, message, rating } = input;
  return withMessage({ title: FEEDBACK_FAILED.title, message: FEEDBACK_FAILED.description }, () =>
    idempotent(userId, key, "feedback", input, async (tx) =>
      toItem(
        await tx.feedback.create({
          data: { userId, id: newId(), type, title, message, rating: rating ?? null, createdAt: at },
        }),
      ),
    ),
  );
}

/** All of it, newest first. */
export async function listFeedback(): Promise<FeedbackItem[]> {
  const rows = await db.feedback.findMany({ orderBy: [{ createdAt: "desc" }, { id: "desc" }] });
  return rows.map(toItem);
}

/** Filter and page of an address; anything odd falls back to the first page of everything. */
export function feedbackFilter(params: URLSearchParams): FeedbackQuery {
  const page = Number(params.get("page") ?? "1");
  return {
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
    type: params.get("type")?.slice(0, 20) ?? "",
    q: (params.get("q") ?? "").replaceAll("\u0000", "").trim().slice(0, QUERY_LENGTH),
  };
}

export async function pageOfFeedback({ page, type, q }: FeedbackQuery): Promise<FeedbackPage> {
  const where: Prisma.FeedbackWhereInput = {
    ...(type ? { type } : {}),
    ...(q ? { OR: [{ title: holds(q) }, { message: holds(q) }, { userId: { equals: q } }] } : {}),
  };
  const found = await db.feedback.count({ where });
  const pages = Math.max(1, Math.ceil(found / PAGE_SIZE));
  const shown = Math.min(page, pages);
  const rows = await db.feedback.findMany({
    where,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    skip: (shown - 1) * PAGE_SIZE,
    take: PAGE_SIZE,
    include: { user: { select: { firstName: true, lastName: true, username: true } } },
  });
  const items = rows.map(({ user, ...row }) => ({
    ...toItem(row),
    from: { name: `${user.firstName} ${user.lastName}`.trim(), username: user.username },
  }));
  return { items, found, page: shown, pages };
}

/** % and _ are text here, not wildcards. */
function holds(text: string): Prisma.StringFilter {
  return { contains: escapeLike(text), mode: "insensitive" };
}

/** Counted by the database: the cards cost the same with ten rows and with ten thousand. */
export async function feedbackSummary(at: Date): Promise<FeedbackSummary> {
  const [{ total, average, users, week } = { total: 0, average: null, users: 0, week: 0 }] = await db.$queryRaw<
    { total: number; average: number | null; users: number; week: number }[]
  >`SELECT count(*)::int AS total, avg("rating")::float8 AS average, count(DISTINCT "userId")::int AS users,
      (count(*) FILTER (WHERE "createdAt" >= ${weekStart(at)}))::int AS week FROM "Feedback"`;
  return { total, average, users, thisWeek: week };
}

function toItem(row: {
  id: string;
  userId: string;
  type: string;
  title: string;
  message: string;
  rating: number | null;
  createdAt: Date;
}): FeedbackItem {
  const { id, userId, type, title, message, rating, createdAt } = row;
  return { id, userId, type, title, message, rating, createdAt: createdAt.toISOString() };
}
