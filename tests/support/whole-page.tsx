import { Writable } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";

/** The page as the server sends it: parts whose code comes by itself included, and those that fail. */
export async function wholePage(element: ReactElement, path: string, data: object = {}): Promise<string> {
  const loader = () => data;
  const handler = createStaticHandler([{ id: "root", path: "*", loader, element }]);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error("a redirect");
  const router = createStaticRouter(handler.dataRoutes, context);
  return new Promise((resolve, reject) => {
    let page = "";
    const out = new Writable({
      write(piece: Buffer, _encoding, next) {
        page += piece.toString();
        next();
      },
      final(next) {
        resolve(page);
        next();
      },
    });
    const { pipe } = renderToPipeableStream(
      <StaticRouterProvider router={router} context={context} hydrate={false} />,
      { onAllReady: () => pipe(out), onShellError: reject, onError: () => undefined },
    );
  });
}
