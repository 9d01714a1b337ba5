import { SelectInput, TextInput, type FieldsAnswer } from "~/components/by-hand/fields";
import { Card } from "~/components/ui/card";
import type { SettingsView } from "~/contracts/settings-view";
import { placeOfZone } from "~/domain/periods";
import { DEMO_FIXED } from "~/texts/settings";
import { SettingForm } from "./setting-form";

type Props = { view: SettingsView; answer: FieldsAnswer | undefined };

export function ProfileCard({ view: { profile, isDemo }, answer }: Props) {
  return (
    <Card title="Name and email" id="you">
      {isDemo ? (
        <p className="text-muted">{DEMO_FIXED}</p>
      ) : (
        <SettingForm intent="profile" button="Save profile">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextInput
              name="firstName"
              label="First name"
              autoComplete="given-name"
              defaultValue={profile.firstName}
              answer={answer}
            />
            <TextInput
              name="lastName"
              label="Last name"
              autoComplete="family-name"
              defaultValue={profile.lastName}
              answer={answer}
            />
          </div>
          <TextInput
            name="username"
            label="Username"
            hint="You log in with it. At least 3 characters."
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={profile.username}
            answer={answer}
          />
          <p className="text-muted">
            Your email address is <span className="font-medium text-ink">{profile.email}</span>
          </p>
        </SettingForm>
      )}
    </Card>
  );
}

export function ZoneCard({ view: { zone, zones, today, isDemo }, answer }: Props) {
  return (
    <Card title="Time zone" id="time-zone">
      <p className="not-last:mb-4 max-w-prose text-muted">
        {placeOfZone(zone.name)} time. Today is {today}. Weeks run from Sunday to Saturday, months from the 1st.
      </p>
      {isDemo ? (
        <noscript>
          <a href="/time-zone?from=/settings" className="inline-flex min-h-11 items-center text-accent underline">
            Change the time zone
          </a>
        </noscript>
      ) : (
        <SettingForm intent="zone" button="Save time zone">
          <SelectInput
            name="timeZone"
            label="Time zone"
            value={zone.isChosen ? zone.name : ""}
            answer={answer}
            options={[
              { value: "", label: `This device's${zone.isChosen ? "" : ` (${placeOfZone(zone.name)})`}` },
              ...zones.split(",").map((name) => ({ value: name, label: name })),
            ]}
          />
        </SettingForm>
      )}
    </Card>
  );
}
