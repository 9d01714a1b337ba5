/** What the settings' screen shows. */
export type SettingsView = {
  profile: { firstName: string; lastName: string; username: string; email: string };
  zone: { name: string; isChosen: boolean };
  /** All that there are to choose from, and the own, as they're shown, with commas between: hundreds of values weigh more. */
  zones: string;
  /** As the person's own day reads. */
  today: string;
  notices: NoticeLineView[];
  /** The key that browsers are asked with, and whether this one is told things. */
  push: { publicKey: string; isOn: boolean };
  /** The password is wanted again on this device after a while away. */
  isLocking: boolean;
  /** Whether an outside model may word the coach's answers; none where there's no such model. */
  consent: "none" | "off" | "on";
  isSold: boolean;
  /** The shared account, which nobody changes for the others. */
  isDemo: boolean;
};

/** A kind of notice with the places that it can be told in. */
export type NoticeLineView = {
  name: string;
  about: string;
  /** Not what is told, but when and how. */
  isHow: boolean;
  boxes: { field: string; channel: string; wanted: boolean }[];
};
