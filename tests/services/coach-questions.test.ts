// A question from the door to the answer: how often, how many at once, what is asked back, and who reads what is unclear.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { GoalInput } from "~/contracts/goals";
import type { CurrentUser } from "~/lib/auth.server";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { askCoach } from "~/services/coach/coach.server";
import { deleteConversations } from "~/services/coach/conversations.server";
import { readCoachInputs } from "~/services/coach/facts.server";
import { answerByModel } from "~/services/coach/by-model.server";
import { answerQuery } from "~/services/coach/query.server";
import { streamAnswer } from "~/services/coach/stream.server";
import { createGoal } from "~/services/goals/goals.server";
import { PLAIN, stepOf } from "../support/asked-of";
import { useDatabase } from "../support/db";
import { giveHousehold } from "../support/household";
import { draftOf } from "../support/openai-stub";
import { useModel } from "../support/outside-model";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
const stub = useModel({ COACH_MODEL_READS: "unsure" });
const TODAY = "2026-11-21";
beforeEach(() => setClock(`${TODAY}T18:00:00Z`));
afterEach(() => setClock(undefined));

async function person(more: { agreed?: boolean } = {}): Promise<CurrentUser> {
  const agreed = more.agreed ? { coachConsentAt: new Date() } : {};
  const row = await createTrialUser({ trialEndsAt: new Date("2027-01-01"), timeZone: "UTC", ...agreed });
  await giveHousehold(row.id, TODAY, "demo", "2026-06-01");
  return currentUser(row);
}
const nobody = async () => currentUser(await createTrialUser({ trialEndsAt: new Date("2027-01-01") }));

describe("how often", () => {
  test("twenty questions a minute, each person's own; then a sentence says to wait", async () => {
    const [user, other] = [await nobody(), await nobody()];
    const ask = (who: CurrentUser) => askCoach(who, "How much do I owe?", { key: "one-and-the-same" });
    for (let turn = 0; turn < 20; turn++) await ask(user);
    await expect(ask(user)).rejects.toMatchObject({
      userMessage: "That was a lot of questions at once. Please wait a moment.",
    });
    await ask(other);
    setClock("2026-11-21T18:01:01Z");
    await ask(user);
    expect(await db.chatMessage.count({ where: { userId: user.id, type: "user" } })).toBe(1);
  });

  test("an answer that was cleared isn't there for its key any more", async () => {
    const user = await nobody();
    await askCoach(user, "How much do I owe?", { key: "the-cleared-one" });
    await deleteConversations(user);
    await expect(askCoach(user, "How much do I owe?", { key: "the-cleared-one" })).rejects.toMatchObject({
      ...{ code: "not_found", userMessage: "This answer was cleared. Please ask again." },
    });
  });
});

