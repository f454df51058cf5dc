import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request that changes something comes from a page of the very host it goes to. Browsers name the
 * page's origin with every POST; whoever names none has to be a browser that says "same-origin" in its other way.
 */
export function isSameOrigin(
  headers: IncomingHttpHeaders,
  host: string,
  protocol: 'http' | 'https',
): boolean {
  const { origin, 'sec-fetch-site': from } = headers
  if (origin === undefined) return from === 'same-origin'
  return origin.toLowerCase() === `${protocol}://${host.toLowerCase()}`
}

/** What a form on another site cannot send without the browser asking us first. */
export const isJson = ({ 'content-type': type = '' }: IncomingHttpHeaders): boolean =>
  /^application\/json(?:\s*;|$)/i.test(type.trim())
