import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { previewEmailTemplate } from '@clubhouse/contract/messages/office/distribution-lists'
import * as contract from '@clubhouse/contract/messages/office/mailings'
import type { Recipient } from '@clubhouse/contract/messages/office/recipient-filters'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { letterFault } from '@clubhouse/domain/messages/mailings/placeholders'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office } from '#kernel/http/guard.ts'
import { orThrow, undoneIfRefused } from '#kernel/http/or-throw.ts'
import { enqueueMail, type Letters } from '../../mail/port.ts'
import { setAsideAddresses } from '../../mail/tables.ts'
import type { MailingDeps } from '../endpoints.ts'
import type { OfficeCaller } from '../office/list-endpoints.ts'
import { clubFacts } from '#site/clubs/reads.ts'
import { openList, registrarOf } from '../office/open-list.ts'
import { note, type Writing } from '../office/writing.ts'
import { guardedRefusal } from '../recipients/check-filters.ts'
import { findOne } from '../recipients/recipients.queries.ts'
import { writeLetter } from './letter.ts'
import { listAside, listPeople, listSendings, readMailing } from './mailings.queries.ts'
import { sendList } from './send.ts'
import { steer } from './steer.ts'
import { dayOf } from '@clubhouse/domain/format'

/** Whom a template is shown for, as long as no list says whom it means. */
const EXAMPLE = {
  first_name: 'Aoife',
  plan: 'Juvenile U12',
  program: 'Juvenile',
  is_juvenile: true,
  as: 'guardian' as const,
}
const EXAMPLE_LIST = 'your list'

export type SendingDeps = MailingDeps & Pick<Core, 'audit'> & { letters: Letters }

