import { SampleInput } from "~/contracts/style-guide";
import { AppForm, FormKey, SubmitButton } from "~/components/ui/app-form";
import { Button, LinkButton } from "~/components/ui/button";
import { CheckboxField, Field, SelectField, TextAreaField, TextField } from "~/components/ui/field";
import { Icon } from "~/components/ui/icon";
import { Menu } from "~/components/ui/menu";
import { PasswordField } from "~/components/ui/password-field";
import { SearchField } from "~/components/ui/search-field";
import { Stars, StarsShown } from "~/components/ui/stars";
import { Tabs } from "~/components/ui/tabs";
import { Tooltip } from "~/components/ui/tooltip";
import { HERE } from "./here";
import { Row, Section } from "./section";

const VARIANTS = ["primary", "secondary", "quiet", "danger"] as const;
const TOASTS = ["default", "success", "error"] as const;
const tabs = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    to: `${HERE}?tab=${index + 1}`,
    label: `Choice ${index + 1}`,
    current: index === 0,
  }));

/** What is pressed, chosen and filled in, in each of its states. */
export function Controls() {
  return (
    <>
      <Buttons />
      <Messages />
      <Section title="Tabs">
        <Tabs label="Three" tabs={tabs(3)} />
        <Tabs label="Four" tabs={tabs(4)} />
        <Tabs label="Pills" look="pill" tabs={tabs(2)} />
      </Section>
      <Section title="Search">
        <form action="/transactions" role="search">
          <SearchField placeholder="Search transactions..." keys={null} />
        </form>
      </Section>
      <Fields />
    </>
  );
}

function Buttons() {
  return (
    <Section title="Buttons">
      {VARIANTS.map((variant) => (
        <Row key={variant} name={variant}>
          <LinkButton to={HERE} variant={variant} size="sm">
            Small
          </LinkButton>{" "}
          <LinkButton to={HERE} variant={variant}>
            Middle
          </LinkButton>{" "}
          <LinkButton to={HERE} variant={variant} size="lg" icon="plus">
            Large
          </LinkButton>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} pending pendingText="Pending...">
            Pending
          </Button>
        </Row>
      ))}
    </Section>
  );
}

function Messages() {
  return (
    <Section title="Messages">
      <Row name="toasts">
        {TOASTS.map((variant) => (
          <form key={variant} method="post">
            <input type="hidden" name="intent" value="toast" />
            <input type="hidden" name="variant" value={variant} />
            <Button type="submit" variant="secondary">
              Show {variant}
            </Button>
          </form>
        ))}
      </Row>
      <Row name="dialogs">
        {["sm", "md", "lg", "sheet"].map((name) => (
          <LinkButton key={name} to={`${HERE}?dialog=${name}`} preventScrollReset variant="secondary">
            Open {name}
          </LinkButton>
        ))}
      </Row>
      <Row name="menu and hint">
        <Menu label="Sample menu" place="absolute top-full left-0 mt-1" summary={<Icon name="more" />}>
          <p className="px-3 py-2">What a menu holds</p>
        </Menu>
        <Tooltip label="It says what this is">
          <LinkButton to={HERE} variant="quiet">
            With a hint
          </LinkButton>
        </Tooltip>
      </Row>
    </Section>
  );
}

function Fields() {
  return (
    <Section title="Fields">
      <AppForm schema={SampleInput} id="sample" intent="sample" className="grid gap-5 sm:grid-cols-2">
        <FormKey />
        <TextField name="name" label="Text" hint="At least 3 characters" />
        <TextField name="amount" label="Amount" inputMode="decimal" placeholder="0.00" />
        <SelectField
          name="kind"
          label="Choice"
          placeholder="Choose one"
          options={[
            { value: "savings", label: "Savings" },
            { value: "debt", label: "Debt" },
          ]}
        />
        <PasswordField name="secret" label="Password" autoComplete="off" />
        <TextAreaField name="note" label="Long text" className="sm:col-span-2" />
        <CheckboxField name="agree" label="A box to tick, whose whole line is the target" />
        <Stars name="stars" label="Stars" defaultValue={3} />
        <Field label="With an error" error="Please enter a valid positive number.">
          {(tied) => <input {...tied} name="wrong" defaultValue="-1" className="field" />}
        </Field>
        <Field label="Disabled">
          {(tied) => <input {...tied} name="off" disabled defaultValue="Not now" className="field" />}
        </Field>
        <div className="sm:col-span-2">
          <SubmitButton pendingText="Sending...">Send with what is missing</SubmitButton>
        </div>
      </AppForm>
      <Row name="a rating to read">
        <StarsShown value={4} />
      </Row>
    </Section>
  );
}
