import type { EndpointView, FieldLine } from "~/api-description/page";
import { Badge } from "~/components/ui/badge";

export function EndpointSection({ endpoint }: { endpoint: EndpointView }) {
  const { id, method, path, summary, details, who, limit, parameters, body, also, refusals } = endpoint;
  return (
    <section aria-labelledby={id} className="py-8">
      <h3 id={id} className="flex scroll-mt-4 flex-wrap items-baseline gap-x-3 gap-y-1 font-semibold">
        <Badge variant={method === "GET" ? "info" : method === "DELETE" ? "destructive" : "default"}>{method}</Badge>{" "}
        <code className="min-w-0 text-base wrap-anywhere">{path}</code>
      </h3>
      <p className="mt-3 text-base">{summary}</p>
      {details && <p className="mt-1 text-muted">{details}</p>}
      <p className="mt-1 text-muted">
        {who}
        {limit && ` · ${limit}`}
      </p>
      <Fields title="In the address and the headers" fields={parameters} />
      <Fields title="In the body" fields={body} />
      <Example {...endpoint} />
      {also && <p className="mt-3 text-muted">{also}</p>}
      <p className="mt-3 text-muted">Errors: {refusals.join(", ")}</p>
    </section>
  );
}

function Fields({ title, fields }: { title: string; fields: readonly FieldLine[] }) {
  if (fields.length === 0) return null;
  return (
    <div className="mt-4">
      <h4 className="text-sm font-semibold">{title}</h4>
      <ul className="mt-1 flex flex-col gap-1">
        {fields.map(({ name, type, required, description }) => (
          <li key={name} className="wrap-anywhere">
            <code>{name}</code>{" "}
            <span className="text-muted">
              {type}
              {required ? ", required" : ""}
              {description ? `. ${description}` : ""}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Example({ method, called, request, status, answer }: EndpointView) {
  return (
    <details className="mt-2">
      <summary className="fold text-accent">
        <h4 className="inline text-sm font-semibold">Example</h4>
      </summary>
      <Text>{`${method} ${called}${request === undefined ? "" : `\n\n${written(request)}`}`}</Text>{" "}
      <Text>{`${status}\n\n${written(answer)}`}</Text>
    </details>
  );
}

const written = (value: unknown): string => JSON.stringify(value, null, 2);

/** Lines that are too long break: nothing here has to be scrolled sideways. */
function Text({ children }: { children: string }) {
  return (
    <pre className="mt-2 rounded-md border border-line bg-sunken px-4 py-3 text-xs wrap-anywhere whitespace-pre-wrap">
      <code>{children}</code>
    </pre>
  );
}
