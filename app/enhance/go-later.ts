import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import type { Toast } from "~/contracts/toast";
import { showToast } from "./toasts";

type GoLater = { to: string; ms: number; active: boolean; toast?: Toast };

/** Leaves for another screen after a while, with a word at the start. */
export function useGoLater({ to, ms, active, toast }: GoLater): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!active) return;
    if (toast) showToast(toast);
    const timer = setTimeout(() => navigate(to), ms);
    return () => clearTimeout(timer);
  }, [active, ms, navigate, to, toast]);
}
