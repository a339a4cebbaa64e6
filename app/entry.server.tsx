import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/** Renders one page completely; the build saves the answer as a static file. */
export default async function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  let failure: unknown
  const body = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    onError(error: unknown) {
      failure ??= error
    },
  })
  await body.allReady
  // A page that failed half-way must not be saved as if it were whole.
  if (failure !== undefined) throw failure instanceof Error ? failure : new Error('A page could not be rendered.')
  responseHeaders.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(body, { headers: responseHeaders, status: responseStatusCode })
}