/** Sending a list and watching it go, for the admins and owners of the club that the call names. */
export function sendingEndpoints(deps: SendingDeps): ServedEndpoint[] {
  const { db, now, audit, letters } = deps
  const writingOf = (caller: OfficeCaller): Writing => ({
    who: registrarOf(caller),
    caller,
    audit,
    now: now(),
  })
  const asClub = <T>({ club }: OfficeCaller, work: (tx: Tx) => Promise<T | Refusal>) =>
    undoneIfRefused(db, club.clubId, work)
  /** Whoever may not ask for such answers may not see who gave them. */
  const shown = async (tx: Tx, caller: OfficeCaller, id: string) => {
    const { clubId, mayAskGuarded } = registrarOf(caller)
    const mailing = await readMailing(tx, clubId, id)
    if (!mailing) return notFound('The mailing')
    return mailing.is_guarded && !mayAskGuarded ? guardedRefusal() : mailing
  }
  const steered = (caller: OfficeCaller, id: string, how: Parameters<typeof steer>[2]) =>
    steer(db, id, how, writingOf(caller))
      .then(orThrow)
      .then(() => asClub(caller, (tx) => shown(tx, caller, id)))

  /** The letter of a list as one of its people gets it, or, where there is nobody, as whoever asks. */
  const letterFor = async (tx: Tx, caller: OfficeCaller, listId: string, address: string | undefined) => {
    const who = registrarOf(caller)
    const opened = await openList(tx, who, listId)
    if (opened instanceof Refusal) return opened
    const { clubId, subject, content, name, filters } = opened
    const club = await clubFacts(tx, clubId)
    const today = dayOf(now().toISOString(), club.timeZone)
    const to = await findOne(tx, { clubId, listId, filters }, address, today)
    if (address !== undefined && !to) return notFound('The recipient')
    const reader: Pick<Recipient, 'first_name' | 'last_name' | 'why'> = to ?? {
      ...caller.member.user,
      why: [],
    }
    const member = { clubId, listId, memberId: who.userId }
    const letter = writeLetter(deps, { subject, content, list: name }, reader, { club, member })
    return letter ? { to, letter, clubId, name } : notFound('The list')
  }

  return [
    serve(contract.previewList, office('mail', { rate: 'read' }), async ({ params, body }, caller) => {
      const { to, letter, clubId } = await asClub(caller, (tx) =>
        letterFor(tx, caller, params.email_distribution_list_id, body.address),
      )
      const render = await letters.templates()
      const rendered = await render(letter, await letters.brandOf(clubId))
      return {
        ...rendered,
        to: to && { address: to.address, first_name: to.first_name, last_name: to.last_name },
      }
    }),
    serve(previewEmailTemplate, office('mail', { rate: 'read' }), async ({ body }, caller) => {
      const { clubId, userId } = registrarOf(caller)
      for (const field of ['subject', 'content'] as const) {
        const fault = letterFault(body[field], field)
        if (fault) throw new Refusal(422, 'invalid_data', fault, { errors: { [field]: fault } })
      }
      const letter = await asClub(caller, async (tx) => {
        const club = await clubFacts(tx, clubId)
        const { user } = caller.member
        // No list has this id, so the links below the letter open nothing.
        const member = { clubId, listId: randomUUID(), memberId: userId }
        const reader = { ...user, why: [{ ...EXAMPLE, last_name: user.last_name, member_id: userId }] }
        return writeLetter(deps, { ...body, list: EXAMPLE_LIST }, reader, { club, member })
      })
      if (!letter) throw notFound('The club')
      const render = await letters.templates()
      return render(letter, await letters.brandOf(clubId))
    }),
    serve(contract.sendTestMail, office('mail'), ({ params }, caller) =>
      asClub(caller, async (tx) => {
        const listId = params.email_distribution_list_id
        const written = await letterFor(tx, caller, listId, undefined)
        if (written instanceof Refusal) return written
        const { letter, clubId, name } = written
        const { email } = caller.member.user
        const { subject, content, list } = letter.payload
        const outgoing = {
          clubId,
          effectKey: `mailing-trial:${listId}:${caller.club.userId}:${now().toISOString()}`,
          to: email,
          mail: { template: 'mailing-trial' as const, payload: { subject, content, list } },
        }
        await enqueueMail(tx, outgoing, now())
        await note(tx, 'mailing-tested', { list_id: listId, name }, writingOf(caller))
        return { sent_to: email }
      }),
    ),
    serve(contract.sendList, office('mail'), ({ params, body }, caller) =>
      asClub(caller, async (tx) => {
        const when = { at: body.at === undefined ? undefined : new Date(body.at), base: body.base_revision }
        const id = await sendList(tx, params.email_distribution_list_id, when, writingOf(caller))
        return id instanceof Refusal ? id : shown(tx, caller, id)
      }),
    ),
    serve(contract.listMailings, office('mail'), ({ query }, caller) =>
      asClub(caller, (tx) => listSendings(tx, caller.club.clubId, query)),
    ),
    serve(contract.getMailing, office('mail'), ({ params }, caller) =>
      asClub(caller, (tx) => shown(tx, caller, params.mailing_id)),
    ),
    serve(contract.pauseMailing, office('mail'), ({ params }, caller) =>
      steered(caller, params.mailing_id, 'pause'),
    ),
    serve(contract.resumeMailing, office('mail'), ({ params }, caller) =>
      steered(caller, params.mailing_id, 'resume'),
    ),
    serve(contract.cancelMailing, office('mail'), ({ params }, caller) =>
      steered(caller, params.mailing_id, 'cancel'),
    ),
    serve(contract.listMailingRecipients, office('mail'), ({ params, query }, caller) =>
      asClub(caller, async (tx) => {
        const mailing = await shown(tx, caller, params.mailing_id)
        if (mailing instanceof Refusal) return mailing
        return listPeople(tx, { clubId: caller.club.clubId, mailingId: mailing.mailing_id }, query)
      }),
    ),
    serve(contract.listSetAside, office('mail'), ({ query }, caller) =>
      asClub(caller, (tx) => listAside(tx, caller.club.clubId, query)),
    ),
    serve(contract.clearSetAside, office('mail'), ({ params }, caller) =>
      asClub(caller, async (tx) => {
        const { clubId } = caller.club
        const [gone] = await tx
          .delete(setAsideAddresses)
          .where(and(eq(setAsideAddresses.clubId, clubId), eq(setAsideAddresses.id, params.set_aside_id)))
          .returning({ reason: setAsideAddresses.reason })
        if (!gone) return notFound('The address')
        await note(
          tx,
          'address-cleared',
          { set_aside_id: params.set_aside_id, reason: gone.reason },
          writingOf(caller),
        )
        return { cleared: true as const }
      }),
    ),
  ]
}
