import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { rowsHref } from "~/domain/ledger/row-links";

const SIGN_UP = "/register";

type Changes = Record<string, string | null>;

export type Links = {
  /** This screen with some of its choices changed; null takes one away. */
  here: (changes: Changes) => string;
  /** Makes such a change in the address without going anywhere: all links of the screen know it then. */
  keep: (changes: Changes) => void;
  /** The rows behind a figure: the list of transactions, in the demo its dialog over the sample rows. */
  rows: (rows: Parameters<typeof rowsHref>[0]) => string;
  /** A control that would write: in the demo it leads to sign-up. */
  write: (to: string) => string;
};

export function useLinks(isDemo: boolean): Links {
  const { pathname, search: arrived } = useLocation();
  const [search, setSearch] = useState(arrived);
  useEffect(() => setSearch(arrived), [arrived]);
  const here = (changes: Changes): string => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  };
  return {
    here,
    keep(changes) {
      const address = here(changes);
      window.history.replaceState(window.history.state, "", address);
      setSearch(new URL(address, window.location.href).search);
    },
    rows: (rows) =>
      isDemo
        ? here({
            dialog: "transactions",
            q: null,
            from: rows.from ?? null,
            to: rows.to ?? null,
            kind: rows.kind ?? null,
            category: rows.category ?? null,
          })
        : rowsHref(rows),
    write: (to) => (isDemo ? SIGN_UP : to),
  };
}

/** What closing the dialog takes out of the address. */
export const DIALOG_PARAMS = { dialog: null, q: null, from: null, to: null, kind: null, category: null };
