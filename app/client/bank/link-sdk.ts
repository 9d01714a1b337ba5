/** The vendor's script, from the vendor's own address; in the sandbox a stand-in of ours takes its place. */
export const PLAID_SDK = "https://cdn.plaid.com/link/v2/stable/link-initialize.js";
export const POLLS = 200;
export const POLL_MS = 50;

export type LinkError = { error_code?: string; error_message?: string; display_message?: string | null };
export type LinkHandler = { open: () => void; exit: (options?: object) => void; destroy: () => void };
export type LinkSdk = {
  create: (options: {
    token: string;
    receivedRedirectUri?: string;
    onSuccess: (publicToken: string, metadata: unknown) => void;
    onExit: (error: LinkError | null, metadata: unknown) => void;
  }) => LinkHandler;
};

type Surroundings = {
  sdk: () => LinkSdk | undefined;
  addScript: (src: string) => { failed: () => boolean; remove: () => void };
  wait: () => Promise<void>;
};

const surroundings: Surroundings = {
  sdk: () => window.Plaid,
  addScript: (src) => {
    const script = document.createElement("script");
    let failed = false;
    script.src = src;
    script.async = true;
    script.onerror = () => (failed = true);
    document.head.append(script);
    return { failed: () => failed, remove: () => script.remove() };
  },
  wait: () => new Promise((resolve) => setTimeout(resolve, POLL_MS)),
};

/** Ready within 200 looks of 50 ms, or not at all; then the tag goes too, so that the next try loads it anew. */
export async function loadLinkSdk(
  src: string = PLAID_SDK,
  { sdk, addScript, wait }: Surroundings = surroundings,
): Promise<LinkSdk | null> {
  const ready = sdk();
  if (ready) return ready;
  const script = addScript(src);
  for (let poll = 0; poll < POLLS && !script.failed(); poll += 1) {
    await wait();
    const found = sdk();
    if (found) return found;
  }
  script.remove();
  return null;
}
