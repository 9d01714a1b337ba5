import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CatalogueScreen } from "~/components/style-guide/style-guide-screen";
import { HERE } from "~/components/style-guide/here";
import { pageTitle } from "~/components/document/title";
import { SampleInput, ToastChoice } from "~/contracts/style-guide";
import { anonymousOk } from "~/lib/auth.server";
import { env } from "~/lib/env.server";
import { intent, publicPageAction } from "~/lib/http-page.server";
import { redirectWithToast } from "~/lib/toast.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Components") }, { name: "robots", content: "noindex" }];

/** For those who build: the served product has no such page. */
export async function loader({ request }: LoaderFunctionArgs) {
  await anonymousOk(request);
  onlyInDevelopment();
  return { dialog: new URL(request.url).searchParams.get("dialog") };
}

const perform = publicPageAction({
  toast: intent(ToastChoice, async (_user, { variant }) =>
    redirectWithToast(HERE, {
      title: "A title",
      description: "One short sentence that names the thing done.",
      variant,
    }),
  ),
  sample: intent(SampleInput, async () =>
    redirectWithToast(HERE, { title: "Form accepted", description: "Nothing was stored.", variant: "success" }),
  ),
});

export async function action(args: ActionFunctionArgs) {
  await anonymousOk(args.request);
  onlyInDevelopment();
  return perform(args);
}

function onlyInDevelopment(): void {
  if (!env.IS_DEVELOPMENT) throw new Response("Not Found", { status: 404 });
}

export default function ComponentsRoute() {
  return <CatalogueScreen {...useLoaderData<typeof loader>()} />;
}
