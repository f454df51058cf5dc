import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { NonceContext } from './lib/page/site-data.ts'
import { pageContext } from './lib/page/page-context.ts'
import { scriptsLast } from './lib/page/scripts-last.ts'

/** Otherwise React puts parts of a long page behind it, where only a script would bring them into their place. */
const ALL_IN_ONE = Number.MAX_SAFE_INTEGER

/** Pages are sent whole: a kept page must be complete, and a crawler or a slow phone reads it at once. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routing: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  const { nonce, reportError } = provider.get(pageContext)
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={routing} url={request.url} nonce={nonce} />
    </NonceContext>,
    { nonce, signal: request.signal, onError: reportError, progressiveChunkSize: ALL_IN_ONE },
  )
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(scriptsLast(await new Response(stream).text()), { status, headers })
}

export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  context.get(pageContext).reportError(error)
}
