import type { ReactNode } from "react";
import { cx } from "~/components/ui/cx";
import { Picture } from "./picture-parts";

export function PainPoints() {
  return (
    <section id="features" aria-labelledby="features-title" className="border-t border-line">
      <div className="mx-auto max-w-6xl px-5 py-16 sm:px-8 sm:py-24">
        <h2 id="features-title" className="max-w-2xl font-serif text-2xl text-balance sm:text-3xl">
          Four money questions, answered plainly
        </h2>
        <p className="mt-3 text-muted">Pictures with made-up figures.</p>
        <ul className="mt-10 grid gap-4 sm:grid-cols-2 sm:gap-6 lg:mt-14">
          <Worry subject="Tracking spending" question="Where does it all go?" picture={<SpendingPicture />}>
            Every purchase lands in its category by itself. You see what is usual for you, and what isn't.
          </Worry>
          <Worry subject="Saving" question="Will there be enough?" picture={<SavingPicture />}>
            Give a goal a sum and a date. We tell you what to put aside each month, and whether you're on track.
          </Worry>
          <Worry subject="Debt" question="When will it be gone?" picture={<DebtPicture />}>
            See the month each card is paid off, and what $50.00 more changes. Smallest first or costliest first: your
            choice.
          </Worry>
          <Worry subject="Building credit" question="What moves my score?" picture={<CreditPicture />}>
            Your score with the reasons behind it, and a simulator for the step you're thinking about.
          </Worry>
        </ul>
      </div>
    </section>
  );
}

function Worry({
  subject,
  question,
  picture,
  children,
}: {
  subject: string;
  question: string;
  picture: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="flex flex-col rounded-lg border border-line bg-surface p-5 sm:p-8">
      <h3 className="text-sm font-semibold text-accent">{subject}</h3>
      <p className="mt-1 font-serif text-xl">{question}</p>
      <p className="mt-2 max-w-md text-base text-muted">{children}</p>
      <div className="mt-auto pt-6">{picture}</div>
    </li>
  );
}

// The drawings are narrow, so that their words stay readable on a phone.
const SPENDING = [
  { name: "Housing", amount: "$1,350.00", width: 156, fill: "fill-cat-3" },
  { name: "Groceries", amount: "$486.00", width: 56, fill: "fill-cat-1" },
  { name: "Restaurants", amount: "$214.00", width: 25, fill: "fill-cat-2" },
  { name: "Transport", amount: "$142.00", width: 16, fill: "fill-cat-4" },
];
const DRAWING = "w-full text-xs lg:text-[9px]";

function SpendingPicture() {
  return (
    <Picture label="Spending by category: housing $1,350.00, groceries $486.00, restaurants $214.00, transport $142.00.">
      <svg viewBox="0 0 320 120" width="320" className={DRAWING}>
        {SPENDING.map((line, index) => (
          <g key={line.name} transform={`translate(0 ${index * 30})`}>
            <text x="0" y="20" className="fill-ink">
              {line.name}
            </text>
            <rect x="86" y="9" width={line.width} height="14" rx="4" className={line.fill} />
            <text x={line.width + 94} y="20" className="fill-muted tabular-nums">
              {line.amount}
            </text>
          </g>
        ))}
      </svg>
    </Picture>
  );
}

function SavingPicture() {
  return (
    <Picture label="Emergency fund: $4,350.00 of $6,000.00 saved, 72 percent, on time for June.">
      <div className="flex items-center gap-5">
        <svg
          viewBox="0 0 36 36"
          width="112"
          height="112"
          className="size-28 shrink-0 -rotate-90"
          fill="none"
          strokeWidth="3.2"
        >
          <circle cx="18" cy="18" r="15.5" className="stroke-track" />
          <circle
            cx="18"
            cy="18"
            r="15.5"
            pathLength="100"
            strokeDasharray="72 100"
            strokeLinecap="round"
            className="stroke-accent"
          />
          <text
            x="18"
            y="20.5"
            textAnchor="middle"
            transform="rotate(90 18 18)"
            className="fill-ink"
            fontSize="7"
            fontWeight="600"
            stroke="none"
          >
            72%
          </text>
        </svg>
        <div>
          <p className="font-medium">Emergency fund</p>
          <p className="tabular-nums">
            $4,350.00 <span className="text-muted">of $6,000.00</span>
          </p>
          <p className="mt-1 text-xs font-medium text-gain">On time for June at $550.00 a month</p>
        </div>
      </div>
    </Picture>
  );
}

/** Two ways down: as agreed, and with $50.00 more a month. */
function DebtPicture() {
  return (
    <Picture label="A card balance of $3,200.00 falls to zero in November as agreed, and in August with $50.00 more a month.">
      <svg viewBox="0 0 320 120" width="320" className={DRAWING} fill="none">
        <path d="M0 98.5h320" className="stroke-edge" />
        <path d="M4 16 L300 98" className="stroke-edge" strokeWidth="2" strokeDasharray="2 6" strokeLinecap="round" />
        <path d="M4 16 L204 98" className="stroke-accent" strokeWidth="3" strokeLinecap="round" />
        <circle cx="4" cy="16" r="4" className="fill-ink" />
        <circle cx="204" cy="98" r="5" className="fill-accent" />
        <text x="14" y="14" className="fill-ink tabular-nums">
          $3,200.00
        </text>
        <text x="204" y="117" textAnchor="middle" className="fill-accent font-semibold">
          August
        </text>
        <text x="319" y="117" textAnchor="end" className="fill-muted">
          November
        </text>
        <text x="319" y="22" textAnchor="end" className="fill-muted">
          $50.00 more a month:
        </text>
        <text x="319" y="38" textAnchor="end" className="fill-muted">
          three months sooner
        </text>
      </svg>
    </Picture>
  );
}

/** The bands of the app, from 300 to 850. */
const BANDS = [
  { name: "Poor", x: 0, width: 159, fill: "fill-loss" },
  { name: "Fair", x: 163, width: 48, fill: "fill-caution" },
  { name: "Good", x: 215, width: 37, fill: "fill-info" },
  { name: "Excellent", x: 256, width: 64, fill: "fill-accent" },
];

function CreditPicture() {
  return (
    <Picture label="Credit score 712, good, up 14 points in three months.">
      <p className="flex items-baseline gap-3">
        <span className="text-2xl font-semibold tabular-nums">712</span>{" "}
        <span className="text-sm font-medium text-gain">Good, up 14 in three months</span>
      </p>
      <svg viewBox="0 0 320 52" width="320" className={`mt-2 ${DRAWING}`}>
        <path d="M240 13l-6-9h12Z" className="fill-ink" />
        {BANDS.map((band) => (
          <g key={band.name}>
            <rect
              x={band.x}
              y="18"
              width={band.width}
              height="10"
              rx="4"
              className={cx(band.fill, band.name !== "Good" && "opacity-35")}
            />
            <text
              x={band.x + band.width / 2}
              y="46"
              textAnchor="middle"
              className={band.name === "Good" ? "fill-ink font-semibold" : "fill-muted"}
            >
              {band.name}
            </text>
          </g>
        ))}
      </svg>
    </Picture>
  );
}
