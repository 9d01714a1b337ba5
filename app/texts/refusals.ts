// What is said where something can't be done, by subject. For the server: what a form checks by itself stands with its screen.

import { grouped } from "~/domain/money";

const AS_DOWNLOADED = "Please choose the archive as it was downloaded.";

export const REFUSALS = {
  any: {
    notLoggedIn: "Please log in.",
    nothingToTakeBack: "There's nothing to take back.",
    cannotUndo: "It's too late to undo this.",
    confirmPassword: "Please confirm your password first.",
    adminsOnly: "Access Denied",
    tooManyAttempts: "Too many attempts. Please wait a moment and try again.",
    manyLoggingIn: "Many people are logging in right now. Please try again in a moment.",
  },
  files: {
    tooMany: "That are too many files at once.",
    noRoom: "There's no room for these files right now. Please try again later.",
    damaged: "This archive is damaged. Please download it again.",
    unpacksTooLarge: "This archive unpacks to more than can be read here.",
    chooseAlone: "Please choose it by itself.",
  },
  accounts: {
    unknown: "We couldn't find that account.",
    fromBank: "This account's transactions come from its bank. Please choose one that is kept by hand.",
    closed: "This account is closed.",
    dayToCome: "That day is yet to come.",
    noRepeat: "We couldn't find that.",
    beginsFar: "Please begin at most a year from today.",
    endsBefore: "That is before it begins.",
    tooManyRepeats: (most: number): string => `There can be ${most} of these. Please delete one first.`,
    tooMany: (most: number): string => `There can be ${most} accounts. Please remove one first.`,
  },
  archive: {
    demo: "The demo account is shared by everyone, so no archive can be brought into it.",
    tooOften: "That were many archives. Please wait a while and try again.",
    tooLarge: "This archive is larger than 10 MB.",
    notEmpty: "An archive only goes into an empty account, and this one isn't empty.",
    unfitting:
      "What this archive holds doesn't fit together, so nothing was brought in. Please choose the archive as it was downloaded.",
    newer: "This archive was made by a newer version. Please update this server first.",
    unreadable: (file: string): string => `${file} can't be read. ${AS_DOWNLOADED}`,
    unreadableLine: (file: string, line: number, field?: string): string =>
      `${file}, line ${line} can't be read${field ? `, at "${field}"` : ""}. ${AS_DOWNLOADED}`,
    unknownFormat: "There's no such format.",
    tooManyRows: (most: number): string => `This archive holds more than ${grouped(most)} rows.`,
  },
  bank: {
    unknownConnection: "We couldn't find that connection.",
    hasAccounts: "This connection has accounts. Please disconnect them one by one.",
    refreshFailed: "Failed to refresh transactions. Please try again later.",
    unreachable: "The bank connection service can't be reached. Please try again in a few minutes.",
    noToken: "This isn't a token of the bank connection.",
    alreadyConnected: "This bank account is already connected.",
    noSuchPage: "We couldn't find that.",
    pageExpired: "This bank page has expired. Please start again.",
    noAccountChosen: "Choose at least one account.",
    visitOver: "This visit to the bank can't be continued. Please start again.",
  },
  billing: {
    eventUnchecked: "The event couldn't be checked. Please send it again.",
  },
  budget: {
    notThisMonth: "This month can't be planned.",
    onlyAhead: "Only this month and those ahead can be planned like this.",
    notMoved: "Nothing was moved",
  },
  categories: {
    unknown: "We couldn't find that category.",
    another: "Choose another one of your categories.",
    choose: "Choose a category.",
    tooMany: (most: number): string => `You have ${most} categories. Please delete one you no longer need first.`,
  },
  coach: {
    tooOften: "That was a lot of questions at once. Please wait a moment.",
    noLongerAsked: "This is no longer asked. Please look again.",
    answerGone: "This answer is no longer here. Please ask again.",
    answerCleared: "This answer was cleared. Please ask again.",
    unknownCategory: "This category isn't known.",
    chooseCategory: "Please choose a category.",
    noSuchQuestion: "There's no such question.",
    noInterview: "The plan is made of the interview. Please take it first.",
    chooseDay: "Please choose a day.",
    stepGone: "This step is no longer in your plan.",
  },
  feedback: {
    tooOften: "That was a lot of feedback at once. Please wait a while.",
  },
  goals: {
    paidOff: "This debt is already paid off.",
    gone: "It's too late to bring this goal back.",
    tooMuch: (most: string): string => `A goal can hold ${most} at most.`,
    followsAccount: (account: string): string => `This goal updates from ${account}.`,
    tooMany: (most: number): string => `You have ${most} goals. Please delete one before you add another.`,
  },
  imports: {
    unknown: "We couldn't find that import.",
    demo: "The demo account is shared by everyone, so files can't be imported into it. Create your own account instead.",
    tooOften: "That were many files. Please wait a while and try again.",
    noFile: "Please choose a file.",
    done: "This import is done already.",
    takenBack: "This import was taken back. Please choose the files again.",
    tooManyPacked: "There are too many files in it. Please unpack it and choose some of them.",
    tooManyFiles: (most: number): string => `Please choose at most ${most} files at once.`,
    tooManyRows: (most: number): string =>
      `These files hold more than ${grouped(most)} transactions together. Please choose fewer of them at once.`,
  },
  people: {
    deviceGone: "That device is no longer signed in.",
  },
  reminders: {
    anotherDay: "Please choose a day after today, within two years.",
    brokenLink: "This link isn't complete, or its account is gone. No reminders are sent to an account that is gone.",
    tooMany: (most: number): string => `There are ${most} reminders already. Please undo one first.`,
  },
  report: {
    period: "The period is week or month.",
  },
  rules: {
    unknown: "We couldn't find that rule.",
    account: "Choose one of your accounts.",
    noMerchant: "This transaction has no merchant name.",
    tooMany: (most: number): string => `You have ${most} rules. Please delete one you no longer need first.`,
  },
  transactions: {
    unknown: "We couldn't find that transaction.",
    allUnknown: "We couldn't find those transactions.",
    onlySpending: "Only spending and refunds can be split.",
    partsOfWhole: "The parts must add up to the whole amount.",
    changedSince: "This was changed again since. Nothing was undone.",
    unknownPair: "We couldn't find that suggestion.",
    pairChanged: "One of these transactions has changed meanwhile.",
  },
} as const;
