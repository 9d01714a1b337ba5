import type { ElementType, ReactNode } from "react";
import { cx } from "./cx";

type CardProps = {
  title?: ReactNode;
  /** Heading level of the title; 2 unless told. */
  level?: 2 | 3 | 4;
  /** One link or button on the title's line. */
  action?: ReactNode;
  as?: "section" | "article" | "div" | "li";
  id?: string;
  className?: string;
  children?: ReactNode;
};

/** One subject on quiet paper: title, content, at most one action beside the title. */
export function Card({ title, level = 2, action, as: Tag = "section", id, className, children }: CardProps) {
  const Heading: ElementType = `h${level}`;
  return (
    <Tag id={id} data-card className={cx("rounded-lg border border-line bg-surface p-4 sm:p-6", className)}>
      {title || action ? (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          {title ? <Heading className="text-base font-semibold">{title}</Heading> : <span />}
          {action}
        </div>
      ) : null}
      {children}
    </Tag>
  );
}
