// Whose talk it is. On the account that strangers share it belongs to the session that has it: neither is what one
// visitor asks shown to the next, nor does a short question lean on what somebody else asked before it.
import { sha256 } from "~/lib/crypto.server";

export type ChatUser = { id: string; isDemo: boolean; sessionId: string };

/** The channel under which a person's messages are kept. */
export function chatChannel(channel: "coach" | "goals", { isDemo, sessionId }: ChatUser): string {
  return isDemo ? `${channel}:${sha256(`talk|${sessionId}`).slice(0, 32)}` : channel;
}
