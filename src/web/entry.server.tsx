import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import { type ArborApi, apiContext, type PageFacts, pageContext } from './api.ts';
import { NonceContext } from './shell/nonce.ts';

/** For the host: it runs outside of this bundle, and a context's identity must come from inside. */
export function contextOf(values: { api: ArborApi; page: PageFacts }): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, values.api);
  context.set(pageContext, values.page);
  return context;
}

/** Renders the whole page, then answers one body: its length, ETag and place in the micro-cache need it whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> | Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce } = context.get(pageContext);
  return new Promise((resolve, reject) => {
    let failed = false;
    const chunks: Buffer[] = [];
    const whole = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(new Response(Buffer.concat(chunks), { status: failed ? 500 : status, headers }));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onAllReady: () => pipe(whole),
        onShellError: reject,
        onError: () => {
          failed = true;
        },
      },
    );
  });
}
