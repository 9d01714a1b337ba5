// A local stand-in for the bank vendor's script: the same window.Plaid, with practice banks. Only used without keys.
(() => {
  const el = (tag, className, text) => {
    const node = document.createElement(tag);
    if (className) node.className = className;
    if (text) node.textContent = text;
    return node;
  };
  const button = (text, primary) => {
    const look = primary ? "bg-accent text-on-accent hover:bg-accent-strong" : "border border-edge bg-surface text-ink hover:bg-sunken";
    const node = el("button", `inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-4 font-medium ${look}`, text);
    node.type = "button";
    return node;
  };
  const field = (name, label, type, value) => {
    const frame = el("label", "flex flex-col gap-1.5 text-sm font-medium", label);
    const input = el("input", "field");
    Object.assign(input, { name, type, value, autocomplete: "off" });
    frame.append(input);
    return frame;
  };
  const ask = async (token, values) => {
    const path = `/api/sandbox/bank/${encodeURIComponent(token)}`;
    const options = values ? { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(values) } : {};
    const response = await fetch(path, { credentials: "include", ...options });
    const body = await response.json();
    if (!response.ok) throw new Error(body.message || "The practice bank does not answer.");
    return body;
  };

  function create({ token, receivedRedirectUri, onSuccess, onExit, onEvent }) {
    const dialog = el("dialog", "mx-0 mt-auto mb-0 w-full max-w-full rounded-t-xl border border-line bg-surface p-6 text-ink shadow-float rise sm:m-auto sm:max-w-md sm:rounded-xl");
    const title = el("h2", "text-lg font-semibold", "Choose your bank");
    title.id = "practice-bank-title";
    dialog.setAttribute("aria-labelledby", title.id);
    const body = el("div", "mt-4 flex flex-col gap-3");
    const note = el("p", "mt-1 text-sm text-muted", "Practice banks: no real bank is contacted.");
    dialog.append(title, note, body);
    let finished = false;
    const close = () => {
      if (dialog.open) dialog.close?.();
      dialog.remove();
    };
    const finish = (tell) => {
      if (finished) return;
      finished = true;
      close();
      tell();
    };
    const leave = () => {
      void ask(token, { step: "leave" }).catch(() => undefined);
      finish(() => onExit(null, { status: "", link_session_id: token }));
    };
    const fail = (error) => finish(() => onExit(error, { status: "", link_session_id: token }));
    const show = (heading, ...nodes) => {
      title.textContent = heading;
      body.replaceChildren(...nodes);
      body.querySelector("input, button")?.focus();
    };
    const buttons = (...nodes) => {
      const row = el("div", "mt-6 flex flex-wrap gap-2 max-sm:*:grow sm:justify-end");
      row.append(...nodes);
      return row;
    };
    const cancel = () => {
      const node = button("Cancel", false);
      node.onclick = leave;
      return node;
    };

    function banks(institutions) {
      const list = el("ul", "flex max-h-[50dvh] flex-col gap-2 overflow-y-auto");
      for (const bank of institutions) {
        const item = el("li");
        const choose = el("button", "flex min-h-11 w-full flex-col items-start rounded-md border border-line p-4 text-left hover:bg-sunken");
        choose.type = "button";
        choose.append(el("span", "font-medium", bank.name), el("span", "text-xs text-muted", bank.about));
        choose.onclick = () => (bank.oauth ? elsewhere(bank) : signIn(bank));
        item.append(choose);
        list.append(item);
      }
      show("Choose your bank", list, buttons(cancel()));
    }

    function elsewhere(bank) {
      const go = button(`Continue to ${bank.name}`, true);
      go.onclick = () => window.location.assign(`/sandbox/bank/${encodeURIComponent(token)}?bank=${encodeURIComponent(bank.id)}`);
      show(`Sign in at ${bank.name}`, el("p", "", `${bank.name} signs you in on its own site and then brings you back here.`), buttons(cancel(), go));
    }

    const success = (answer) => finish(() => onSuccess(answer.publicToken, { institution: answer.institution, accounts: answer.accounts, link_session_id: token }));

    /** Back from the bank's own site: what was done there is taken up. */
    async function resume() {
      const state = new URL(receivedRedirectUri).searchParams.get("oauth_state_id") ?? "";
      const answer = await ask(token, { step: "resume", state });
      if (answer.status === "done") success(answer);
      else finish(() => onExit(null, { status: "", link_session_id: token }));
    }

    function signIn(bank) {
      const form = el("form", "flex flex-col gap-3");
      const problem = el("p", "text-sm text-loss");
      problem.setAttribute("role", "alert");
      const submit = button("Sign in", true);
      submit.type = "submit";
      form.append(field("username", "User name", "text", "user_good"), field("password", "Password", "password", "pass_good"), problem, buttons(cancel(), submit));
      form.onsubmit = async (event) => {
        event.preventDefault();
        submit.disabled = true;
        const login = { institution: bank.id, username: form.elements.username.value, password: form.elements.password.value };
        try {
          const answer = await ask(token, { step: "signin", ...login });
          if (answer.status === "signed_in") return accounts(bank, login, answer.accounts);
          if (answer.code) return fail({ error_code: answer.code, error_message: answer.message, display_message: answer.message });
          problem.textContent = answer.message;
        } catch (error) {
          problem.textContent = error.message;
        }
        submit.disabled = false;
      };
      show(`Sign in to ${bank.name}`, form);
    }

    function accounts(bank, login, list) {
      const form = el("form", "flex flex-col gap-3");
      const problem = el("p", "text-sm text-loss");
      problem.setAttribute("role", "alert");
      for (const account of list) {
        const line = el("label", "flex min-h-11 items-center gap-3 text-sm");
        const box = el("input", "size-5 shrink-0 accent-accent");
        Object.assign(box, { type: "checkbox", name: "roles", value: account.role, checked: true });
        line.append(box, el("span", "", `${account.name} ••••${account.mask}`));
        form.append(line);
      }
      const submit = button("Connect", true);
      submit.type = "submit";
      form.append(problem, buttons(cancel(), submit));
      form.onsubmit = async (event) => {
        event.preventDefault();
        submit.disabled = true;
        const roles = [...form.querySelectorAll("input:checked")].map((box) => box.value);
        try {
          const answer = await ask(token, { step: "connect", ...login, roles });
          if (answer.status === "done") return success(answer);
          problem.textContent = answer.message;
        } catch (error) {
          problem.textContent = error.message;
        }
        submit.disabled = false;
      };
      show(`Choose accounts at ${bank.name}`, form);
    }

    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      leave();
    });
    return {
      open() {
        document.body.append(dialog);
        if (dialog.showModal) dialog.showModal();
        else {
          // Safari below 15.4 and Firefox below 98 know no dialogs: it lies over the page as it is.
          dialog.setAttribute("open", "");
          dialog.className += " fixed inset-0 z-50 block max-h-full overflow-y-auto";
        }
        onEvent?.("OPEN", { link_session_id: token });
        const invalid = (error) => fail({ error_code: "INVALID_LINK_TOKEN", error_message: error.message, display_message: error.message });
        if (receivedRedirectUri) return void resume().catch(invalid);
        ask(token).then(
          ({ repairing, institutions }) => (repairing ? signIn({ id: repairing.institutionId, name: repairing.name }) : banks(institutions)),
          invalid,
        );
      },
      exit: leave,
      destroy: close,
    };
  }

  window.Plaid = { create };
})();
