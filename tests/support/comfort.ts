// What is asked of households in difficulty and of healthy ones, the words that say that all is well, and those that alarm.

/** Affordability, health, payoff, budget, debt, saving. */
export const ASKED = [
  "can i afford a $60 dinner",
  "can i afford a $600 tv",
  "can i afford $300 a month for a gym",
  "could i afford rent of 1400",
  "can i afford a $9,000 car",
  "is my income enough",
  "is $3,000 a month enough",
  "how am i doing",
  "am i ok",
  "is my spending normal",
  "what if i pay 740 extra on my debt",
  "how do i pay off my debt",
  "when will i be debt free",
  "should i pay debt or save",
  "make me a budget",
  "how is my budget doing",
  "how much debt do i have",
  "am i saving enough",
  "what is my savings rate",
  "is my emergency fund big enough",
  "can i save $5,000 by june",
  "how much should i save each month",
  "should i invest in stocks",
  "am i on track with my goals",
  "what should i do with a $2,000 bonus",
  "can i lend a friend $500",
  "how much can i spend per day",
  "i'm stressed about money",
  "how is my credit score",
  "why am i always broke",
];

export const COMFORT =
  /(?:^|\n|[.:] )Yes\b|solid ground|fits you|\bit fits\b|fits comfortably|a month fits|within reach|\bhealthy\b|easy to carry|on track\b(?! with| I)|in good shape|well done|could carry it|[Nn]othing needs|doing better than|[Yy]ou are there|savings (?:already|still) covers?|cash already covers|opens good rates|\bExcellent\b|which is low|You can pay for|already on your side|room for the market|ahead of plan|[Nn]othing to worry/;

export const ALARM =
  /First of all|Not now|urgent|[Ff]ree help|hardship|counselor|stays low|Not rated|no score yet|can't judge/;
