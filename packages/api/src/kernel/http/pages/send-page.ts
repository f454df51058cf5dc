import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { SECURITY_HEADERS } from './content-security.ts'
import type { Rendered } from './page-cache.ts'
import { plainPage } from './plain-page.ts'
import { previewHeaders, previewPolicy } from './site-preview.ts'

export function redirectTo(reply: FastifyReply, path: string, cookies: string[]) {
  for (const cookie of cookies) reply.header('set-cookie', cookie)
  return reply.code(303).header('cache-control', 'private, no-store').header('location', path).send()
}

/** In the frame it says what to do; outside of it, it says as much as to anybody. */
export function sendEnded(reply: FastifyReply, office: string) {
  const { html, policy } = plainPage('This preview has ended', 'Open it again from the back office.')
  return reply
    .code(404)
    .headers({
      ...SECURITY_HEADERS,
      ...previewHeaders(),
      'content-security-policy': previewPolicy(policy, office),
    })
    .type('text/html; charset=utf-8')
    .send(html)
}

export function sendRendered(reply: FastifyReply, rendered: Rendered) {
  reply.headers(rendered.headers)
  for (const cookie of rendered.cookies ?? []) reply.header('set-cookie', cookie)
  if (!rendered.headers['cache-control']) reply.header('cache-control', 'private, no-store')
  if (rendered.status >= 500) reply.header('retry-after', '5')
  return reply.code(rendered.status).send(rendered.file ? Readable.from(rendered.file) : rendered.body)
}

export function sendPlain(reply: FastifyReply, status: number, title: string, text: string) {
  const { html, policy } = plainPage(title, text)
  return reply
    .code(status)
    .headers({ ...SECURITY_HEADERS, 'content-security-policy': policy, 'cache-control': 'private, no-store' })
    .type('text/html; charset=utf-8')
    .send(html)
}
