import * as office from '@clubhouse/contract/platform/governing-body/office-messages'
import * as messages from '@clubhouse/contract/platform/governing-body/messages'
import { notFound } from '@clubhouse/contract/refusal'
import { asBody, withBody } from '#kernel/db/as-body.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { bodyStaff, office as officeGuard } from '#kernel/http/guard.ts'
import type { BodyDeps } from './change-lists.ts'
import {
  lastReplyTo,
  listBodyMessages,
  messageClubs,
  messagesToClub,
  readBodyMessage,
} from './messages.queries.ts'
import { sendBodyMessage } from './send-message.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'body-message-sent': true
  }
}

/** A body writes to those who run its clubs, and sees what became of it; a club reads what was written to it. */
export function messageEndpoints(deps: BodyDeps): ServedEndpoint[] {
  const { db } = deps
  const one = async (bodyId: string, id: string) => {
    const message = await withBody(db, bodyId, (tx) => readBodyMessage(tx, bodyId, id))
    if (!message) throw notFound('The message')
    return message
  }
  return [
    serve(messages.listMessageClubs, bodyStaff('read'), (_, { body: { bodyId } }) =>
      db.withPlatform(async (tx) => ({
        items: await messageClubs(tx, bodyId),
        reply_to: await asBody(tx, bodyId, (own) => lastReplyTo(own, bodyId)),
      })),
    ),
    serve(messages.listBodyMessages, bodyStaff('read'), ({ query }, { body: { bodyId } }) =>
      withBody(db, bodyId, (tx) => listBodyMessages(tx, bodyId, query)),
    ),
    serve(messages.getBodyMessage, bodyStaff('read'), ({ params }, { body }) =>
      one(body.bodyId, params.message_id),
    ),
    serve(messages.sendBodyMessage, bodyStaff('write'), async ({ body }, caller) => {
      await sendBodyMessage(deps, caller, body)
      return one(caller.body.bodyId, body.message_id)
    }),
    serve(office.listClubBodyMessages, officeGuard('mail'), (_, { club: { clubId } }) =>
      db.withClub(clubId, async (tx) => ({ items: await messagesToClub(tx, clubId) })),
    ),
  ]
}
