// Bringing in what another server has given out. None has a documented call.
import { importToasts } from "~/texts/import";
import type { Form } from "./mutation";

export const confirmArchive: Form<void> = {
  screen: "/import/archive/:id",
  name: "bring",
  toast: () => importToasts.brought,
  redirect: () => "/dashboard",
};

export const discardArchive: Form<void> = {
  screen: "/import/archive/:id",
  name: "discard",
  toast: () => importToasts.discarded,
  redirect: () => "/import",
};
