import { useEffect, useState } from "react";

/** Less is a thumb at rest. */
const STEP_PX = 12;

/** True while somebody reads on; false once they scroll back, or have come to the end. */
export function useScrollingDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      const at = Math.max(0, window.scrollY);
      const isAtEnd = at + window.innerHeight >= document.documentElement.scrollHeight - STEP_PX;
      if (isAtEnd) setDown(false);
      else if (Math.abs(at - last) < STEP_PX) return;
      else setDown(at > last);
      last = at;
    };
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  return isDown;
}
