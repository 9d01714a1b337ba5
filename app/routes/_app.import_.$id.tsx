import { redirect, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/components/document/title";
import { PreviewScreen } from "~/components/import/preview-screen";
import { ResultScreen } from "~/components/import/result-screen";
import { AccountsForm, CategoriesForm, ColumnsForm, ImportForm, UnsureForm } from "~/contracts/import";
import { showsFeature } from "~/domain/billing/access";
import { intent, pageAction, pageLoader, type PageContext } from "~/lib/http-page.server";
import { redirectWithToast } from "~/lib/toast.server";
import { setAccounts, setCategories, setColumns, setUnsure } from "~/services/import/choices.server";
import { discard } from "~/services/import/drafts.server";
import { importView } from "~/services/import/preview.server";
import { confirmImport, undoImport } from "~/services/import/write.server";
import { importToasts } from "~/texts/import";

export const meta: MetaFunction = () => [{ title: pageTitle("Import") }];

export const loader = pageLoader(async (user, { params }) => {
  if (!showsFeature(user)) throw redirect("/accounts");
  return { view: await importView(user, params.id ?? "") };
});

const idOf = ({ params }: PageContext): string => params.id ?? "";
const again = (page: PageContext) => redirect(`/import/${encodeURIComponent(idOf(page))}`, 303);

export const action = pageAction(
  {
    columns: intent(ColumnsForm, async (user, input, page) => {
      await setColumns(user.id, idOf(page), input);
      return again(page);
    }),
    accounts: intent(AccountsForm, async (user, input, page) => {
      await setAccounts(user.id, idOf(page), input);
      return again(page);
    }),
    categories: intent(CategoriesForm, async (user, input, page) => {
      await setCategories(user.id, input);
      return again(page);
    }),
    unsure: intent(UnsureForm, async (user, input, page) => {
      await setUnsure(user.id, idOf(page), input);
      return again(page);
    }),
    confirm: intent(ImportForm, async (user, _input, page) => {
      const { added } = await confirmImport(user, idOf(page));
      return redirectWithToast(`/import/${encodeURIComponent(idOf(page))}`, importToasts.done(added));
    }),
    discard: intent(ImportForm, async (user, _input, page) => {
      await discard(user.id, idOf(page));
      return redirectWithToast("/import", importToasts.discarded);
    }),
    undo: intent(ImportForm, async (user, _input, page) => {
      const { removed } = await undoImport(user, idOf(page));
      return redirectWithToast("/import", importToasts.undone(removed));
    }),
  },
  { gated: true },
);

export default function ImportPreviewRoute() {
  const { view } = useLoaderData<typeof loader>();
  return view.state === "draft" ? <PreviewScreen view={view} /> : <ResultScreen view={view} />;
}