describe("what is answered", () => {
  test("up to four questions in one text, each with its answer, and what can be done about the last", async () => {
    const user = await person();
    const four = "how much did i spend on groceries last month. and on gas. and on restaurants. and on rent";
    const { answer, actions = [] } = await askCoach(user, four, { conversation: "new" });
    const names = ["Groceries", "Gas", "Restaurants", "Mortgage/Rent"];
    expect(names.map((name) => answer.indexOf(name))).toEqual(
      names.map((name) => answer.indexOf(name)).sort((one, other) => one - other),
    );
    expect(answer.match(/You spent \$/g)).toHaveLength(4);
    expect(actions.find(({ kind }) => kind === "budget")).toMatchObject({ category: "mortgage_rent" });
    const inputs = await readCoachInputs(user);
    expect(await answerQuery(user, `${four}. and on clothing`, [], inputs)).toBeNull();
  });

  test("each figure under an answer says of several whose it is, and leads to what is behind it", async () => {
    const user = await nobody();
    for (const name of ["Visa", "Car loan"])
      await createGoal(user, "debt", GoalInput.parse({ name, targetAmount: "1000", currentAmount: "900" }));
    const { citations } = await askCoach(user, "how should i pay off my debts");
    const labels = citations.map(({ label }) => label);
    expect(labels.filter((label) => label.startsWith("Visa: ")).length).toBeGreaterThan(0);
    expect(labels.filter((label) => /^Car loan: [a-z]/.test(label)).length).toBeGreaterThan(0);
    expect(citations.filter(({ href, value }) => !href.startsWith("/") || value.includes("{{"))).toEqual([]);
  });

  test("at what time something was bought no bank says, and in which words that is told", async () => {
    const user = await person();
    const { answer, citations } = await askCoach(user, "at what time of day do i shop for groceries");
    expect(answer).toBe(
      "I can't tell: banks say on which day something was bought, not at what time. I can split your spending by weekdays and weekends, by days, or by months.",
    );
    expect(citations).toEqual([]);
  });

  test("what isn't clear is asked back as a question that can be tapped and is read as meant", async () => {
    const user = await person();
    const { answer, choices = [] } = await askCoach(user, "gimme spending yesterday less");
    expect(choices).toHaveLength(1);
    expect(answer).toBe(
      `I'm not sure I read that right. Do you mean this? Ask me so:\n\n- ${choices[0]}\n\nI didn't know what to do with: less.`,
    );
    const tapped = await askCoach(user, choices[0] ?? "", { conversation: "new" });
    expect(tapped.choices).toBeUndefined();
    expect(tapped.answer).toContain("Nov 20, 2026");
  });

  test("a word that nothing explains is said behind the answer", async () => {
    const { answer } = await askCoach(await person(), "typical electric bill");
    expect(answer).toMatch(/^(?!I didn't).*\n\nI didn't know what to do with: typical\.$/s);
    const plain = await askCoach(await person(), "how much did i spend on groceries last month");
    expect(plain.answer).not.toContain("what to do with");
  });

  test("in Spanish what was asked in Spanish, in the same figures, with Spanish questions to go on with", async () => {
    const user = await person();
    const said = async (question: string) => askCoach(user, question, { conversation: "new" });
    const english = await said("how much did i spend on groceries last month");
    const spent = /\$[\d,]+\.\d\d/.exec(english.answer)?.[0] ?? "none";
    const spanish = await said("¿Cuánto gasté en el supermercado el mes pasado?");
    expect(spanish.answer).toContain(`Gastaste ${spent} en supermercado el mes pasado, en `);
    expect(spanish.next).toContain("¿Cuánto debo?");
    expect(spanish.answer).not.toContain("{{");
    expect((await said("¿Cuánto gasté el mes pasado?")).answer).toMatch(/^Gastaste \$[\d,.]+ el mes pasado, en /);
    expect((await said("¿Cuánto debo?")).answer).toMatch(/^Debes \$[\d,.]+/);
    expect((await said("¿Puedo comprar un sofá de $100?")).answer).toMatch(/^(?:Sí, puedes|Sí, pero|Por ahora no)/);
    expect((await said("¿Tengo un fondo de emergencia?")).answer).toContain("cubren");
    const empty = await askCoach(await nobody(), "¿Puedo comprar un sofá de $900?");
    expect(empty.answer).toBe("No lo puedo ver en tus datos: para eso me falta información de tus cuentas.");
  });

  test("beside trouble a price in Spanish is answered with what comes first, and nothing is offered to save for", async () => {
    const user = await person();
    await db.interview.create({
      data: {
        ...{ userId: user.id, id: "i", completedAt: user.now },
        responses: { "additional-info": "I got an eviction notice and can't pay my rent." },
      },
    });
    const { answer } = await askCoach(user, "¿Puedo comprar un sofá de $900?");
    expect(answer).toMatch(/^Por ahora no: tus cuentas muestran señales de apuro\./);
    const english = await askCoach(user, "can i afford a $900 trip", { conversation: "new" });
    expect(english.actions).toBeUndefined();
    expect(english.by).toBe("rules");
  });
});

describe("with a model that reads what the coach is unsure of", () => {
  const october = { from: "2026-10-01", to: "2026-10-31" };
  const rent = { ...PLAIN, subject: { ...PLAIN.subject, categories: ["mortgage_rent"] }, period: october };
  const reads = (step: unknown) =>
    stub.behave((asked) => (asked.input.task === "read" ? { say: JSON.stringify(step) } : { say: draftOf(asked) }));
  const readings = () => stub.asked.filter(({ input }) => input.task === "read");
  const UNREAD = "tally of grobbled abode levies, ye olde month";

  test("it isn't asked about what is clear, and is about what nobody understood, and about what would be asked back", async () => {
    const user = await person({ agreed: true });
    reads(stepOf(rent));
    const clear = await askCoach(user, "how much did i spend on rent last month", { conversation: "new" });
    expect(readings()).toEqual([]);
    const unread = await askCoach(user, UNREAD, { conversation: "new" });
    expect(readings()).toHaveLength(1);
    expect(unread.answer).toBe(
      `${clear.answer}\n\nI took your question as: How much did I spend on Mortgage/Rent last month?`,
    );
    await askCoach(user, "gimme spending yesterday less", { conversation: "new" });
    expect(readings()).toHaveLength(2);
    await askCoach(user, "can i afford a $2,000 sofa", { conversation: "new" });
    await askCoach(user, "at what time of day do i shop", { conversation: "new" });
    expect(readings()).toHaveLength(2);
  });

  test("what was asked before goes with it, where there was something", async () => {
    const user = await person({ agreed: true });
    reads(stepOf(rent));
    await askCoach(user, "I am Ada Byron, how much did i spend on gas", { conversation: "new" });
    await askCoach(user, UNREAD);
    expect(readings()).toHaveLength(1);
    expect(readings()[0]?.input.before).toHaveProperty("question", "I am [removed], how much did i spend on gas");
    await askCoach(user, UNREAD, { conversation: "new" });
    expect(readings()[1]?.input).not.toHaveProperty("before");
  });

  test("without a yes nobody is asked; a topic of care is answered in the rules' words unless the question was clear", async () => {
    const user = await person({ agreed: true });
    const inputs = await readCoachInputs(user);
    reads(stepOf(null, false, "self-harm"));
    const words = { answer: { text: "" }, facts: [], question: UNREAD, asWritten: false };
    const unread = { text: UNREAD, before: null, own: { ...words, isUnsure: true as const } };
    expect(await answerByModel({ ...user, coachConsentAt: null }, unread, inputs)).toBeNull();
    const care = await answerByModel(user, unread, inputs);
    expect(care).toMatchObject({ question: UNREAD, asWritten: true });
    expect(care?.answer.text).toContain("{{asked.1.help-lifeline}}");
    expect(care?.facts.map(({ id }) => id)).toContain("asked.1.help-lifeline");
    expect(await answerByModel(user, { ...unread, own: words }, inputs)).toBeNull();
  });

  test("an answer is heard paragraph by paragraph by who can hear it, and comes whole to who can't", async () => {
    const user = await person({ agreed: true });
    const ask = (accept: string | null, question = "how much did i spend on rent last month") =>
      streamAnswer(
        user,
        { question, conversation: "new" },
        new Request("https://app.example/api", { headers: accept === null ? {} : { accept } }),
      );
    for (const accept of [null, "application/json"]) expect(await ask(accept)).toMatchObject({ by: "model" });
    const heard = await ask(
      "text/event-stream",
      "how much did i spend on groceries last month. and on gas. and on restaurants",
    );
    if (!(heard instanceof Response)) throw new Error("nothing to hear");
    expect(heard.headers.get("content-type")).toContain("text/event-stream");
    const text = await heard.text();
    expect(text.match(/^event: paragraph$/gm)?.length).toBeGreaterThan(0);
    expect(text.match(/^event: answer$/gm)).toHaveLength(1);
    expect(text).toMatch(/event: answer\n[^]*"by":"model"/);
    expect(text).not.toContain("{{");
  });
});
