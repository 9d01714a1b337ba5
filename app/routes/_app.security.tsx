import type { MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { Suspense } from "react";
import { z } from "zod";
import { DataCard } from "~/components/security/data-card";
import { DeviceRow } from "~/components/security/device-row";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { part } from "~/components/ui/lazy-client";
import { pageTitle } from "~/components/document/title";
import { DeleteAccountForm } from "~/contracts/account-deletion";
import { ChangePasswordForm, ConfirmPasswordForm, RevokeInput } from "~/contracts/security";
import { SECURITY_TEXTS } from "~/texts/security";
import { hasRecentPassword } from "~/lib/auth.server";
import { intent, pageAction, pageLoader } from "~/lib/http-page.server";
import { redirectWithToast } from "~/lib/toast.server";
import { countConnections, deleteAccount } from "~/services/people/deletion.server";
import {
  changePassword,
  confirmPassword,
  listDevices,
  revokeDevice,
  revokeOtherDevices,
} from "~/services/people/security.server";

const OfflineCard = part(() => import("~/components/offline/offline-card"));
// The form library comes after the page.
const PasswordForm = part(() => import("~/components/security/password-form"));
// Nobody needs it but who leaves.
const DeleteDialog = part(() => import("~/components/security/delete-dialog"));

export const meta: MetaFunction = () => [{ title: pageTitle("Security") }];

export const loader = pageLoader(async (user, { url }) => {
  const isConfirmed = hasRecentPassword(user);
  const asksToDelete = isConfirmed && !user.isDemo && url.searchParams.get("dialog") === "delete";
  return {
    devices: await listDevices(user),
    timeZone: user.timeZone,
    isDemo: user.isDemo,
    isConfirmed,
    deletion: asksToDelete ? { banks: await countConnections(user.id) } : null,
  };
});

export const action = pageAction({
  revoke: intent(RevokeInput, async (user, { device }) => {
    await revokeDevice(user, device);
    return redirectWithToast("/security", SECURITY_TEXTS.revoked);
  }),
  "revoke-others": intent(z.unknown(), async (user) => {
    await revokeOtherDevices(user);
    return redirectWithToast("/security", SECURITY_TEXTS.othersRevoked);
  }),
  password: intent(ChangePasswordForm, async (user, input) => {
    await changePassword(user, input);
    return redirectWithToast("/security", SECURITY_TEXTS.changed);
  }),
  confirm: intent(ConfirmPasswordForm, async (user, { password }) => {
    await confirmPassword(user, password);
    return redirectWithToast("/security", SECURITY_TEXTS.confirmed);
  }),
  delete: intent(DeleteAccountForm, async (user) =>
    redirectWithToast("/landing", SECURITY_TEXTS.deleted, await deleteAccount(user)),
  ),
});

export default function SecurityRoute() {
  const { devices, timeZone, isDemo, isConfirmed, deletion } = useLoaderData<typeof loader>();
  return (
    <div className="grid gap-6">
      <h1 className="text-xl font-semibold">Security</h1>
      <Card title="Signed-in devices">
        <ul className="divide-y divide-line">
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} timeZone={timeZone} />
          ))}
        </ul>
        {devices.length > 1 ? (
          <Form method="post" className="mt-4">
            <input type="hidden" name="intent" value="revoke-others" />
            <Button type="submit" variant="secondary">
              Sign out all other devices
            </Button>
          </Form>
        ) : null}
      </Card>
      <Suspense fallback={null}>
        <OfflineCard />
      </Suspense>
      <Card title="Password">
        {isDemo ? (
          <p className="text-muted">The demo account is shared by everyone, so its password stays as it is.</p>
        ) : (
          <Suspense fallback={null}>
            <PasswordForm />
          </Suspense>
        )}
      </Card>
      <DataCard isConfirmed={isConfirmed} isDemo={isDemo} />
      {deletion ? (
        <Suspense fallback={null}>
          <DeleteDialog banks={deletion.banks} />
        </Suspense>
      ) : null}
    </div>
  );
}
