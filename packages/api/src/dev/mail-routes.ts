import type { FastifyInstance } from 'fastify'
import { SECURITY_HEADERS } from '../http/pages/content-security.ts'
import type { CapturedMail, Mailbox } from '../providers/mail/port.ts'
import { DEMO_ONLY } from './demo-only.ts'

/**
 * A mail has its styles in its elements, which no page of ours may: so it is a document of its own, shown in
 * a frame, in which nothing runs and from which links open beside the page.
 */
const MAIL_POLICY = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src http: https: data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** What the demo mailed, for programs; people get the page under the same address (features/dev). */
export function devMailRoutes(app: FastifyInstance, mailbox: Mailbox): void {
  app.addConstraintStrategy({
    name: 'reader',
    storage: () => new Map(),
    deriveConstraint: (request) => (request.headers.accept?.includes('text/html') ? 'person' : 'program'),
    validate: () => undefined,
    mustMatchWhenDerived: false,
  })

  app.get<{ Querystring: { to?: unknown } }>(
    '/dev/mail',
    { ...DEMO_ONLY, constraints: { reader: 'program' } },
    async (request, reply) => {
      const { to } = request.query
      const mails = await mailbox.list(typeof to === 'string' ? to : null)
      return reply.header('cache-control', 'no-store').send(mails.map(withFindings))
    },
  )

  app.get<{ Params: { id: string } }>('/dev/mail/:id/html', DEMO_ONLY, async (request, reply) => {
    const mail = await mailbox.find(request.params.id)
    if (!mail) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such mail')
    return reply
      .headers({ ...SECURITY_HEADERS, 'content-security-policy': MAIL_POLICY, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(mail.html)
  })
}

/** What a test wants of a mail: where it leads, and the code to type in. */
function withFindings(mail: CapturedMail) {
  return {
    ...mail,
    links: mail.text.match(/https?:\/\/\S+/g) ?? [],
    code: /^ {4}(\d{6})$/m.exec(mail.text)?.[1] ?? null,
  }
}
