// Screens that go on by themselves after a while. Without scripts the same is done by the server or a refresh.
import { useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";

/** Counts whole seconds down and goes to `to` at zero; null means wait. */
export function useCountdownRedirect(seconds: number | null, to: string): number {
  const navigate = useNavigate();
  const [left, setLeft] = useState(seconds ?? 0);
  useEffect(() => {
    if (seconds === null) return;
    let remaining = seconds;
    setLeft(remaining);
    const timer = setInterval(() => {
      remaining -= 1;
      setLeft(Math.max(0, remaining));
      if (remaining > 0) return;
      clearInterval(timer);
      navigate(to);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds, to, navigate]);
  return left;
}
