import type { IncomingMessage } from 'node:http'
import { FILE_PAGES } from './body-limits.ts'

const UPLOADS = new Set([...FILE_PAGES, '/api/v1/backoffice/images', '/api/v2/backoffice/images'])

/** Only where a file may come: all else is small, and whoever sends it slowly holds a connection. */
export const mayTakeLong = ({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean =>
  method === 'POST' && UPLOADS.has(url.split('?', 1)[0] ?? '')

/** The server's own limit is one for all requests, so that of a body is kept here. */
export function cutOffAfter(request: IncomingMessage, withinMs: number): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  if (encoding === undefined && (length === undefined || length === '0')) return
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy()
  }, withinMs)
  timer.unref()
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer))
}
