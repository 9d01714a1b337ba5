import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CategoryTrendScreen } from "~/components/categories/category-trend";
import { pageTitle } from "~/components/document/title";
import { pageLoader } from "~/lib/http-page.server";
import { categoryTrend } from "~/services/categories/trend.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: pageTitle(data?.name ?? "Category") }];

export const loader = pageLoader((user, { params }) => categoryTrend(user, params.id ?? ""));

export default function CategoryTrendRoute() {
  return <CategoryTrendScreen view={useLoaderData<typeof loader>()} />;
}
