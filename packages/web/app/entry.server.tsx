import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { NonceContext } from './lib/page/site-data.ts'
import { pageContext } from './lib/page/page-context.ts'
import { scriptsLast } from './lib/page/scripts-last.ts'
import { NOTICES } from './lib/visit/notice-words.ts'
import { ServedWords } from './lib/visit/served-words.ts'
import { AsleepContext } from './lib/wake/asleep.ts'
import { putToSleep, wakeData } from './lib/wake/server-wake.ts'
import { isForEverybody, isFromEarlyScript, wakesOf } from './lib/wake/wakes.ts'
import { wantsWaking } from './lib/wake/wake-request.ts'

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
  if (provider.get(wantsWaking)) {
    headers.set('x-robots-tag', 'noindex')
    return Response.json(await wakeData(routing), { status, headers })
  }
  const { nonce, pagesSleep, reportError } = provider.get(pageContext)
  const isAsleep = import.meta.env.PROD && pagesSleep && wakesOf(request, headers, routing) === 'on-touch'
  const own = isAsleep && !isForEverybody(headers, routing) ? await wakeData(routing) : null
  // Without its stream the router writes no scripts of its own.
  if (isAsleep) delete routing.serverHandoffStream
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <AsleepContext value={isAsleep}>
        <ServedWords value={NOTICES}>
          <ServerRouter context={routing} url={request.url} nonce={nonce} />
        </ServedWords>
      </AsleepContext>
    </NonceContext>,
    { nonce, signal: request.signal, onError: reportError, progressiveChunkSize: ALL_IN_ONE },
  )
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  const html = await new Response(stream).text()
  const body = isAsleep ? putToSleep(html, routing, own) : scriptsLast(html)
  return new Response(body, { status: isAsleep && isFromEarlyScript(request) ? 200 : status, headers })
}

export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  context.get(pageContext).reportError(error)
}
