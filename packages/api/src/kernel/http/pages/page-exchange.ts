import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HostType } from '@clubhouse/domain/web/hosts'
import { MAIL_POLICY } from '@clubhouse/domain/web/mail-policy'
import { KEEP_HEADER, SHOWS_HEADER } from '@clubhouse/domain/web/page-context'
import type { Config } from '../../config.ts'
import {
  frameSources,
  imageSources,
  SECURITY_HEADERS,
  WITH_CAMERA,
  withHashes,
  withNonce,
} from './content-security.ts'
import type { Rendered } from './page-cache.ts'
import { takesPayments, withGateway } from './payment-pages.ts'
import { transportSecurity } from '../transport-security.ts'

const RENDER_BUDGET_MS = 10_000

/**
 * What a kept page is rendered from: the address and nothing of the person who happened to ask first, so
 * that neither their cookies nor their leaving can reach the others who wait for it.
 */
export function sharedRequest(url: string): Request {
  return new Request(url, { signal: AbortSignal.timeout(RENDER_BUDGET_MS) })
}

/** What a page for one person is rendered from: their whole request, given up when they leave. */
export function ownRequest(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one)
  }
  // Judged already, against the host that was asked; the router would judge it once more, against the one address
  // that all hosts of a club share here.
  if (headers.has('origin')) headers.set('origin', origin)
  const gone = new AbortController()
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return new Request(origin + request.url, {
    method: request.method,
    headers,
    signal: AbortSignal.any([gone.signal, AbortSignal.timeout(RENDER_BUDGET_MS)]),
    ...(Buffer.isBuffer(request.body) && { body: new Uint8Array(request.body) }),
  })
}

/** The answer of the web, with the policy under which a browser may run it. */
export async function readResponse(
  response: Response,
  nonce: string,
  config: Config,
  host: HostType,
): Promise<Rendered> {
  const { isDevelopment } = config
  const headers: Record<string, string> = { ...SECURITY_HEADERS, ...transportSecurity(config) }
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') headers[name] = value
  })
  const cookies = response.headers.getSetCookie()
  const keepSeconds = Number(headers[KEEP_HEADER])
  const mayKeep = keepSeconds > 0 && cookies.length === 0 && !isDevelopment
  const sources = { images: imageSources(headers[SHOWS_HEADER], config), frames: frameSources(host, config) }
  const isForPaying = takesPayments(headers[SHOWS_HEADER], config)
  if (headers[SHOWS_HEADER] === 'camera') headers['permissions-policy'] = WITH_CAMERA
  delete headers[KEEP_HEADER]
  delete headers[SHOWS_HEADER]
  const { status } = response
  if (headers['content-disposition']?.startsWith('attachment') && response.body)
    return { status, headers, body: '', file: response.body, cookies, mayKeep: false }
  const body = await response.text()
  const isHtml = (headers['content-type'] ?? '').startsWith('text/html')
  const answer = { status, headers, body, cookies, mayKeep, keepMs: keepSeconds * 1000 }
  // A document that is shut in by a policy of its own, such as a mail in a frame: it may do less than any page.
  if (headers['content-security-policy'] === MAIL_POLICY) return { ...answer, mayKeep: false }
  // The development server adds scripts of its own, which no policy of ours knows.
  if (!isHtml || isDevelopment) return answer
  if (!mayKeep) {
    headers['content-security-policy'] = withNonce(nonce, sources)
    return isForPaying ? { ...answer, headers: withGateway(headers) } : answer
  }
  const { html, policy } = withHashes(body, nonce, sources)
  headers['content-security-policy'] = policy
  return { ...answer, body: html, ...(isForPaying && { headers: withGateway(headers) }) }
}
