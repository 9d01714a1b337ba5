// What is free to spend, what a price is held against, and where less could be spent.

import { bullets, ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { type CoachIntent, reply, cannotTell } from "~/domain/coach/intents";
import { categoryName } from "~/domain/categories/list";
import { topCategories } from "~/domain/coach/facts/cash";
import type { FactSheet } from "~/domain/coach/facts/fact";
import { anyOf } from "~/domain/language/pattern";

/** The subscription that costs most. */
function dearest(sheet: FactSheet): string {
  const [most] = sheet
    .all()
    .filter(({ id }) => /^subscription\.\d\.amount$/.test(id))
    .sort((a, b) => sheet.cents(b.id) - sheet.cents(a.id));
  return most ? `The most expensive is {{${most.id.replace("amount", "name")}}}: {{${most.id}}} a month.` : "";
}

export const FREE_INTENTS: readonly CoachIntent[] = [
  {
    id: "safe-to-spend",
    match: anyOf(
      /\bleft (?:over )?after\b|disposable|(?:money|cash|much).*\b(?:i(?: have)? got|do i have) left/,
      /safe(?:ly)? to spend|(?:how much|what) can i (?:safely )?spend|left to spend|spending money/,
      /until (?:i get paid|(?:the |my )?next pay|pay ?day)|before (?:i get paid|(?:the |my )?next pay|pay ?day)/,
      /run(?:ning)? (?:out|short)|overdra(?:w|ft)|make it to (?:pay ?day|the end)/,
      /(?:have|money|left).* end of the month|have left (?:this|until|for)/,
    ),
    answer: ({ sheet, question }) => {
      const fears = /run (?:out|short)|overdra|make it/.test(question.plain);
      const low = ifKnown(
        sheet,
        ["low.amount", "low.day"],
        "Within two weeks, though, what I expect to leave makes checking {{low.amount}} short by {{low.day}}.",
      ).replace("two weeks", "the next weeks");
      if (sheet.has("safe.amount"))
        return reply(
          sentences(
            fears ? (low ? "It may get tight." : "Not by what I can see.") : "",
            "After the bills I know of, {{safe.amount}} of your checking is free until {{safe.until}}.",
            ifKnown(
              sheet,
              "budget.left",
              "Your budget for the month has {{budget.left}} left, so the smaller of the figures is the safer guide.",
            ),
            low,
            "Bills that don't repeat can't be seen ahead, so leave a little room.",
          ),
        );
      if (sheet.has("safe.short"))
        return reply(
          sentences(
            "Careful here: the bills I know of come to {{safe.short}} more than your checking holds until {{safe.until}}.",
            sheet.cents("balance.savings") >= sheet.cents("safe.short")
              ? "You could cover it from savings ({{balance.savings}}) or ask for a later due date before the bill bounces."
              : "Ask for a later due date before the bill bounces.",
          ),
        );
      return cannotTell("I need a linked checking account to see what is free to spend.");
    },
  },
  {
    id: "afford",
    match:
      /\bafford\b|can (?:i|we) (?:buy|get|spend|book|go on|do)|should i buy|enough (?:money )?(?:for|to buy)|is it ok to (?:buy|spend)/,
    answer: ({ sheet }) =>
      cannotTell(
        sentences(
          "Tell me the price in dollar figures and I'll hold it against what you have.",
          ifKnown(
            sheet,
            "safe.amount",
            "For orientation: after the bills I know of, {{safe.amount}} of your checking is free until {{safe.until}}.",
          ),
          ifKnown(sheet, "kept.average", "In a usual month you keep {{kept.average}} of your income."),
        ),
      ),
  },
  {
    id: "cut-spending",
    match: anyOf(
      /where (?:can|could|should|do) (?:i|we) (?:save|cut|trim)|(?:worst|bad) (?:\w+ )?habit/,
      /cut (?:back|down|out|my|costs?|spending|expenses|\$)|(?:where|what) (?:can|could|should) i cut|impulse/,
      /stop (?:buying|shopping)|spend less|reduce (?:my )?(?:spending|expenses|costs)|trim|save on|overspend/,
      /stop spending|lower my (?:bills|expenses|spending)/,
    ),
    answer: ({ sheet, question }) => {
      const wants = topCategories(sheet, "average")
        .filter((id) => sheet.has(`plan.${id}.less`))
        .slice(0, 3);
      if (!sheet.has("spend.average"))
        return cannotTell(
          "I need a month of spending to see what could give. Link the account your everyday spending goes through.",
        );
      const list = wants.map((id) => `${categoryName(id)}: from {{spend.${id}.average}} to {{plan.${id}}}`);
      const habit = /overspen|impulse|stop|control/.test(question.plain)
        ? "A few habits help. Each week, move a set amount for wants to a separate card and use only " +
          "that. Wait a day before you buy anything unplanned. And remove saved cards from the stores you visit " +
          "most."
        : "";
      if (list.length === 0)
        return reply(
          paragraphs(
            habit,
            sentences(
              "By the figures your wants fit your income already, so there's no need for big cuts.",
              ifKnown(
                sheet,
                "subscriptions.month",
                "If you want to trim, subscriptions of {{subscriptions.month}} a month are the easiest place to look.",
              ),
            ),
          ),
        );
      return reply(
        paragraphs(
          habit,
          "Small cuts in your largest wants do most, and needs can stay as they are:",
          bullets(list),
          ifKnown(
            sheet,
            "subscriptions.month",
            "Subscriptions come to {{subscriptions.month}} a month; cancelling what you don't use hurts least.",
          ),
        ),
      );
    },
  },
  {
    id: "subscriptions",
    match: /subscription|recurring charge|streaming|cancel (?:anything|something)|memberships?\b/,
    answer: ({ sheet, question }) => {
      if (!sheet.has("subscriptions.month"))
        return cannotTell(
          "I don't see regular subscriptions in your transactions yet. It takes some history to tell them apart from single purchases.",
        );
      const list = (kind: "subscription" | "line") =>
        bullets(
          [1, 2, 3, 4, 5, 6, 7, 8]
            .filter((n) => sheet.has(`${kind}.${n}.name`))
            .map((n) => `{{${kind}.${n}.name}}: {{${kind}.${n}.amount}} a month`),
        );
      const [free, lines] = [list("subscription"), list("line")];
      return reply(
        paragraphs(
          /most expensive|biggest|largest|dearest|priciest|costs? (?:me )?(?:the )?most/.test(question.plain)
            ? dearest(sheet)
            : "",
          "You have {{subscriptions.count}}, together {{subscriptions.month}} a month or {{subscriptions.year}} a year.",
          free
            ? paragraphs(
                "These can be cancelled at once:",
                free,
                "For each one: have you used it lately, and would you sign up again today? If not, start with the most expensive.",
              )
            : "",
          lines
            ? paragraphs(
                sheet.has("subscriptions.with-plans")
                  ? "Cable, internet and phone are bills, and with them it's {{subscriptions.with-plans}} a " +
                      "month. They're harder to do without, but a cheaper plan is often a single call away:"
                  : "Cable, internet and phone are bills that are harder to do without, but a cheaper plan is often a single call away:",
                lines,
              )
            : "",
        ),
      );
    },
  },
];
