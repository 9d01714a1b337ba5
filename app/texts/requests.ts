// What a request is refused for before anybody asks what it is about. It is read by whoever writes a program, seldom by
// people: a screen of ours sends none of these.

export const REQUESTS = {
  invalid: "The request is not valid.",
  unknownForm: "This form isn't known here.",
  otherValues: "This form was already sent with other values. Reload the page and try again.",
  badKey: "The idempotency key is not valid.",
  badName: "The request holds a name that is not allowed.",
  notJson: "The request body is not valid JSON.",
  tooDeep: "The request is nested too deeply.",
  unreadableForm: "The form could not be read.",
  tooManyFields: "The form has too many fields.",
  noFiles: "Files can't be sent here.",
  unstorable: "The text holds characters that can't be stored.",
  badSignature: "The signature is not valid.",
  eventWithoutData: "The event is signed, but it has no data to act on.",
  useMethods: (methods: readonly string[]): string => `Use ${methods.join(" or ")}.`,
  unreadableFiles: "The files couldn't be read. Please choose them again.",
} as const;
