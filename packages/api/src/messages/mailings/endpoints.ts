import { saveEmailResponse, unsubscribeFriend } from '@clubhouse/contract/messages/email-actions'
import type { Database } from '#kernel/db/database.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import type { Caller } from '#kernel/http/caller.ts'
import { anyone } from '#kernel/http/guard.ts'
import { undoneIfRefused } from '#kernel/http/or-throw.ts'
import { notFound } from '@clubhouse/contract/refusal'
import type { Sites } from '#kernel/http/sites.ts'
import type { References } from './references.ts'
import { saveFriendOptOut, saveResponse } from './save-opt-out.ts'

export interface MailingDeps {
  db: Database
  now: () => Date
  sites: Sites
  references: References
}

/** OPEN-069: whoever has the mail has its references, and needs nothing else. */
const MAIL_READER = anyone('write')

export function mailingEndpoints({ db, now, references }: MailingDeps): ServedEndpoint[] {
  return [
    serve(saveEmailResponse, MAIL_READER, async ({ body }, caller) => {
      const { email_distribution_list_id: list, member_id: member } = body
      const clubId = clubOf(caller)
      const known = clubId === null ? null : references.readMember(clubId, { list, member })
      if (!known) throw unknownMail()
      const { opt_out: optOut = false, payment_ack: paymentAck = false } = body
      const saved = await undoneIfRefused(db, known.clubId, (tx) =>
        saveResponse(tx, known, { optOut, paymentAck }, now()),
      )
      return {
        email_distribution_list_id: list,
        member_id: member,
        opt_out: saved.optOut,
        payment_ack: saved.paymentAck,
      }
    }),
    serve(unsubscribeFriend, MAIL_READER, async ({ params }, caller) => {
      const { host } = caller.site ?? {}
      const clubId = host?.type === 'club' && host.club === params.club ? clubOf(caller) : null
      const known = clubId === null ? null : references.readFriend(clubId, params.id)
      if (!known) throw unknownMail()
      await undoneIfRefused(db, known.clubId, (tx) => saveFriendOptOut(tx, known, now()))
      return { unsubscribed: true as const }
    }),
  ]
}

/** The same for a forged, a foreign and a forgotten reference: nobody learns which ids there are. */
const unknownMail = () => notFound('The email')

/** The links of a mail lead to its club's own site. */
const clubOf = ({ site }: Caller): string | null => site?.clubId || null
