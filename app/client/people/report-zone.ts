import type { Day } from "~/domain/periods";

declare const Temporal: { Now: { timeZoneId(): string } } | undefined;

// The older way to find it takes a cheap phone 60 ms.
const zone = () =>
  typeof Temporal === "undefined" ? Intl.DateTimeFormat().resolvedOptions().timeZone : Temporal.Now.timeZoneId();

/** From the next request on the server counts days in this zone. */
function reportZone(): void {
  document.cookie = `tz=${zone()}; path=/; max-age=31536000; samesite=lax`;
}

/** Once the page has nothing better to do, or when somebody is about to leave it: the next page is to know. */
export function reportZoneSoon(): void {
  let told = false;
  const tell = () => {
    if (!told) reportZone();
    told = true;
  };
  for (const event of ["pointerdown", "keydown", "submit"]) window.addEventListener(event, tell, { capture: true });
  if ("requestIdleCallback" in window) requestIdleCallback(tell, { timeout: 4_000 });
  else setTimeout(tell, 1_000);
}

/**
 * A browser that comes for the first time, or from another zone, can't say where it is; the page counts days for
 * somewhere else. This stands before the figures: where the day is another one here, it tells the zone and asks for the
 * page again, once, before anything is shown. A browser that keeps no cookies, or whose clock is wrong, keeps the page.
 */
export function dayCheckFor(today: Day): string {
  return `((day)=>{const at=new Date(),two=(part)=>String(part).padStart(2,"0");
if(at.getFullYear()+"-"+two(at.getMonth()+1)+"-"+two(at.getDate())===day)return;
const told="tz="+Intl.DateTimeFormat().resolvedOptions().timeZone,isTold=()=>document.cookie.split("; ").includes(told);
if(isTold())return;
document.cookie=told+"; path=/; max-age=31536000; samesite=lax";
if(!isTold())return;
const {style}=document.documentElement;style.visibility="hidden";setTimeout(()=>style.visibility="",3000);location.reload()})("${today}")`;
}
