// What people do in this product: how they ask for it, how it is done in the words of its screens, and the screen that does it.

/** What this server and this person have. */
export type Offered = {
  /** A bank is connected on its own pages, or with a token of SimpleFIN's. */
  bankPages: boolean;
  bankToken: boolean;
  /** Something is sold here. */
  billing: boolean;
  /** There is an outside model that may word answers. */
  model: boolean;
  /** The account that everybody shares. */
  isDemo: boolean;
  /** Of this person's trial; 0 where none is running. */
  trialDaysLeft: number;
};

/** `steps` are numbered where there are several. */
export type GuideAnswer = { lead: string; steps?: readonly string[]; note?: string };
export type Screen = { label: string; href: string };

export type GuideTopic = {
  id: string;
  /** What is done, and to what; both have to be said. */
  does: RegExp;
  thing: RegExp;
  /** What nothing but this product has: enough where it is asked for, or said alone. */
  alone?: RegExp;
  /** What sounds alike and is something else. */
  unless?: RegExp;
  /** It holds or asks for a figure, which else makes it a question about money. */
  withFigure?: RegExp;
  /** It may be told to do it, too: 'export my transactions'. Of a budget or a goal that is a wish for an amount. */
  isOrdered?: true;
  /** Of somebody's own account, which the shared one is not. */
  isOwn?: true;
  /** It's asked for in a phrase of its own and read so for sure: a model is neither told of it nor asked. */
  isByPhrase?: true;
  says: (offered: Offered) => GuideAnswer;
  screen: (offered: Offered) => Screen;
};

export const at =
  (label: string, href: string): GuideTopic["screen"] =>
  () => ({ label, href });

export const ADDS =
  "(?:add|adding|enter|entering|create|creating|make|making|set up|setting up|put in|input|record|log)";
export const CHANGES =
  "(?:change|changing|edit|editing|fix|correct|update|updating|modify|adjust|switch|set|reset|move|put|different|wrong|rename|renaming)";
export const REMOVES =
  "(?:delete|deleting|remove|removing|get rid of|erase|clear|close|closing|disconnect\\w*|unlink\\w*|take off)";
export const SEES = "(?:see|find|view|look at|show|check|get to|go to|where is|where are|open|is there|are there|have)";
/** What this product is called in a question. */
export const PROGRAM =
  "(?:this app|the app|your app|this service|this program|this site|this website|mind my money|premium)";
