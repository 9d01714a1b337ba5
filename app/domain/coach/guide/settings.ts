// The guide to settings and sign-in: notices, theme, time zone, password, devices, phone, keys.

import { anyOf, anyWordOf } from "~/domain/language/pattern";
import { LOCK_MINUTES } from "~/texts/settings";
import { at, CHANGES, type GuideTopic, PROGRAM, SEES } from "./topic";

export const SETTINGS_GUIDE: readonly GuideTopic[] = [
  {
    id: "notices",
    does: anyWordOf(
      /turn (?:on|off)|stop|disable|enable|mute|get|getting|receive|set|setting|change|manage|switch (?:on|off)/,
      /no more|too many|where are|unsubscribe|want|have|find|send/,
    ),
    thing:
      /\b(?:notices?|notifications?|alerts?|emails?|e mails?|mails?|push|reminders? (?:settings?|emails?)|texts?|text messages)\b/,
    alone: anyOf(
      /\b(?:notifications?|alerts?|notices?) (?:settings?|page|preferences|options)\b/,
      /^(?:(?:please|pls|hey|ok|can you|could you|will you) )*remind me (?=.*\b(?:before|the day|a day|days)\b)(?!.*\b(?:what|how|which)\b)/,
    ),
    withFigure:
      /^(?:(?:please|pls|hey|ok|can you|could you|will you) )*remind me (?=.*\b(?:before|the day|a day|days)\b)(?!.*\b(?:what|how|which)\b)/,
    unless:
      /\b(?:fraud alerts?|email address|e mail address|change (?:my )?e ?mail|feedback|statement|receipt|weekly)\b/,
    isOrdered: true,
    isOwn: true,
    says: () => ({
      lead: "You choose what you're told, and where, under Settings, “Notices”:",
      steps: [
        "Tick Bell, Email or Push beside each kind: bills, balances, spending, goals and others.",
        "Choose “Save notices”.",
        "For Push, also choose “Turn on on this device” below.",
      ],
      note: "Mails about your sign-in and your payments always come.",
    }),
    screen: at("Open Notices", "/settings#notices"),
  },
  {
    id: "hide-amounts",
    does: /\b(?:hid(?:e|ing)|blur\w*|mask|not show)\b/,
    thing: /\b(?:amounts?|numbers?|balances?|figures|dollar signs|my screen|privacy mode|money on)\b/,
    alone: /\b(?:privacy mode|hide (?:my |the |all )*(?:amounts|balances|numbers|figures))\b/,
    unless: /\b(?:how much|account number|what are|list|show (?:me )?(?:my|all|the|our) (?:\w+ )?balances?)\b/,
    isOrdered: true,
    says: () => ({
      lead: "“Hide amounts” is in the menu on every page: one tap hides all amounts on this device, another shows them again.",
      note: "It's under Settings, “On this device”, too.",
    }),
    screen: at("Open Settings", "/settings#display"),
  },
  {
    id: "theme",
    does: new RegExp(`\\b(?:${CHANGES}|turn (?:on|off)|use|have|enable|make|${SEES})\\b`),
    thing: /\b(?:dark|light|night) ?(?:mode|theme)?\b|\b(?:themes?|colors? of the app|appearance|background)\b/,
    alone: /\b(?:dark|light|night) (?:mode|theme)\b/,
    unless: /\b(?:light bill|power|electric\w*|at night|night out|late night|light company)\b/,
    isOrdered: true,
    says: () => ({
      lead: "Under Settings, “On this device”, choose the theme: System, Light or Dark. Each device keeps its own.",
    }),
    screen: at("Open Settings", "/settings#display"),
  },
  {
    id: "time-zone",
    does: new RegExp(`\\b(?:${CHANGES}|${SEES}|use)\\b`),
    thing: /\b(?:time ?zones?|my zone|clock)\b/,
    alone: /\btime ?zones?\b/,
    isOrdered: true,
    isOwn: true,
    says: () => ({
      lead: "Under Settings, “Time zone”, choose in which zone your days are counted; then “Save time zone”.",
      note: "Weeks run from Sunday to Saturday, and months from the 1st.",
    }),
    screen: at("Open Time zone", "/settings#time-zone"),
  },
  {
    id: "week-start",
    does: /(?!)/,
    thing: /(?!)/,
    alone: anyOf(
      /\bwhat (?:counts as|is|do you (?:count|mean) (?:as|by)) (?:a|one|your) (?:week|month)\b(?! (?:of|in|at|for|like)\b)/,
      /\b(?:when|what day|which day) (?:do|does) (?:a|the|your|my) (?:weeks?|months?) (?:start|begin)\b/,
      /\bweeks? (?:start|begin)s? on\b/,
    ),
    says: () => ({
      lead: "Weeks run from Sunday to Saturday, and months from the 1st, both in the time zone that you set.",
    }),
    screen: at("Open Time zone", "/settings#time-zone"),
  },
  {
    id: "name",
    does: new RegExp(`\\b${CHANGES}\\b`),
    thing: /\b(?:my (?:first |last |user ?)?name|username|user name|profile|e ?mail(?: address)?)\b/,
    unless: /\b(?:merchants?|shops?|stores?|notif\w+|transactions?)\b/,
    isOrdered: true,
    isOwn: true,
    says: () => ({
      lead: "Under Settings, “Name and email”, you change your first name, last name and username; then “Save profile”.",
      note: "The email address can't be changed there. Write to us under Feedback if it has to be another one.",
    }),
    screen: at("Open Settings", "/settings#you"),
  },
  {
    id: "password",
    does: /\b(?:change|changing|reset|resetting|update|set|edit|recover)\b/,
    thing: /\b(?:passwords?|passcode)\b/,
    unless: /\b(?:bank|wifi|netflix|other|somebody|someone|admin|husband|wife|her|his|their)\b/,
    isOrdered: true,
    isOwn: true,
    says: () => ({
      lead: "You change it under Security, “Password”:",
      steps: [
        "Type your current password, and the new one twice.",
        "Choose “Change password”. Your other devices are signed out.",
      ],
      note: "If you've forgotten it, log out and choose “Forgot password?” on the login page.",
    }),
    screen: at("Open Security", "/security"),
  },
  {
    id: "two-step",
    does: /\b(?:two|2|multi|second|extra|face|touch|passkeys?|mfa|2fa|fingerprint)\b/,
    thing:
      /\b(?:two|2|multi|second) (?:factor|step)\b|\b(?:2fa|mfa|passkeys?|face id|touch id|fingerprint|authenticator)\b/,
    alone:
      /\b(?:(?:two|2|multi) (?:factor|step)|2fa|mfa|passkeys?|face id|touch id|authenticator app|fingerprint (?:login|lock))\b/,
    isOrdered: true,
    says: () => ({
      lead: "There's no two-step sign-in or face login yet: you log in with your username and password.",
      steps: [
        "Security lists the devices that are signed in, and signs them out.",
        `Settings, “Lock on this device”, asks for your password after ${LOCK_MINUTES} minutes away.`,
      ],
    }),
    screen: at("Open Security", "/security"),
  },
  {
    id: "lock",
    does: /\b(?:lock\w*|pin|protect)\b/,
    thing: /\b(?:the app|this app|my phone|this device|my screen|app lock|pin|screen)\b/,
    alone: /\b(?:app lock|lock (?:the|this) (?:app|device)|pin code)\b/,
    unless: /\b(?:rate|money|savings|cd)\b/,
    isOrdered: true,
    isOwn: true,
    says: () => ({
      lead: `Under Settings, “Lock on this device”, choose “Turn the lock on”: after ${LOCK_MINUTES} minutes away this device asks for your password.`,
    }),
    screen: at("Open Lock on this device", "/settings#lock"),
  },
  {
    id: "devices",
    does: /\b(?:sign|log|see|which|kick|remove|where am i|list)\b/,
    thing: anyWordOf(
      /(?:sign|log|signed|logged) (?:out|in)(?: of| on| from)? (?:\w+ )*(?:devices?|everywhere|phones?|computers?)/,
      /other devices|which devices|signed in devices|old phone/,
    ),
    isOrdered: true,
    says: () => ({
      lead: "Security lists each signed-in device. “Sign out” ends one of them, “Sign out all other devices” ends all but this one.",
    }),
    screen: at("Open Security", "/security"),
  },
  {
    id: "offline",
    does: /\b(?:work|works|use|read|see|available|without|no)\b/,
    thing: /\boff ?line\b|\b(?:without|no) (?:an |any )?(?:internet|connection|wifi|signal|service)\b/,
    alone: /\boff ?line (?:mode|reading|use)\b|\b(?:work|use (?:it|this)|works) off ?line\b/,
    unless: /\b(?:internet bill|spen[dt]|paying|store)\b/,
    says: () => ({
      lead: "You can read your last dashboard without a connection: under Security, “Reading offline”, choose “Keep my dashboard on this device”.",
      note: "It's encrypted, opens for your sign-in only, and is removed when you log out or after a week.",
    }),
    screen: at("Open Security", "/security"),
  },
  {
    id: "phone",
    does: /\b(?:use|install\w*|download|get|have|is there|work|works|available|put|add|open)\b/,
    thing: anyWordOf(
      /(?:on|for|to) (?:my |an? |the )?(?:iphone|phone|android|ipad|tablet|mobile|home screen|cell)|mobile app/,
      /phone app|iphone app|android app|app store|play store|an app|the app/,
    ),
    alone: /\b(?:mobile app|phone app|iphone app|android app|install (?:the|this) app|app store)\b/,
    unless: /\b(?:bill|plan|cost|paid|pay|insurance|credit|budget|spen[dt])\b/,
    isOrdered: true,
    says: () => ({
      lead: "It works in any phone's browser, and you can put it on the home screen like an app:",
      steps: [
        "iPhone: open it in Safari, tap Share, then “Add to Home Screen”.",
        "Android: open it in Chrome, and choose Install in the menu.",
      ],
      note: "“Install App” shows the steps; it isn't in an app store.",
    }),
    screen: at("Open Install App", "/install"),
  },
  {
    id: "feedback",
    does: /\b(?:send|give|leave|contact|report|talk|reach|write|call|email|speak|tell|suggest|request|is there|chat|get)\b/,
    thing: new RegExp(
      `\\b(?:feedback|support|customer service|a bug|bugs|a problem (?:with|in) ${PROGRAM}|feature|suggestion|` +
        "developers?|a human|a real person|help desk|your team)\\b",
    ),
    alone: /\b(?:feedback|customer (?:service|support)|contact (?:you|us|support)|report a bug|feature request)\b/,
    unless: /\b(?:child support|spousal|bank|lender|card company)\b/,
    isOrdered: true,
    says: () => ({
      lead: "Write to us under Feedback: choose a type, a title and your message. A person reads every one.",
    }),
    screen: at("Open Feedback", "/feedback"),
  },
  {
    id: "keys",
    does: new RegExp(`\\b(?:${SEES}|use|what are|turn off)\\b`),
    thing: /\b(?:keyboard|shortcuts?|hot ?keys|keys)\b/,
    alone: /\b(?:keyboard (?:shortcuts?|keys)|hot ?keys|shortcut keys|shortcuts)\b/,
    says: () => ({
      lead: "Press ? on any screen for the list of keys. The ones used most:",
      steps: [
        "Ctrl K (Command K on a Mac) finds anything.",
        "J and K go from row to row, Enter opens, E edits.",
        "In the Review, the digits pick a category and S skips.",
      ],
      note: "Keys of one letter can be turned off in the same list.",
    }),
    screen: at("Open Transactions", "/transactions"),
  },
  {
    id: "undo",
    does: /\b(?:undo|undoing|take (?:it |that |this )?back|revert|reverse|restore|go back)\b/,
    thing: /\b(?:that|it|this|what i|mistake|change|changes|last|import|something|delet\w+|undo|done|did)\b/,
    alone: /\bundo\b/,
    unless: /\b(?:damage|payment|charge|to the beginning|spen[dt])\b/,
    isOrdered: true,
    says: () => ({
      lead: "Most changes have an “Undo” right after them, in the message at the bottom of the screen.",
      steps: [
        "The Budget page keeps it for today's last change of several amounts.",
        "What I did for you has “Undo” under my answer.",
        "An import you take back on its page, under “Past imports”.",
      ],
      note: "A disconnected account or a deleted account can't be brought back.",
    }),
    screen: at("Open Import", "/import"),
  },
  {
    id: "language",
    does: new RegExp(`\\b(?:${CHANGES}|use|speak|have|available|work|is there|support)\\b`),
    thing: /\b(?:languages?|spanish|english|french|german|espanol)\b/,
    unless: /\b(?:class|classes|lessons?|spen[dt]|course|tutor)\b/,
    says: () => ({
      lead: "The screens are in English. The commonest questions you can ask me in Spanish, and I answer in Spanish.",
    }),
    screen: at("Open Settings", "/settings"),
  },
  {
    id: "currency",
    does: new RegExp(`\\b(?:${CHANGES}|use|have|support|show)\\b`),
    thing: /\b(?:currenc(?:y|ies)|euros?|pounds|pesos|canadian dollars)\b/,
    unless: /\b(?:spen[dt]|trip|travel|exchange|fees?|convert)\b/,
    says: () => ({
      lead: "Totals are in US dollars. Accounts in other currencies show their balance, and their transactions aren't added up.",
    }),
    screen: at("Open Accounts", "/accounts"),
  },
];
