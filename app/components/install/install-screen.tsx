import { Card } from "~/components/ui/card";
import { Link } from "~/components/ui/link";

const IPHONE: string[] = [
  "Open this page in Safari.",
  "Tap the Share button at the bottom of the screen.",
  "Scroll down and tap Add to Home Screen.",
  "Tap Add. Mind My Money is now on your home screen.",
];
const ANDROID: string[] = [
  "Open this page in Chrome.",
  "Tap the menu with the three dots at the top.",
  "Tap Add to Home screen, or Install app.",
  "Tap Install. Mind My Money is now among your apps.",
];

export function InstallScreen() {
  return (
    <div className="narrow flex flex-col gap-6">
      <div>
        <h1 className="text-xl font-semibold">Install App</h1>
        <p className="mt-1 text-muted">
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

function Steps({ title, steps }: { title: string; steps: string[] }) {
  return (
    <Card title={title}>
      <ol className="flex flex-col gap-3">
        {steps.map((text, index) => (
          <li key={text} className="flex items-start gap-3">
            <span className="font-semibold text-accent tabular-nums">{index + 1}.</span> <span>{text}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
