// How far a long import is: bytes that were sent, then rows that are written.
import { createStore, useStore } from "~/client/store";

type ImportProgress = { is: "sent" | "written"; done: number; of: number };

const progress = createStore<ImportProgress | null>(null);
export const useProgress = (): ImportProgress | null => useStore(progress);

async function untilDone<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run();
  } finally {
    progress.set(null);
  }
}

/** `fetch` can't tell what it has sent. For as long as this screen sends its files, they go by a request that can. */
export function sendWithProgress<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const own = window.fetch;
  window.fetch = (input, init) => (init?.body instanceof FormData ? sendFiles(input, init.body) : own(input, init));
  return untilDone(send).finally(() => {
    window.fetch = own;
  });
}

function sendFiles(input: RequestInfo | URL, body: FormData): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", input instanceof Request ? input.url : input);
    request.responseType = "arraybuffer";
    request.upload.onprogress = ({ loaded, total }) => progress.set({ is: "sent", done: loaded, of: total });
    request.onload = () => resolve(answerOf(request));
    request.onerror = () => reject(new TypeError("The files could not be sent."));
    request.send(body);
  });
}

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const at = line.indexOf(": ");
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 2));
  }
  const { status, statusText } = request;
  return new Response(status === 204 ? null : request.response, { status, statusText, headers });
}

/** Writes the rows and shows how many; what went wrong the form says, which does it then. */
export function writeWithProgress<Answer>(id: string, confirm: () => Promise<Answer>): Promise<Answer> {
  return untilDone(async () => {
    const response = await fetch(`/import/${encodeURIComponent(id)}/rows`, {
      method: "POST",
      headers: { Accept: "text/event-stream" },
      body: new URLSearchParams(),
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
      text += part.value;
      const [, done, of] = [...text.matchAll(/^data: {"written":(\d+),"of":(\d+)}$/gm)].pop() ?? [];
      if (done && of) progress.set({ is: "written", done: Number(done), of: Number(of) });
    }
    return confirm();
  });
}
