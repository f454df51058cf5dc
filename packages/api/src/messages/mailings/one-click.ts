import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  FRIEND_PAGE,
  friendQuery,
  readFriend,
  readRecurringResponse,
  RECURRING_PAGE,
  recurringQuery,
} from '@clubhouse/domain/messages/mail/email-actions'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { undoneIfRefused } from '#kernel/http/or-throw.ts'
import type { MailingDeps } from './endpoints.ts'
import { ONE_CLICK } from './links.ts'
import { saveFriendOptOut, saveResponse } from './save-opt-out.ts'

const GUARD = { config: { guard: { audience: 'anyone', rate: 'one-click' } } } as const
const BODY_LIMIT = 4 * 1024

/**
 * RFC 8058: the button that mail programmes show beside a mailing. They post from their own servers, without our
 * cookies and without our origin, so neither is asked for. Therefore this address can do one thing only: what its
 * proven references say. Whoever merely looks at it, as scanners of links do, is sent to the page for people.
 */
export function oneClickRoutes(app: FastifyInstance, deps: MailingDeps): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    )
    scope.addHook('onRequest', (_request, reply, done) => {
      reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
      done()
    })

    scope.get(ONE_CLICK, GUARD, (request, reply) => {
      const page = pageFor(queryOf(request))
      return page === null ? reply.code(404).send() : reply.redirect(page, 303)
    })

    scope.post(ONE_CLICK, GUARD, async (request, reply) => {
      if (!(await isOneClick(request))) {
        throw new Refusal(422, 'invalid_data', 'Send List-Unsubscribe=One-Click as a form')
      }
      await unsubscribe(request)
      return reply.type('text/plain; charset=utf-8').send('You have been unsubscribed.\n')
    })
  })

  async function unsubscribe(request: FastifyRequest): Promise<void> {
    const { db, now, references, sites } = deps
    const found = sites.of(request.host)
    const clubId = found.ok ? found.site.clubId : ''
    const query = queryOf(request)
    const recurring = readRecurringResponse(query)
    const given = readFriend(query)
    const member =
      recurring &&
      references.readMember(clubId, {
        list: recurring.email_distribution_list_id,
        member: recurring.member_id,
      })
    const friend = given && references.readFriend(clubId, given.id)
    if (member) {
      await undoneIfRefused(db, clubId, (tx) =>
        saveResponse(tx, member, { optOut: true, paymentAck: false }, now()),
      )
    } else if (friend) {
      await undoneIfRefused(db, clubId, (tx) => saveFriendOptOut(tx, friend, now()))
    } else {
      throw notFound('The email')
    }
  }
}

const queryOf = ({ url }: FastifyRequest): URLSearchParams =>
  new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '')

/** Written anew from what we know, so that nothing else of the address is carried on. */
function pageFor(query: URLSearchParams): string | null {
  const recurring = readRecurringResponse(query)
  if (recurring) {
    const { email_distribution_list_id: list, member_id: member } = recurring
    return `${RECURRING_PAGE}?${recurringQuery({ list, member }, 'opt_out')}`
  }
  const friend = readFriend(query)
  return friend && `${FRIEND_PAGE}?${friendQuery(friend.id)}`
}

/** As a form of either kind; anything else is not the button of a mail programme. */
async function isOneClick({ headers, body }: FastifyRequest): Promise<boolean> {
  if (!Buffer.isBuffer(body)) return false
  const type = headers['content-type'] ?? ''
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
    return form.get('List-Unsubscribe') === 'One-Click'
  } catch {
    return false
  }
}
