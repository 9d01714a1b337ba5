import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";

/** A plain click on one of the app's links is the router's; any other click, and any other link, is the browser's. */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = event.target instanceof Element ? event.target.closest("a[data-discover]") : null;
      if (!link || link.getAttribute("target") === "_blank") return;
      const { origin, pathname, search, hash } = new URL(link.getAttribute("href") ?? "", location.href);
      if (origin !== location.origin) return;
      event.preventDefault();
      const here = location.pathname + location.search + location.hash;
      const to = pathname + search + hash;
      navigate(to, { preventScrollReset: link.hasAttribute("data-stay"), replace: to === here });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}
