import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import type { Toast } from "~/texts/toast";
import { showToast } from "~/client/ui/toasts";

type RedirectAfter = { to: string; ms: number; active: boolean; toast?: Toast };

/** Leaves for another screen after a while, with a word at the start. */
export function useRedirectAfter({ to, ms, active, toast }: RedirectAfter): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!active) return;
    if (toast) showToast(toast);
    const timer = setTimeout(() => navigate(to), ms);
    return () => clearTimeout(timer);
  }, [active, ms, navigate, to, toast]);
}
