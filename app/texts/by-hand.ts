// What forms say of what was entered.

export const BY_HAND_FIELDS = {
  name: "Please enter a name.",
  longName: "A name can have 80 characters.",
  day: "Please enter a date.",
  note: "A note can have 500 characters.",
  balance: "Please enter an amount with at most 2 decimals.",
  kind: "Choose a kind.",
  repeat: "Choose how often.",
  until: "Please enter a date, or nothing.",
  who: "Please enter who it went to or came from.",
  longWho: "That can have 200 characters.",
  category: "Choose a category.",
  to: "Choose two different accounts.",
} as const;
