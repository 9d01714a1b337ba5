// When a text that looks like a call for care is taken for one: how sure it has to be, in English and in Spanish, and what it says
// that makes it none. What it looks like stands beside it.
import { describe, expect, test } from "vitest";
import { careNoticed } from "~/domain/coach/learned/noticed-care";
import type { LearnedReader } from "~/domain/coach/learned/looks";
import { likelyIn, looking } from "./learned-table";
import { SAMPLE_PERSON } from "./sample-person";

const noticed = (text: string, looks: string) => careNoticed(text, SAMPLE_PERSON, looking(looks));

describe("how sure it has to be", () => {
  test.each([
    ["i need help with this", "care:court .6", "court"],
    ["i need help with this", "care:court .59", null],
    ["i need help with this", "care:scam .4, care:court .2", "scam"],
    ["i need help with this", "care:scam .4, care:court .19, spent .41", null],
    ["i need help with this", "spent .4, care:scam .3, care:abuse .3", "scam"],
    ["i need help with this", "spent .99", null],
    ["i need help with this", "nothing", null],
    // One topic stands out among those that it looks like.
    ["i need help with this", "care:scam .42, care:abuse .3, care:court .28", "scam"],
    ["i need help with this", "care:scam .41, care:abuse .31, care:court .28", null],
    ["me llegó una carta de un juzgado por una deuda", "care:court .85", "court"],
    ["me llegó una carta de un juzgado por una deuda", "care:court .84", null],
  ])("'%s' as %s: %s", (text, looks, topic) => expect(noticed(text, looks)).toBe(topic));

  test.each([
    ["zzone zztwo zzthree", null],
    ["zzone", "scam"],
    ["me llegó una zzuna zzdos zztres zzcuatro carta de un zzcinco por una deuda", "scam"],
  ])("strange words, '%s': %s", (text, topic) => expect(noticed(text, "care:scam .9")).toBe(topic));
});

describe("who says how old they are is no minor from 18 on", () => {
  const forms = ["i'm", "i’m", "i am", "im", "I'M", "tengo", "soy de"];

  test.each([...forms.flatMap((form) => [18, 19, 20, 35, 99].map((age) => `${form} ${age} `))])("%s", (text) =>
    expect(noticed(`${text}and need help`, "care:minor .9")).toBeNull(),
  );

  test.each([
    ...forms.flatMap((form) => [16, 17].map((age) => `${form} ${age} and need help`)),
    ...["dollars", "bucks", "dolares", "dólares", "pesos", "%"].map((unit) => `i'm 35 ${unit} short and need help`),
    ...["im 18%", "i'm 180 short", "im18", "prim 35", "he is 35 and i need help", "i'm 1 of 35"],
  ])("%s", (text) => expect(noticed(text, "care:minor .9")).toBe("minor"));

  test("another topic stays", () => {
    expect(noticed("i'm 35 and need help", "care:scam .6, care:minor .3")).toBe("scam");
    expect(noticed("i'm 35 and need help", "care:minor .6, care:scam .3")).toBeNull();
    expect(noticed("i'm 35 and need help", "care:minor .3, care:scam .6")).toBe("scam");
  });
});

describe("a sum that is told to its last number is no call, where only money is meant", () => {
  const cut = "took a 15% pay cut, can i still make rent";

  test.each(["debt-settlement", "court", "retirement-early"])("%s", (topic) => {
    expect(noticed(cut, `care:${topic} .9`)).toBeNull();
    expect(noticed("can i still make rent out of the ira", `care:${topic} .9`)).toBe(topic);
  });
  test.each(["scam", "no-food-or-home", "minor"])("it may be of %s", (topic) =>
    expect(noticed(cut, `care:${topic} .9`)).toBe(topic),
  );
  test("the likeliest topic says of what", () => {
    expect(noticed(cut, "care:court .5, care:scam .4")).toBeNull();
    expect(noticed(cut, "care:scam .5, care:court .4")).toBe("scam");
  });

  const words = [
    ...["court", "judge", "sue", "sued", "sues", "suing", "lawsuit", "lawsuits", "garnish", "garnished", "levy"],
    ...["papers", "served", "summons", "lawyer", "lawyers", "attorney", "bankrupt", "bankruptcy", "settle", "settled"],
    ...["collect", "collections", "forgive", "forgiven", "debt", "debts", "401k", "403b", "ira", "pension", "retire"],
    ...["retirement", "penalty", "COURT"],
  ];
  test.each(words)("unless it speaks of '%s'", (word) =>
    expect(noticed(`${cut} with the ${word} here`, "care:court .9")).toBe("court"),
  );
  test.each(["courteous", "paperstack", "pursued", "miracle", "undebt", "levying"])("'%s' says nothing of it", (word) =>
    expect(noticed(`${cut} with the ${word} here`, "care:court .9")).toBeNull(),
  );
});

describe("colors of paper and those who have died are no threat", () => {
  const seen = (text: string): string => {
    let looked = "";
    const learned: LearnedReader = {
      ...looking("nothing"),
      likelyOf: ({ plain }) => {
        looked = plain;
        return likelyIn("spent .9");
      },
    };
    careNoticed(text, SAMPLE_PERSON, learned);
    return looked;
  };

  test.each([
    ["a black and white printout", "a plain printout"],
    ["a black-and-white printout", "a plain printout"],
    ["a Black and White printout", "a plain printout"],
    ["a black and blue printout", "a black and blue printout"],
    ["my late husband and i saved", "we saved"],
    ["our late wife and I saved", "we saved"],
    ["her late spouse and i saved", "we saved"],
    ["his late partner and i saved", "we saved"],
    ["My late husband and i and black and white paper", "we and plain paper"],
    ["my late father and i saved", "my late father and i saved"],
    ["my mother and i saved", "my mother and i saved"],
    ["my late husband saved", "my late husband saved"],
  ])("'%s' is seen as '%s'", (text, plain) => expect(seen(text)).toBe(plain));
});
