import { Amount } from "~/components/ui/amount";
import { CategoryGlyph, CategoryMark } from "~/components/ui/category-glyph";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import { ICON_NAMES } from "~/components/ui/icon-names";
import { MerchantMark } from "~/components/ui/merchant-mark";
import { CATEGORIES } from "~/domain/categories/list";
import { Row, Section } from "./section";

const COLOURS: [string, string][] = [
  ["paper", "bg-paper"],
  ["surface", "bg-surface"],
  ["sunken", "bg-sunken"],
  ["ink", "bg-ink"],
  ["muted", "bg-muted"],
  ["line", "bg-line"],
  ["edge", "bg-edge"],
  ["track", "bg-track"],
  ["accent", "bg-accent"],
  ["accent-strong", "bg-accent-strong"],
  ["accent-soft", "bg-accent-soft"],
  ["loss", "bg-loss"],
  ["loss-soft", "bg-loss-soft"],
  ["owed", "bg-owed"],
  ["caution", "bg-caution"],
  ["caution-soft", "bg-caution-soft"],
  ["orange", "bg-orange"],
  ["orange-soft", "bg-orange-soft"],
  ["yellow", "bg-yellow"],
  ["yellow-soft", "bg-yellow-soft"],
  ["info", "bg-info"],
  ["info-soft", "bg-info-soft"],
  ["cat-1", "bg-cat-1"],
  ["cat-2", "bg-cat-2"],
  ["cat-3", "bg-cat-3"],
  ["cat-4", "bg-cat-4"],
  ["cat-5", "bg-cat-5"],
  ["cat-6", "bg-cat-6"],
  ["cat-7", "bg-cat-7"],
  ["cat-8", "bg-cat-8"],
];
const SIZES: [string, string][] = [
  ["13", "text-xs"],
  ["15", "text-sm"],
  ["17", "text-base"],
  ["20", "text-lg"],
  ["26", "text-xl"],
  ["34", "text-2xl"],
  ["44", "text-3xl"],
  ["60", "text-4xl"],
];
const CORNERS: [string, string][] = [
  ["6", "rounded-sm"],
  ["8", "rounded-md"],
  ["12", "rounded-lg"],
  ["20", "rounded-xl"],
  ["full", "rounded-full"],
];

/** Colours, type, corners, icons and amounts: what everything else is made of. */
export function Look() {
  return (
    <>
      <Section title="Colours">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-7">
          {COLOURS.map(([name, fill]) => (
            <li key={name} className="text-xs">
              <span aria-hidden className={cx("mb-1 block h-12 rounded-md border border-line", fill)} />
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Type">
        {SIZES.map(([pixels, size]) => (
          <Row key={size} name={`${size}, ${pixels} px`}>
            <span className={cx(size, "break-words")}>Plain figures</span>{" "}
            <span className={cx(size, "font-serif break-words")}>Plain figures</span>
          </Row>
        ))}
      </Section>
      <Section title="Corners and depth">
        <Row name="corners">
          {CORNERS.map(([name, corner]) => (
            <span key={name} className={cx("grid size-16 place-items-center border border-edge text-xs", corner)}>
              {name}
            </span>
          ))}
        </Row>
        <Row name="what floats">
          <span className="rounded-lg bg-surface p-4 text-xs shadow-float">shadow-float</span>
        </Row>
      </Section>
      <Amounts />
      <Icons />
      <Categories />
    </>
  );
}

function Amounts() {
  return (
    <Section title="Amounts">
      <Row name="tones">
        <Amount cents={123_456} /> <Amount cents={123_456} tone="signed" plus />{" "}
        <Amount cents={-123_456} tone="signed" /> <Amount cents={-9_900} tone="debt" />{" "}
        <Amount cents={500} tone="muted" />
      </Row>
      <Row name="sizes">
        <Amount cents={98_765} size="sm" /> <Amount cents={98_765} /> <Amount cents={98_765} size="lg" />{" "}
        <Amount cents={98_765} size="hero" />
      </Row>
    </Section>
  );
}

function Icons() {
  return (
    <Section title="Icons">
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6 lg:grid-cols-9">
        {ICON_NAMES.map((name) => (
          <li key={name} className="flex flex-col items-center gap-1 text-center text-xs text-muted">
            <Icon name={name} className="text-ink" />
            <span className="max-w-full break-all">{name}</span>
          </li>
        ))}
      </ul>
      <Row name="sizes">
        <Icon name="bank" size="sm" /> <Icon name="bank" /> <Icon name="bank" size="lg" />{" "}
        <Icon name="bank" size="xl" label="A bank" />
      </Row>
    </Section>
  );
}

function Categories() {
  return (
    <Section title="Categories">
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6 lg:grid-cols-9">
        {["income", "transfer", "other", ...CATEGORIES.map(({ id }) => id)].map((id) => (
          <li key={id} className="flex flex-col items-center gap-1 text-center text-xs text-muted">
            <CategoryGlyph category={id} />
            <span className="max-w-full break-all">{id}</span>
          </li>
        ))}
      </ul>
      <Row name="smaller, beside words, and a merchant's">
        <CategoryGlyph category="gas" size="sm" /> <CategoryMark category="gas" />{" "}
        <MerchantMark name="Thread & Needle" category="clothing" />
      </Row>
    </Section>
  );
}
