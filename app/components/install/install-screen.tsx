import { Card } from "~/components/ui/card";
import { Icon, type IconName } from "~/components/ui/icon";
import { Link } from "~/components/ui/link";

const IPHONE: [IconName, string][] = [
  ["external", "Open this page in Safari."],
  ["share", "Tap the Share button at the bottom of the screen."],
  ["plus", "Scroll down and tap Add to Home Screen."],
  ["check", "Tap Add. Mind My Money is now on your home screen."],
];
const ANDROID: [IconName, string][] = [
  ["external", "Open this page in Chrome."],
  ["more", "Tap the menu with the three dots at the top."],
  ["phone", "Tap Add to Home screen, or Install app."],
  ["check", "Tap Install. Mind My Money is now among your apps."],
];

export function InstallScreen() {
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <div>
        <h1 className="text-xl font-semibold">Install App</h1>
        <p className="mt-2 text-base text-muted">
          Add Mind My Money to the home screen of your phone. It opens in its own window, starts quickly and takes
          almost no space. Nothing is stored on your phone unless you turn on offline reading in{" "}
          <Link to="/security" className="text-accent underline underline-offset-4">
            Security
          </Link>
          .
        </p>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <Steps title="iPhone with Safari" steps={IPHONE} />
        <Steps title="Android with Chrome" steps={ANDROID} />
      </div>
      <p className="text-muted">
        If your browser supports it, you'll see an Install button at the bottom of the screen.
      </p>
    </div>
  );
}

function Steps({ title, steps }: { title: string; steps: [IconName, string][] }) {
  return (
    <Card title={title}>
      <ol className="flex flex-col gap-4">
        {steps.map(([icon, text], index) => (
          <li key={text} className="flex items-start gap-3">
            <span className="grid size-9 shrink-0 place-items-center rounded-md bg-accent-soft text-accent">
              <Icon name={icon} />
            </span>{" "}
            <span className="pt-1.5">
              <span className="font-semibold tabular-nums">{index + 1}.</span> {text}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
