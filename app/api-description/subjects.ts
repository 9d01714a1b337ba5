// All endpoints, by subject. Where one is added, the tests say what is missing here.
import { about } from "./about";
import { bank } from "./bank";
import { billing } from "./billing";
import { coach } from "./coach";
import { credit } from "./credit";
import { goals } from "./goals";
import { people, signIn } from "./people";
import { screens } from "./screens";

export const SUBJECTS = [
  { id: "sign-in", name: "Sign-in", endpoints: signIn },
  { id: "people", name: "Profile and feedback", endpoints: people },
  { id: "billing", name: "Plans and trial", endpoints: billing },
  { id: "bank", name: "Banks and accounts", endpoints: bank },
  { id: "money", name: "Transactions, budgets and reports", endpoints: screens },
  { id: "goals", name: "Goals", endpoints: goals },
  { id: "coach", name: "Coach and insights", endpoints: coach },
  { id: "credit", name: "Credit", endpoints: credit },
  { id: "about", name: "This description", endpoints: about },
] as const;
