import type { MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { Suspense } from "react";
import { DataCard } from "~/components/security/data-card";
import { DeviceRow } from "~/components/security/device-row";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { part } from "~/components/ui/lazy-client";
import { pageTitle } from "~/components/document/title";
import { hasRecentPassword } from "~/lib/auth.server";
import { pageAction, pageLoader } from "~/lib/http-page.server";
import * as writes from "~/mutations/security.server";
import { formActions } from "~/mutations/serve.server";
import { bookAccounts } from "~/services/archive/books.server";
import { signedInWords } from "~/texts/security";
import { countConnections } from "~/services/people/deletion.server";
import { listDevices } from "~/services/people/security.server";

const OfflineCard = part(() => import("~/components/offline/offline-card"));
// The form library comes after the page.
const PasswordForm = part(() => import("~/components/security/password-form"));
// Nobody needs it but who leaves.
const DeleteDialog = part(() => import("~/components/security/delete-dialog"));

export const meta: MetaFunction = () => [{ title: pageTitle("Security") }];

export const loader = pageLoader(async (user, { url }) => {
  const isConfirmed = hasRecentPassword(user);
  const asksToDelete = isConfirmed && !user.isDemo && url.searchParams.get("dialog") === "delete";
  const devices = await listDevices(user);
  return {
    devices,
    signedIn: signedInWords(devices.length),
    timeZone: user.timeZone,
    isDemo: user.isDemo,
    isConfirmed,
    accounts: isConfirmed ? await bookAccounts(user.id) : [],
    deletion: asksToDelete ? { banks: await countConnections(user.id) } : null,
  };
});

export const action = pageAction(
  formActions(
    writes.revokeDevice,
    writes.revokeOthers,
    writes.changePassword,
    writes.confirmPassword,
    writes.deleteAccount,
  ),
);

export default function SecurityRoute() {
  const { devices, signedIn, timeZone, isDemo, isConfirmed, accounts, deletion } = useLoaderData<typeof loader>();
  return (
    <div className="narrow grid gap-6">
      <div>
        <h1 className="text-xl font-semibold">Security</h1>
        <p className="mt-1 text-muted">{signedIn}</p>
      </div>
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
      <Card title="Password">
        {isDemo ? (
          <p className="text-muted">Not editable in the demo.</p>
        ) : (
          <Suspense fallback={null}>
            <PasswordForm />
          </Suspense>
        )}
      </Card>
      <DataCard isConfirmed={isConfirmed} isDemo={isDemo} accounts={accounts} />
      <Suspense fallback={null}>
        <OfflineCard />
      </Suspense>
      {deletion ? (
        <Suspense fallback={null}>
          <DeleteDialog banks={deletion.banks} />
        </Suspense>
      ) : null}
    </div>
  );
}
