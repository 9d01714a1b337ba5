import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { AuthFrame, TextLink } from "~/components/auth/auth-frame";
import { RegisterForm } from "~/components/auth/register-form";
import { pageTitle } from "~/components/document/title";
import { mutate } from "~/client/api/mutate";
import { placeOfZone } from "~/domain/periods";
import { anonymousOk, visitorToday } from "~/lib/auth.server";
import { publicPageAction } from "~/lib/http-page.server";
import { fieldsOf } from "~/mutations/mutation";
import { formActions } from "~/mutations/serve.server";
import * as mutations from "~/mutations/sign-in";
import * as writes from "~/mutations/sign-in.server";
import { registrationRefusal } from "~/services/people/registration.server";
import { offers } from "~/lib/offers.server";

const WHAT = "linked accounts, budgets, goals and an AI financial coach.";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle("Register") },
  {
    name: "description",
    content: data?.isSold === false ? `Your own ${WHAT}` : `Start a free trial: ${WHAT} No credit card required.`,
  },
];

export async function loader({ request }: LoaderFunctionArgs) {
  await anonymousOk(request);
  const invitation = new URL(request.url).searchParams.get("invitation") ?? undefined;
  const zone = placeOfZone(visitorToday(request).timeZone);
  return { invitation, refusal: await registrationRefusal(invitation), isSold: offers().billing, zone };
}

export const action = publicPageAction(formActions(writes.register));

export async function clientAction({ request }: ClientActionFunctionArgs) {
  return mutate(mutations.register, fieldsOf(await request.formData()));
}

export default function Register() {
  const { invitation, refusal, zone } = useLoaderData<typeof loader>();
  return (
    <AuthFrame
      title="Create your account"
      intro={
        <>
          Already have an account? <TextLink to="/login">Log in</TextLink>
        </>
      }
    >
      <noscript>
        <p className="mb-4 text-sm text-muted">
          Days are counted by {zone} time. <TextLink to="/time-zone?from=/register">Choose your time zone</TextLink>
        </p>
      </noscript>
      {refusal === null ? (
        <RegisterForm invitation={invitation} />
      ) : (
        <p className="rounded-lg bg-info-soft p-4">{refusal}</p>
      )}
    </AuthFrame>
  );
}
