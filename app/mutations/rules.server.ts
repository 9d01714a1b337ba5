// Writes of rules: what runs.
import { RuleForm, RuleMoveForm, RuleOfForm } from "~/contracts/rules";
import * as rules from "~/services/ledger/rules.server";
import { signedIn } from "./guard.server";
import * as mutations from "./rules";
import { serveForm } from "./serve.server";

export const saveRule = serveForm(mutations.saveRule, {
  guard: signedIn(),
  input: RuleForm,
  run: (user, input) => rules.saveRule(user, input),
});

export const moveRule = serveForm(mutations.moveRule, {
  guard: signedIn(),
  input: RuleMoveForm,
  run: (user, { rule, to }) => rules.moveRule(user.id, rule, to),
});

export const deleteRule = serveForm(mutations.deleteRule, {
  guard: signedIn(),
  input: RuleOfForm,
  run: (user, { rule }) => rules.deleteRule(user.id, rule),
});
