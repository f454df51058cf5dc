import type { FastifyInstance } from 'fastify'
import { MAIL_POLICY } from '@clubhouse/domain/web/mail-policy'
import { SECURITY_HEADERS } from '#kernel/http/pages/content-security.ts'
import type { CapturedMail, Mailbox } from '../providers/mail/port.ts'
import { DEMO_ONLY } from './demo-only.ts'

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
