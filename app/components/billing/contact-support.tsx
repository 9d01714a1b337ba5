import { Link } from "~/components/ui/link";

export function ContactSupport() {
  return (
    <p className="mt-4 text-sm">
      Something not right?{" "}
      <Link to="/feedback" className="inline-flex min-h-11 items-center underline">
        Contact support
      </Link>
    </p>
  );
}
