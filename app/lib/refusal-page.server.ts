// The small page that says why there is none, for answers that are made before Remix or instead of it.

type Seen = { nonce: string; requestId: string };

/** As a Response, for a file that was asked for by a link and can't be had. */
export function refusalPage(status: number, message: string, seen: Seen): Response {
  return new Response(refusalPageText(status, message, seen), {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
}

/** The words stand in two lines: what happened, then what is safe and what to do. In the colours of the error page. */
export function refusalPageText(status: number, message: string, { nonce, requestId }: Seen): string {
  const [, what = message, then = ""] = /^(.*?[.;])\s+(.+)$/s.exec(message) ?? [];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(message)}</title>
<style nonce="${escape(nonce)}">${STYLE}</style></head>
<body><main><p class="name">Mind My Money</p>
<h1>${escape(what.replace(/;$/, "."))}</h1>${then ? `\n<p>${escape(then.charAt(0).toUpperCase() + then.slice(1))}</p>` : ""}
<p><a href="/">Go to the start page</a></p>
<p><small>Status ${status}, reference ${escape(requestId)}</small></p></main></body></html>`;
}

const SERIF = '"Iowan Old Style","Palatino Linotype",Palatino,Georgia,"Liberation Serif",serif';
const STYLE = `
:root{color-scheme:light dark;--paper:#faf8f4;--ink:#1c2730;--muted:#5b6770;--accent:#0f6b4f;--on:#fff;font:17px/1.6 system-ui,sans-serif}
@media(prefers-color-scheme:dark){:root{--paper:#12161a;--ink:#e9edf0;--muted:#9aa7b1;--accent:#4cc79a;--on:#08231a}}
body{margin:0;background:var(--paper);color:var(--muted)}
main{box-sizing:border-box;max-width:36rem;min-height:100vh;margin:0 auto;padding:4rem 1.5rem;display:flex;flex-direction:column;justify-content:center}
p{margin:1rem 0 0}.name{font-family:${SERIF}}small{font-size:.8125rem}
h1{margin:.5rem 0 0;color:var(--ink);font:600 2.125rem/1.2 ${SERIF};text-wrap:balance}
a{display:inline-block;margin-top:.5rem;padding:.75rem 1.25rem;border-radius:8px;background:var(--accent);color:var(--on);font-weight:500;text-decoration:none}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`;

function escape(text: string) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
