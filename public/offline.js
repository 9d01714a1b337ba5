// The page for when there is no line. Where the person has asked this device to keep the last dashboard, it is opened by
// the service worker with this session's half of the key, and shown for reading.
const half = () => (document.cookie.match(/(?:^|; )(?:__Host-)?kept=([\w-]{20,})/) || [])[1];
const isDashboard = location.pathname === "/" || location.pathname === "/dashboard";

function opened(key) {
  return new Promise((resolve) => {
    const worker = navigator.serviceWorker && navigator.serviceWorker.controller;
    if (!key || !worker) return resolve(null);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event) => resolve(event.data);
    worker.postMessage({ type: "open-copy", half: key }, [port2]);
  });
}

function show({ html, styles, at }) {
  const page = new DOMParser().parseFromString(html, "text/html");
  const when = new Date(at).toLocaleString("en-US", { dateStyle: "full", timeStyle: "short" });
  const main = document.createElement("main");
  main.className = "copy";
  main.append(...page.body.childNodes);
  const note = document.createElement("header");
  note.className = "copy-note";
  note.append(`You are offline. This is your dashboard as you last saw it, on ${when}. `);
  const again = document.createElement("a");
  again.href = "";
  again.textContent = "Try again";
  note.append(again);
  for (const href of styles) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    document.head.prepend(link);
  }
  document.title = `Dashboard, offline · ${document.title.split(" · ").pop()}`;
  document.body.replaceChildren(note, main);
}

opened(half()).then((copy) => {
  if (!copy) return;
  if (isDashboard) return show(copy);
  document.getElementById("kept").hidden = false;
});

// Nothing of it may be left for whoever comes back to this page by the browser's own memory of it.
addEventListener("pagehide", () => isDashboard && document.body.replaceChildren());
addEventListener("pageshow", (event) => event.persisted && location.reload());
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && !half() && document.querySelector(".copy") && location.reload());
// A line that flickers is none, and whoever has just followed a link is not called back.
addEventListener("online", () => setTimeout(() => navigator.onLine && location.reload(), 300));
