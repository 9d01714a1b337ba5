// The description without what the settings of this server have switched off.
import { type Offers, isSwitchedOff } from "~/contracts/offers";
import type { OpenApi, OpenApiOperation } from "./openapi-types";
import { REASON_403, REASON_403_WITHOUT_PLANS, WHO } from "./words";

export function offeredOf(document: OpenApi, offers: Offers): OpenApi {
  const paths = Object.fromEntries(
    Object.entries(document.paths)
      .filter(([path]) => !isSwitchedOff(path, offers))
      .map(([path, operations]) => [path, offers.billing ? operations : withoutPlans(operations)]),
  );
  const named = new Set(Object.values(paths).flatMap((path) => Object.values(path).flatMap(({ tags }) => tags)));
  const { responses, ...components } = document.components;
  return {
    ...document,
    tags: document.tags.filter(({ name }) => named.has(name)),
    paths,
    components: { ...components, responses: offers.billing ? responses : reworded(responses) },
  };
}

/** Where nothing is sold everybody who is signed in has everything. */
function withoutPlans(operations: OpenApi["paths"][string]): OpenApi["paths"][string] {
  return Object.fromEntries(
    Object.entries(operations).map(([verb, operation]): [string, OpenApiOperation] => {
      const isGated = operation["x-who"] === WHO.plan || operation["x-who"] === WHO["had-plan"];
      if (!isGated) return [verb, operation];
      // What is only read is refused to nobody else; a write may still come from another site.
      const { 403: _refused, ...others } = operation.responses;
      const responses = verb === "get" ? others : operation.responses;
      return [verb, { ...operation, responses, "x-who": WHO["signed-in"] }];
    }),
  );
}

const reworded = (responses: OpenApi["components"]["responses"]): OpenApi["components"]["responses"] =>
  Object.fromEntries(
    Object.entries(responses).map(([name, answer]) => [
      name,
      answer.description === REASON_403 ? { ...answer, description: REASON_403_WITHOUT_PLANS } : answer,
    ]),
  );
