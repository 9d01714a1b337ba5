// The guide to what is planned and looked at: the budget, goals, reports, the week, credit, and the coach itself.

import { anyOf, anyWordOf, inOrder } from "~/domain/language/pattern";
import { ADDS, at, CHANGES, type GuideTopic, REMOVES, SEES } from "./topic";

const ORDER = "^(?:(?:please|can you|could you|hey|ok) )*";
const AMOUNT = "\\$?\\d[\\d,.]*(?: (?:dollars|bucks))?(?: more)? ";

export const PLAN_GUIDE: readonly GuideTopic[] = [
  {
    id: "budget-move",
    does: /\b(?:move|moving|shift|transfer|reallocate|cover)\b/,
    thing: /\b(?:budgets?|categor(?:y|ies) to another|between categories|from one category)\b/,
    withFigure: new RegExp(`${ORDER}(?:move|shift|transfer|take) ${AMOUNT}(?:from|out of) .+ (?:to|into) .*\\bbudget$`),
    says: () => ({
      lead: "You move money between categories on the Budget page:",
      steps: [
        "Open Budget, and “Move money”.",
        "Choose from which category, to which one, and the amount.",
        "Choose “Move it”. It holds for this month, and can be undone there.",
      ],
    }),
    screen: at("Open Budget", "/budget"),
  },
  {
    id: "budget-rollover",
    does: /\b(?:roll\w*|carry|carries|keep|turn on|use|work)\b/,
    thing: /\b(?:rollovers?|roll over|carry over|carries over|leftover budget|unused budget|next month budget)\b/,
    alone: /\brollover\b|\bbudgets? (?:carry|roll) over\b/,
    says: () => ({
      lead: "What is left of a category can carry over:",
      steps: [
        "Open Budget and edit the category.",
        "Tick “Carry leftover or overspent amounts into next month”, then “Save Amount”.",
      ],
    }),
    screen: at("Open Budget", "/budget"),
  },
  {
    id: "budget-set",
    does: /\b(?:set(?! up)|setting|add|change|changing|edit|editing|adjust|update|delete|remove|increase|raise|lower|plan)\b/,
    thing: /\bbudgets?\b|\bbudgeted amounts?\b/,
    unless: anyWordOf(
      /stick to|keep to|stay (?:in|within|under)|realistic|good|better|on track|left|doing|50|should|decide/,
      /figure out|help me|for me|income|realistic|not|last|rest|family|can i/,
    ),
    says: () => ({
      lead: "You set a category's amount on the Budget page:",
      steps: [
        "Open Budget. A category with spending has a field for its amount; tap it and type.",
        "One that isn't in the list you find under “Plan a category”; choose “Set amount”.",
      ],
      note: "The amount holds every month until you change it; 0 takes it out of the plan. Or tell me: “set my grocery budget to” an amount.",
    }),
    screen: at("Open Budget", "/budget"),
  },
  {
    id: "goal-add",
    does: new RegExp(`\\b${ADDS}\\b`),
    thing: /\b(?:goals?|savings goals?|debt goals?|savings target)\b/,
    unless:
      /\b(?:money|payments?|deposit|put|contribut\w+|cash|funds|account)\b.*\bgoals?\b|\bmake (?:my|the|our|this|that|these) goals?\b/,
    says: () => ({
      lead: "You make a goal on the Goals page:",
      steps: [
        "Choose “Create New Goal”, and whether it is a savings goal or a debt goal.",
        "Give it a name, a target amount and a date, and save it.",
      ],
      note: "“Linked account” lets a goal follow an account by itself.",
    }),
    screen: at("Create a goal", "/goals?dialog=add"),
  },
  {
    id: "goal-money-in",
    does: /\b(?:add|adding|put|deposit|contribute|record|log|make|enter)\b/,
    thing: /\b(?:money|payments?|deposits?|cash|savings|contributions?|funds)\b.*\b(?:goals?)\b/,
    withFigure: anyOf(
      new RegExp(`${ORDER}(?:add|put|throw|deposit|record|log) ${AMOUNT}(?:to|in|into|toward|towards|on) .*\\bgoal$`),
      inOrder(
        /\b(?:moved|transferred|put|added|deposited|sent) \$?\d.*\b(?:fund|goal|savings)\b.*/,
        /\b(?:can|could|please|how do|will) (?:you |i |we )?(?:\w+ )?/,
        /(?:add|record|log|count|enter|update|mark) (?:it|that|this)\b/,
      ),
    ),
    unless: /\b(?:more|faster|deadline|what)\b/,
    says: () => ({
      lead: "You record it on the goal's card:",
      steps: ["Open Goals and find the goal.", "Type the amount; “Add Money” for savings, “Make Payment” for a debt."],
      note: "The money itself you move in your bank's app. A goal with a linked account follows that account by itself.",
    }),
    screen: at("Open Goals", "/goals"),
  },
  {
    id: "goal-money-out",
    does: /\b(?:take|taking|withdraw\w*|remove|pull|subtract|reduce|use|spend)\b/,
    thing:
      /\b(?:money|cash|funds|amount|dollars|some|savings)\b.*\b(?:goals?)\b|\bfrom (?:a|my|the) (?:savings )?goals?\b/,
    says: () => ({
      lead: "You lower what a goal holds on its card:",
      steps: ["Open Goals and choose Edit on the goal, the pencil.", "Lower “Saved so far”, and save."],
      note: "The money itself you move in your bank's app. A goal with a linked account follows that account by itself.",
    }),
    screen: at("Open Goals", "/goals"),
  },
  {
    id: "goal-change",
    does: /\b(?:change|changing|edit|editing|rename|update|adjust|delete|remove|pause|link|fix)\b/,
    thing: /\bgoals?\b/,
    unless: /\bget rid of\b|\bmoney\b/,
    says: () => ({
      lead: "You change a goal on its card:",
      steps: [
        "Open Goals.",
        "The pencil on a goal edits its name, its amounts, its date and its linked account; the bin deletes it.",
      ],
    }),
    screen: at("Open Goals", "/goals"),
  },
  {
    id: "week",
    does: new RegExp(`\\b(?:${SEES}|get|read|what is)\\b`),
    thing: /\b(?:weekly (?:review|summary|report|recap|email|mail)|review of (?:my|the) week)\b/,
    alone: /\bweekly (?:review|summary|recap|report|email)\b|\byour week\b/,
    unless: /\bspen[dt]\b/,
    says: () => ({
      lead: "“Your week” looks back at the last week from Sunday to Saturday: what it came to, what changed and why, what is due next, and one question.",
      note: "“Email this to me” on that page leads to the notices, where you turn the mail on.",
    }),
    screen: at("Open Your week", "/week"),
  },
  {
    id: "cash-flow",
    does: new RegExp(`\\b(?:${SEES}|use|what is)\\b`),
    thing:
      /\b(?:cash flow (?:page|screen|calendar|forecast)|bills? calendar|safe to spend (?:page|figure)|forecast (?:page|screen))\b/,
    alone: /\b(?:cash flow (?:page|screen|calendar)|bills? calendar|forecast (?:page|screen))\b/,
    says: () => ({
      lead: "Cash flow draws the next 90 days of an account: what comes, what goes, and which day is the lowest, with a calendar of your bills.",
    }),
    screen: at("Open Cash flow", "/cash-flow"),
  },
  {
    id: "report",
    does: new RegExp(`\\b(?:${SEES}|run|get|make|create)\\b`),
    thing: /\b(?:reports?|income vs spending|spending trends?|charts?|graphs?|pie chart)\b/,
    unless: /\b(?:credit|export\w*|print\w*|spending on|bug|problem)\b/,
    says: () => ({
      lead:
        "The Dashboard has “Income vs Spending” with a report period of your choice, and “Spending Trends” by " +
        "month. A category's own page shows its twelve months.",
      note: "You can ask me for a chart, too: “show my grocery spending by month”.",
    }),
    screen: at("Open the Dashboard", "/"),
  },
  {
    id: "print",
    does: /\b(?:print\w*|paper|pdf)\b/,
    thing:
      /\b(?:reports?|page|screen|budget|my transactions|this|it|answer|summary|something|copy|statement|list|dashboard|pdf)\b/,
    alone: /\bprint(?:ing)? (?:this|a|the|my) (?:reports?|page|screen|budget|list|dashboard|statement)\b/,
    unless: /\b(?:prompt|rules|text above|fine print)\b/,
    isOrdered: true,
    says: () => ({
      lead:
        "Every page prints as it stands: use your browser's own Print, or save it as a PDF from there. " +
        "Menus and buttons stay off the paper, and what is folded up stands open.",
    }),
    screen: at("Open the Dashboard", "/"),
  },
  {
    id: "credit",
    does: new RegExp(`\\b(?:${ADDS}|${CHANGES}|${SEES})\\b`),
    thing:
      /\bcredit (?:simulator|assessment|form|page|screen|score by hand)\b|\bmy credit score (?:in|into|to) (?:the app|here)\b/,
    says: () => ({
      lead: "The Credit Simulator works from what you enter: your score, your payments, your limits.",
      steps: ["Open Credit.", "Fill the form in, or choose “Update Assessment” to enter new values."],
    }),
    screen: at("Open Credit", "/credit"),
  },
  {
    id: "what-if",
    does: new RegExp(`\\b(?:${SEES}|try|use|run|simulate)\\b`),
    thing: /\b(?:what if(?: page| screen| tool)?|simulator|scenarios?)\b/,
    alone: /\bwhat if (?:page|screen|tool)\b/,
    unless: /\bwhat if (?:i|we|my|the)\b|\bcredit\b/,
    says: () => ({
      lead: "“What if?” tries a change before you make it: a rent, a car, a child, another job. Nothing is saved, and every assumption can be changed.",
    }),
    screen: at("Open What if?", "/what-if"),
  },
  {
    id: "conversations",
    does: new RegExp(`\\b(?:${REMOVES}|${SEES}|start|save)\\b`),
    thing: /\b(?:conversations?|chats?|chat history|(?:my|old|earlier|past) questions|what i asked|messages)\b/,
    alone: /\bwhat (?:i|we) (?:have )?asked (?:you|before|here|the coach|earlier)\b/,
    unless: /\bgoals?\b/,
    isOrdered: true,
    says: () => ({
      lead: "What you ask is kept under Conversations, beside this one:",
      steps: [
        "Open the coach; each conversation is named by its first question.",
        "A conversation can be deleted by itself, or “Delete all” deletes them together.",
        "“New conversation” starts an empty one.",
      ],
    }),
    screen: at("Open the coach", "/coach?tab=ask"),
  },
  {
    id: "interview",
    does: new RegExp(`\\b(?:${ADDS}|${CHANGES}|${SEES}|redo|take|repeat|do)\\b`),
    thing: /\b(?:interview|questionnaire|about you page|what (?:you|the coach) knows? (?:of|about) me)\b/,
    says: () => ({
      lead: "The Financial Interview is ten quick questions; your coach makes a plan of them. You can take it again at any time.",
      note: "“About You” shows what you said beside what your accounts show, and lets you say which holds.",
    }),
    screen: at("Open the interview", "/coach/interview"),
  },
];
