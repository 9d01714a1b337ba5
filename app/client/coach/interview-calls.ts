// With scripts the last answer goes to the documented call with the nine before it; the others are kept like without.
import { INTERVIEW_COMPLETE, INTERVIEW_FAILED, RESPONSE_REQUIRED } from "~/texts/coach";
import {
  INTERVIEW_LENGTH,
  type InterviewResponses,
  isInterviewResponses,
  questionAt,
  readAnswer,
} from "~/domain/coach/interview";
import { apiRequest } from "~/client/api/api";
import { showToast } from "~/client/ui/toasts";
import { saveInterview } from "~/mutations/coach";

type Completed = { completed: InterviewResponses };

export async function actOnInterview<Answer>(
  request: Request,
  serverAction: () => Promise<Answer>,
): Promise<Answer | Completed | null> {
  const form = await request.clone().formData();
  const position = Number(form.get("q"));
  const question = questionAt(position);
  if (form.get("move") !== "next" || !question) return serverAction();
  const given = question.kind === "multi" ? form.getAll("answer") : (form.get("answer") ?? undefined);
  const answer = readAnswer(question, given);
  if (answer === null) {
    showToast(RESPONSE_REQUIRED);
    return null;
  }
  if (position < INTERVIEW_LENGTH) return serverAction();
  const responses = { ...earlier(form.get("draft")), ...(answer === "" ? {} : { "additional-info": answer }) };
  try {
    await apiRequest(
      saveInterview.method,
      saveInterview.path,
      { responses, completedAt: new Date().toISOString() },
      { idempotencyKey: String(form.get("formKey") ?? "") || undefined },
    );
  } catch {
    showToast(INTERVIEW_FAILED);
    return null;
  }
  showToast(INTERVIEW_COMPLETE);
  return { completed: responses };
}

function earlier(draft: FormDataEntryValue | null): InterviewResponses {
  try {
    const found: unknown = JSON.parse(typeof draft === "string" ? draft : "{}");
    return isInterviewResponses(found) ? found : {};
  } catch {
    return {};
  }
}
