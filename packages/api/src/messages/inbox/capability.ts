import * as contract from '@clubhouse/contract/messages/office/messages'
import type { Refusal } from '@clubhouse/contract/refusal'
import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import type { Writing } from '#site/drafts/port.ts'
import type { Caller } from '#kernel/http/caller.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import type { IncomingAddresses } from '../incoming/port.ts'
import { office, type RunningClub } from '#kernel/http/guard.ts'
import { orNotFound, undoneIfRefused } from '#kernel/http/or-throw.ts'
import { answerMessage } from './answer-message.ts'
import { changeMessage, markRead, type OfMessage } from './change-message.ts'
import { listMessages } from './list-messages.queries.ts'
import { findMessage } from './read-message.queries.ts'
import { inboxPeople } from './people.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'message-assigned': true
    'message-answered': true
    'message-done': true
    'message-reopened': true
  }
}

type At = Caller & { club: RunningClub }
type Change = (tx: Tx, of: OfMessage, writing: Writing) => Promise<Refusal | null | void>

/** What people wrote to a club, for its admins and owners. */
function inboxEndpoints(
  { db, now, audit }: Pick<Core, 'db' | 'now' | 'audit'>,
  addresses: IncomingAddresses | null,
): ServedEndpoint[] {
  /** What is changed and the thread as it is then, in one transaction: a refusal undoes all of it. */
  const after = async (caller: At, id: string, change: Change | null) => {
    const { clubId, userId } = caller.club
    const message = await undoneIfRefused(db, clubId, async (tx) => {
      const refused = await change?.(tx, { clubId, id }, { caller, audit, userId, now: now() })
      return refused ?? findMessage(tx, clubId, id)
    })
    return orNotFound(message, 'The message')
  }

  return [
    serve(contract.listMessages, office('mail'), ({ query }, { club }) =>
      db.withClub(club.clubId, (tx) => listMessages(tx, club, query)),
    ),
    serve(contract.getMessage, office('mail'), ({ params }, caller) =>
      after(caller, params.message_id, null),
    ),
    serve(contract.readMessage, office('mail'), ({ params }, caller) =>
      after(caller, params.message_id, (tx, of, writing) => markRead(tx, of, writing.now)),
    ),
    serve(contract.changeMessage, office('mail'), ({ params, body }, caller) =>
      after(caller, params.message_id, (tx, of, writing) => changeMessage(tx, of, body, writing)),
    ),
    serve(contract.answerMessage, office('mail'), ({ params, body }, caller) =>
      after(caller, params.message_id, (tx, of, writing) =>
        answerMessage(tx, of, body, writing, { addresses }),
      ),
    ),
  ]
}

export const inboxCapability = (core: Core, addresses: IncomingAddresses | null): Capability => ({
  name: 'inbox',
  people: inboxPeople,
  endpoints: inboxEndpoints(core, addresses),
})
