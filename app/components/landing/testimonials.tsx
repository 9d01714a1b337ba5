/** Made up, and said to be: nobody's real words are here until somebody gives them. */
const EXAMPLES = [
  {
    name: "Dana Whitfield",
    role: "Nurse, two children",
    content:
      "I used to open my bank app with one eye closed. Now Sunday's ten minutes with the report are almost pleasant.",
    rating: 5,
  },
  {
    name: "Marcus Oyelaran",
    role: "Freelance photographer",
    content: "My income jumps around. The coach works with the months I really have, not with the ones I wish for.",
    rating: 5,
  },
  {
    name: "Elena Petrova",
    role: "Teacher",
    content: "The debt plan gave me a month to look forward to. I paid the last card off in that very month.",
    rating: 4,
  },
];

export function Testimonials() {
  return (
    <section aria-labelledby="voices-title" className="border-t border-line">
      <div className="mx-auto max-w-6xl px-5 py-16 sm:px-8 sm:py-24">
        <h2 id="voices-title" className="font-serif text-2xl sm:text-3xl">
          Who it's for
        </h2>
        <p className="mt-3 max-w-2xl text-muted">
          Made-up examples, with names and ratings of our own, until we have real ones.
        </p>
        <ul className="mt-10 grid gap-10 md:grid-cols-3 md:gap-8">
          {EXAMPLES.map((voice) => (
            <li key={voice.name}>
              <figure className="flex h-full flex-col gap-4 border-t-2 border-ink pt-5">
                <p className="text-xs text-muted">
                  <strong className="font-semibold text-ink">Example</strong> · {voice.rating} out of 5
                </p>
                <blockquote className="font-serif text-lg text-pretty">“{voice.content}”</blockquote>
                <figcaption className="mt-auto text-sm">
                  <span className="font-semibold">{voice.name}</span>{" "}
                  <span className="block text-muted">{voice.role}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
