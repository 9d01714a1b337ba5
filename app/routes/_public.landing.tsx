import { LandingPage } from "~/components/landing/landing-page";

export default function Landing() {
  return <LandingPage signedIn={false} />;
}
