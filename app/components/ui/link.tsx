import { type ComponentPropsWithoutRef, forwardRef } from "react";

export type LinkProps = Omit<ComponentPropsWithoutRef<"a">, "href"> & {
  to: string;
  /** The next page stays where this one was scrolled to: for what opens over a screen. */
  preventScrollReset?: boolean;
  reloadDocument?: boolean;
};

/**
 * A plain link. One listener on the document hands a click to the router (framework/follow-links), so that the hundred
 * links of a screen cost neither the server nor a phone more than the hundred anchors they are.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { to, preventScrollReset, reloadDocument, children, ...rest },
  ref,
) {
  return (
    <a
      ref={ref}
      href={to}
      data-discover={reloadDocument ? undefined : "true"}
      data-stay={preventScrollReset ? "" : undefined}
      {...rest}
    >
      {children}
    </a>
  );
});
