import { Form } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import type { DeviceView } from "~/contracts/security";
import { dayOf, mediumDate } from "~/domain/periods";

export function DeviceRow({ device, timeZone }: { device: DeviceView; timeZone: string }) {
  const day = (instant: string) => mediumDate(dayOf(new Date(instant), timeZone));
  return (
    <li className="flex items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-medium">
          {device.label} {device.current ? <Badge variant="success">This device</Badge> : null}
        </p>
        <p className="text-xs text-muted">
          {device.current ? null : `Last used ${day(device.lastUsedAt)} · `}Signed in {day(device.createdAt)}
        </p>
      </div>
      {device.current ? null : (
        <Form method="post">
          <input type="hidden" name="intent" value="revoke" />
          <input type="hidden" name="device" value={device.id} />
          <Button
            type="submit"
            variant="quiet"
            size="sm"
            className="-mr-3 whitespace-nowrap"
            aria-label={`Sign out ${device.label}`}
          >
            Sign out
          </Button>
        </Form>
      )}
    </li>
  );
}
