// Questions about savings, goals, budgets and the long run.

import { bullets, ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { roomOf, roomText } from "~/domain/coach/room";
import { draftHealth } from "~/domain/coach/health";
import { type Intent, reply, type Turn, cannotTell } from "~/domain/coach/intents";
import { categoryName } from "~/domain/categories/list";
import { topCategories } from "~/domain/coach/facts/cash";
import type { FactSheet } from "~/domain/coach/facts/fact";

const goalNumbers = (sheet: FactSheet) => [1, 2, 3, 4, 5, 6, 7, 8].filter((n) => sheet.has(`goal.${n}.name`));

function goalLine(sheet: FactSheet, n: number): string {
  return sentences(
    `{{goal.${n}.name}}: {{goal.${n}.current}} of {{goal.${n}.target}} saved`,
    ifKnown(sheet, `goal.${n}.needed`, `; {{goal.${n}.needed}} a month meets the deadline of {{goal.${n}.deadline}}`),
    ifKnown(sheet, `goal.${n}.projected`, `; at the present pace it is reached in {{goal.${n}.projected}}`),
  ).replaceAll(" ;", ";");
}

/** With a date and a pace a goal is on its way or not; without them nobody can say. */
function goalVerdict(sheet: FactSheet, goals: readonly number[]): string {
  const dated = goals.filter((n) => sheet.has(`goal.${n}.needed`));
  const paced = dated.filter((n) => sheet.cents(`goal.${n}.pace`) >= sheet.cents(`goal.${n}.needed`));
  if (dated.length === 0) return "";
  if (paced.length === dated.length) return "Yes, by your pace of late you are on track.";
  return paced.length === 0
    ? "Not yet: by your pace of late the dates come too soon."
    : "Partly: some are on track and some are not.";
}

function savingStands(sheet: FactSheet): string {
  if (sheet.has("short.average"))
    return "Right now you spend {{short.average}} more than your income in a usual month, so the first step is to close that gap.";
  const isWhole = sheet.has("plan.savings") && !sheet.has("plan.savings-missing");
  const beyond = isWhole && sheet.cents("kept.average") > sheet.cents("plan.guide");
  if (beyond)
    return "You keep {{kept.average}} of your income in a usual month, more than the {{guide.savings}} that planners suggest to save ({{plan.guide}}). So the question is less how to save more than where it goes: send it to a goal, to debt or to retirement on payday, before it drifts away in checking.";
  return sentences(
    ifKnown(sheet, "kept.average", "You keep {{kept.average}} of your income in a usual month."),
    isWhole
      ? "A good aim is {{plan.guide}} a month, {{guide.savings}} of income."
      : ifKnown(
          sheet,
          "plan.savings",
          "Your month has room for savings of {{plan.savings}}, after cuts to your wants.",
        ),
  );
}

function emergency({ sheet, question }: Turn) {
  if (!sheet.has("emergency.months"))
    return cannotTell(
      "I need a linked savings or checking account and a full month of spending to size your emergency fund. As a rule it should cover {{guide.emergency-low}} to {{guide.emergency-high}} of needs.",
    );
  const verdict = /\b(?:ok|okay|enough|good|fine|healthy|big enough|too (?:small|low))\b/.test(question.plain)
    ? sheet.has("cushion.stated")
      ? "That depends on which figure holds."
      : sheet.has("emergency.gap")
        ? "Not yet."
        : "Yes."
    : "";
  return reply(
    sentences(
      verdict,
      /job|working|unemploy|sabbatical|leave|how long|runway/.test(question.plain)
        ? "Without any income, your savings would cover your needs for {{emergency.months}}."
        : "Your savings cover {{emergency.months}} of needs.",
      ifKnown(
        sheet,
        "cushion.stated",
        "You said that savings cover {{cushion.stated}} of needs; choose on the About You page which holds.",
      ),
      "A cushion of {{guide.emergency-low}} to {{guide.emergency-high}} is what most planners suggest: for you, savings of {{emergency.low}} to {{emergency.high}}.",
      ifKnown(sheet, "emergency.gap", "You are {{emergency.gap}} of savings away from the lower end."),
      /job|working|unemploy/.test(question.plain)
        ? ""
        : ifKnown(
            sheet,
            ["emergency.gap", "kept.average"],
            "You keep {{kept.average}} in a usual month; sending part of it to savings on payday closes the gap without thinking about it.",
          ),
      /\b(?:can|should|could) i\b.*(?:quit|leave|stop working)|sabbatical/.test(question.plain)
        ? "Before you leave a paycheck, know what health insurance costs on your own, keep the cards clear, and have the next income in sight."
        : "",
      sheet.has("emergency.gap") || sheet.has("cushion.stated")
        ? ""
        : "You are there; anything beyond it can work harder on goals or debt.",
    ),
  );
}

export const PLAN_INTENTS: readonly Intent[] = [
  {
    id: "emergency-fund",
    match:
      /emergency|rainy day|months? of (?:expenses|spending|needs)\b|\blive if\b|\b(?:got|get|was|were|be|am|is) fired\b|time off\b|(?:break|off) from (?:work|my job)|\b(?:should|need to|have to) (?:i |we )?have (?:in|saved)|safety net|cushion|(?:lose|lost|quit|leave) my job|laid off|stop working|unemploy|sabbatical|parental leave|how long (?:will|would|could|can) my (?:money|savings)|runway/,
    answer: emergency,
  },
  {
    id: "house",
    match:
      /\b(?:buy|save|saving|afford|down ?payment).*\b(?:house|home|condo|apartment)\b|\brent or (?:buy|own)|\b(?:buy|own)(?:ing)? or rent|down ?payment|\bmortgage\b.*(?:afford|qualify)|first home/,
    answer: ({ sheet }) =>
      reply(
        paragraphs(
          sentences(
            "For a home, plan for a down payment of {{guide.down-payment}} of the price (less is possible, with mortgage insurance), closing costs and a cushion that stays untouched.",
            "Housing near {{guide.housing}} of income keeps the rest of life affordable.",
          ),
          sentences(
            ifKnown(
              sheet,
              "spend.mortgage_rent.average",
              "You now spend {{spend.mortgage_rent.average}} a month on Mortgage/Rent.",
            ),
            ifKnown(
              sheet,
              "kept.average",
              "You keep {{kept.average}} in a usual month, the pace at which a down payment can grow.",
            ),
            ifKnown(
              sheet,
              "debt.to-income",
              "Lenders look at debt payments: yours take {{debt.to-income}} of income, and {{guide.debt-load}} with housing is where they get careful.",
            ),
          ),
          "What a home costs where you live, and which rate a lender gives you, I can't tell from your data.",
        ),
      ),
  },
  {
    id: "retirement",
    match: /\bretire|401\s?\(?k|\bira\b|\bpension|\broth\b/,
    answer: ({ sheet, question }) =>
      reply(
        sentences(
          /\b(?:when|can|able|age|at \d\d|early)\b/.test(question.plain)
            ? "When you could retire I can't tell from your data, but what brings it nearer is plain."
            : "",
          "A common aim is to put {{guide.retirement}} of income into retirement, any employer match included; take the whole match first, since nothing else pays as well.",
          ifKnown(
            sheet,
            "spend.retirement.average",
            "You put aside {{spend.retirement.average}} for retirement in a usual month, going by what you spend from linked accounts.",
          ),
          ifKnown(sheet, "balance.investment", "Your linked investment accounts have {{balance.investment}}."),
          "Contributions that your employer takes from your pay don't show in linked accounts.",
        ),
      ),
  },
  {
    id: "invest",
    match: /\binvest|\bstocks?\b|index fund|\betfs?\b|crypto|bitcoin|brokerage/,
    answer: ({ sheet }) =>
      reply(
        paragraphs(
          "I don't pick investments, but I can tell you whether the ground is ready:",
          bullets([
            sheet.has("emergency.gap")
              ? "Emergency fund: {{emergency.gap}} of savings missing to the lower end. Fill it first."
              : ifKnown(
                  sheet,
                  "emergency.months",
                  "Emergency fund: your savings cover {{emergency.months}} of needs. Good.",
                ),
            sheet.has("debt.total")
              ? "Debt: you owe {{debt.total}}. Anything above roughly {{guide.dear-debt}} interest usually comes before investing."
              : "Debt: none that I can see. Good.",
            ifKnown(sheet, "kept.average", "Room: you keep {{kept.average}} of your income in a usual month."),
          ]),
          "If all is green, a low-cost, broad index fund held for years is what most planners start with. Money you need soon belongs in savings.",
        ),
      ),
  },
  {
    id: "vacation",
    match:
      /(?<!(?:afford|goal) .*)vacation(?!.*\bgoal)|holiday trip|save (?:up )?for (?:a |my )?(?:trip|holiday|wedding|car|laptop|christmas)|travel fund/,
    answer: ({ sheet, question }) => {
      const target = question.amountCents;
      const room = roomOf(sheet) ?? 0;
      if (target !== null && room > 0) {
        const months = Math.ceil(target / Math.max(1, Math.floor(room / 2)));
        sheet.add({
          id: "asked.amount",
          label: "The amount you asked about",
          value: { unit: "usd", cents: target },
          href: null,
        });
        sheet.derive("kept.average", {
          id: "save.part",
          label: "A part of what you keep",
          value: { unit: "usd", cents: Math.floor(room / 2) },
        });
        sheet.derive("kept.average", {
          id: "save.months",
          label: "Months to save for it",
          value: { unit: "months", months },
        });
        return reply(
          `Putting {{save.part}} a month toward it, {{asked.amount}} is saved in {{save.months}}. ${roomText(sheet)} So the rest stays free for other things. Make it a savings goal and I'll track the pace.`,
        );
      }
      return reply(
        sentences(
          "Name the price and the date, make it a savings goal, and split it into equal monthly transfers on payday.",
          ifKnown(
            sheet,
            "kept.average",
            "You keep {{kept.average}} of your income in a usual month; that is the most it can take without cutting elsewhere.",
          ),
        ),
      );
    },
  },
  {
    id: "goal-pace",
    match: /\bgoals?\b|on track|when will i (?:reach|have|hit)|ahead or behind/,
    answer: ({ sheet, question }) => {
      const goals = goalNumbers(sheet);
      if (goals.length === 0)
        return cannotTell(
          "You have no savings goals yet. Set one on the goals page, with an amount and a date, and I'll tell you what it takes each month.",
        );
      const meant = /\bmy (\w+) goal\b/.exec(question.plain)?.[1] ?? "";
      const stranger =
        meant !== "" && !/^(?:savings?|financial|first|main|money|biggest|next|other|only|big)$/.test(meant);
      return reply(
        paragraphs(
          sentences(
            stranger ? "I don't see a goal by that name." : goalVerdict(sheet, goals),
            "This is how your savings goals stand:",
          ),
          bullets(goals.map((n) => goalLine(sheet, n))),
          ifKnown(
            sheet,
            "kept.average",
            "You keep {{kept.average}} of your income in a usual month to share among them.",
          ),
        ),
      );
    },
  },
  {
    id: "budget-status",
    match:
      /(?:show|see|check|what(?:'s| is)) (?:me )?(?:my|the) budget|(?:over|under|within|on) (?:my )?budget|budget (?:status|left|doing|going|look)|how(?:'s| is) my budget|left in (?:my|the) budget/,
    answer: ({ sheet, inputs }) => {
      if (!sheet.has("budget.planned"))
        return cannotTell(
          "You haven't set planned amounts for this month. Set a few on the budget page and I'll keep watch.",
        );
      const over = inputs.budgets.filter((budget) => sheet.has(`budget.${budget.category}.over`)).slice(0, 5);
      return reply(
        paragraphs(
          sentences(
            "You planned {{budget.planned}} for this month and used {{budget.used}} of it, {{budget.spent}} in all.",
            ifKnown(sheet, "budget.left", "{{budget.left}} is left in the budget."),
            ifKnown(sheet, "budget.over", "That is {{budget.over}} over."),
          ),
          over.length > 0 ? "Over plan:" : "No category is over plan.",
          bullets(
            over.map(
              ({ category }) =>
                `${categoryName(category)}: {{budget.${category}.over}} over the {{budget.${category}.planned}} planned`,
            ),
          ),
        ),
      );
    },
  },
  {
    id: "make-budget",
    match:
      /(?:make|create|build|set up|start|need|plan|give|draw up|write|suggest|help.*with) (?:a |my |me a |me my |us a )?(?:\w+ )?budget|50.?30.?20|budgeting|how should i budget|budget (?:plan|tips|better)/,
    answer: ({ sheet }) =>
      sheet.has("need.share", "income.average")
        ? reply(
            paragraphs(
              sentences(
                "Here is a month that fits you.",
                "It starts from your own habits on an income of {{income.average}}:",
              ),
              bullets([
                ...topCategories(sheet, "average")
                  .filter((id) => sheet.has(`plan.${id}`))
                  .slice(0, 8)
                  .map((id) => `${categoryName(id)}: {{plan.${id}}}`),
                ifKnown(sheet, "plan.savings", "Savings and extra debt payments: {{plan.savings}}"),
              ]),
              "A common guide is {{guide.needs}} of income for needs, {{guide.wants}} for wants and {{guide.savings}} for savings. Your needs take {{need.share}} of income now and wants {{want.share}}. The Budget Analysis tab has every category with its reason.",
            ),
          )
        : cannotTell(
            "With a linked account and a month of history I can size a budget from your own habits. The common guide is {{guide.needs}} of income for needs, {{guide.wants}} for wants and {{guide.savings}} for savings.",
          ),
  },
  {
    id: "savings-rate",
    match:
      /savings? rate|percentage of my (?:income|pay).*\bsave|sav(?:e|ing|ed) enough|enough (?:saved|savings)|saving (?:too little|well)|(?:good|bad) (?:at saving|saver)|how much (?:am i|do i|have i|did i) sav|(?:percent|share|part) of my income.*sav/,
    answer: ({ sheet, question }) =>
      sheet.has("savings-rate.average")
        ? reply(
            sheet.has("short.average")
              ? "You are not saving right now: in a usual month you spend {{short.average}} more than your income. Closing that gap comes first."
              : sentences(
                  /enough|too little|well|good|bad/.test(question.plain)
                    ? sheet.number("savings-rate.average") >= 20
                      ? "Yes."
                      : "Not quite yet."
                    : "",
                  "You save {{savings-rate.average}} of your income in a usual month, and keep {{kept.average}}.",
                  "Planners suggest {{guide.savings}} for savings and extra debt payments.",
                  /enough/.test(question.plain)
                    ? ifKnown(
                        sheet,
                        "emergency.gap",
                        "First in line is your emergency fund: {{emergency.gap}} of savings is missing to the lower end.",
                      )
                    : "",
                  ifKnown(sheet, "savings-rate.last", "Last month's savings rate was {{savings-rate.last}}."),
                ),
          )
        : cannotTell("I need income and spending of a full month in linked accounts to work out your savings rate."),
  },
  {
    id: "save-more",
    match:
      /\b(?:each|every|per|a) (?:paycheck|payday)\b|save (?:more|faster|money|better|up)|sav(?:e|ing) (?:each|every|a|per) month|how (?:do|can|should) i (?:start )?sav|how much (?:should|could|can) (?:i|we) (?:be )?sav(?:e|ing)|put (?:away|aside)|grow my savings|tips.*sav|sav.*tips/,
    answer: ({ sheet, question }) => {
      const cuts = Object.keys(
        Object.fromEntries(
          sheet
            .all()
            .filter((fact) => /^plan\..*\.less$/.test(fact.id))
            .map((fact) => [fact.id, 1]),
        ),
      ).slice(0, 3);
      if (!sheet.has("spend.average"))
        return cannotTell(
          "With a linked account I can say where there is room. What always helps: a fixed transfer to savings on payday, before anything else is spent.",
        );
      const perPay = /paycheck|payday|payment/.test(question.plain) && sheet.has("payday.amount");
      if (perPay)
        sheet.derive("payday.amount", {
          id: "save.per-pay",
          label: "A fifth of a paycheck",
          value: { unit: "usd", cents: Math.round(sheet.cents("payday.amount") * 0.2) },
        });
      return reply(
        paragraphs(
          perPay
            ? "About {{save.per-pay}} from each paycheck of {{payday.amount}}: {{guide.savings}} is what planners suggest to save."
            : "",
          savingStands(sheet),
          cuts.length > 0 || sheet.has("subscriptions.month") ? "Where more can come from:" : "",
          bullets([
            ...cuts.map((id) => {
              const category = id.split(".")[1] ?? "";
              return `${categoryName(category)}: spend {{plan.${category}.less}} less a month`;
            }),
            ifKnown(
              sheet,
              "subscriptions.month",
              "Subscriptions: {{subscriptions.month}} a month, {{subscriptions.count}} to look through",
            ),
          ]),
          "Move the money on payday, before it can be spent; what is out of sight stays saved.",
        ),
      );
    },
  },
  {
    id: "net-worth",
    match:
      /net worth|total balance|(?:savings|checking) account|how much is in|balances? (?:of|in|on)|how much (?:money )?do i have|how much (?:cash|money) (?:is|have)|my balances?|worth in total|in (?:my|the) (?:bank|accounts?)/,
    answer: ({ sheet, question }) =>
      sheet.has("balance.total")
        ? reply(
            paragraphs(
              sentences(
                /net worth|worth in/.test(question.plain)
                  ? "As far as your linked accounts show it, your net worth is a balance of {{balance.total}}, in {{accounts.count}}."
                  : "Your total balance is {{balance.total}} in {{accounts.count}}.",
                ifKnown(sheet, "balance.cash", "{{balance.cash}} of it is cash in checking and savings."),
                ifKnown(sheet, "balance.investment", "Investments are at {{balance.investment}}."),
                ifKnown(sheet, "owed.cards", "On cards you owe {{owed.cards}}."),
                ifKnown(sheet, "owed.loans", "On loans you owe {{owed.loans}}."),
              ),
              bullets(
                [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
                  .filter((n) => sheet.has(`account.${n}.name`))
                  .map(
                    (n) =>
                      `{{account.${n}.name}}: {{account.${n}.balance}}${sheet.get(`account.${n}.balance`)?.label === "Owed" ? " owed" : ""}`,
                  ),
              ),
            ),
          )
        : cannotTell("No account is linked, so I can't see your balances."),
  },
  {
    id: "irregular-income",
    match: /irregular|freelanc|\bgigs?\b|variable income|income (?:varies|changes)|self[- ]employed|commission/,
    answer: ({ sheet }) =>
      reply(
        sentences(
          "With income that moves, pay yourself a steady salary: let everything arrive in savings and move the same amount to checking each month, sized by a lean month rather than a good one.",
          ifKnown(
            sheet,
            "need.average",
            "Your needs come to {{need.average}} in a usual month; that is the least it has to cover.",
          ),
          "Set tax money aside as it arrives, and make the cushion larger: {{guide.emergency-high}} of needs.",
        ),
      ),
  },
  {
    id: "giving",
    match: /\btith|\bcharit|donat|giv(?:e|ing) (?:more|to|away)/,
    answer: ({ sheet }) =>
      reply(
        sentences(
          "Giving is your own choice, and I never suggest cutting it.",
          ifKnown(
            sheet,
            "spend.charitable_giving.average",
            "You spend {{spend.charitable_giving.average}} a month on Charitable Giving.",
          ),
          ifKnown(sheet, "spend.tithe.average", "Your Tithe spending is {{spend.tithe.average}} a month."),
          ifKnown(
            sheet,
            "kept.average",
            "You keep {{kept.average}} of your income in a usual month, so you can see what more would take.",
          ),
        ),
      ),
  },
  {
    id: "how-am-i-doing",
    match:
      /\b(?:am|are) (?:i|we) (?:poor|rich|in trouble|in (?:good|bad) shape|good with|doing)|how (?:bad|good) is it|(?:tell|show) me (?:about |everything about )?my (?:money|finances|situation)|\b(?:give|any|need|some) (?:me )?(?:some )?(?:advice|tips|help)\b|overview|how am i doing|how (?:are|r|is) my (?:finances|money)|financial health|(?:am i|are we) (?:ok|okay|doing well|in good shape)|overall|health score|big picture|what should i (?:do|focus on|work on)|where (?:do|should) i start|next step|priorit/,
    answer: ({ sheet }) => {
      const draft = draftHealth(sheet);
      if (!draft)
        return cannotTell("Link an account and I'll give you the whole picture: savings, debt, spending and credit.");
      const texts = (prefix: string) =>
        Object.entries(draft.prose).flatMap(([key, text]) => (key.startsWith(prefix) ? [text] : []));
      return reply(
        paragraphs(
          draft.prose["withheld"] ??
            sentences("Your health score is {{health.score}} out of {{health.full}}.", draft.prose["held"] ?? ""),
          texts("strength-").length > 0 ? "What is strong:" : "",
          bullets(texts("strength-")),
          texts("advice-").length > 0 ? "What helps most now:" : "",
          bullets(texts("advice-").slice(0, 3)),
        ),
      );
    },
  },
];
