// Messages to Money Mind: what runs.
import { AiCreatedAnswer, AiDeletedAnswer, AiProgressedAnswer } from "~/contracts/answers/goals";
import { MessageInput } from "~/contracts/goals";
import { routeMessage } from "~/domain/goals/assistant/classify-message";
import { MESSAGE_LIMIT } from "~/domain/goals/assistant/text";
import * as assistant from "~/services/goals/assistant.server";
import { signedIn } from "./guard.server";
import * as mutations from "./goal-chat";
import { oneOf, serve } from "./serve.server";

export const createByMessage = serve(mutations.createByMessage, {
  guard: signedIn(),
  input: MessageInput,
  output: AiCreatedAnswer,
  run: (user, { message }, { key }) => assistant.aiCreate(user, message, key),
});

export const deleteByMessage = serve(mutations.deleteByMessage, {
  guard: signedIn(),
  input: MessageInput,
  output: AiDeletedAnswer,
  run: (user, { message }, { key }) => assistant.aiDelete(user, message, key),
});

export const progressByMessage = serve(mutations.progressByMessage, {
  guard: signedIn(),
  input: MessageInput,
  output: AiProgressedAnswer,
  run: (user, { message }, { key }) => assistant.aiProgress(user, message, key),
});

/** The one form, with the same routing by words as the screen's scripts. */
export const sendMessage = oneOf(
  "send-message",
  ({ message = "" }) =>
    ({ create: createByMessage, delete: deleteByMessage, progress: progressByMessage })[
      routeMessage(message.slice(0, MESSAGE_LIMIT))
    ],
);
