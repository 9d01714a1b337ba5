// Remix's own link, without its guess at what is wanted next.
import { Link as RemixLink } from "@remix-run/react";
import { type ComponentPropsWithoutRef, forwardRef } from "react";

export type LinkProps = ComponentPropsWithoutRef<typeof RemixLink>;

export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  return <RemixLink ref={ref} {...props} />;
});
