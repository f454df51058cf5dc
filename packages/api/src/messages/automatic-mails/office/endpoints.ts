import * as contract from '@clubhouse/contract/messages/office/automatic-mails'
import type { AutomaticKind } from '@clubhouse/contract/messages/office/automatic-mail-kinds'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { exampleOf } from '@clubhouse/domain/messages/automatic-mails/examples'
import { automaticMail } from '@clubhouse/domain/messages/automatic-mails/kinds'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office } from '#kernel/http/guard.ts'
import { orThrow, undoneIfRefused } from '#kernel/http/or-throw.ts'
import { enqueueMail, type Letters } from '../../mail/port.ts'
import { changeMail, checkedOpening } from './change.ts'
import { readAutomaticMails } from './read.ts'

/** Looking at a mail writes nothing. */
const PREVIEW = office('mail', { rate: 'read' })

type Deps = Pick<Core, 'db' | 'audit' | 'now'> & { letters: Letters }

/** The automatic mails of a club, for its admins and owners. */
export function automaticMailEndpoints({ db, audit, now, letters }: Deps): ServedEndpoint[] {
  const readOne = async (tx: Tx, clubId: string, kind: AutomaticKind) => {
    const [mail] = await readAutomaticMails(tx, clubId, now(), kind)
    return mail ?? notFound('The mail')
  }
  /** What is being written, or what is kept. */
  const openingToTry = async (
    tx: Tx,
    clubId: string,
    kind: AutomaticKind,
    given: string | null | undefined,
  ) => {
    if (given !== undefined) return checkedOpening(kind, given)
    const mail = await readOne(tx, clubId, kind)
    return mail instanceof Refusal ? mail : mail.opening
  }

  return [
    serve(contract.listAutomaticMails, office('mail'), (_, { club }) =>
      db.withClub(club.clubId, async (tx) => ({ items: await readAutomaticMails(tx, club.clubId, now()) })),
    ),
    serve(contract.getAutomaticMail, office('mail'), async ({ params }, { club }) =>
      orThrow(await db.withClub(club.clubId, (tx) => readOne(tx, club.clubId, params.kind))),
    ),
    serve(contract.changeAutomaticMail, office('mail'), ({ params, body }, caller) =>
      undoneIfRefused(db, caller.club.clubId, async (tx) => {
        const changed = await changeMail(tx, params.kind, body, { caller, audit, now: now() })
        return changed instanceof Refusal ? changed : readOne(tx, caller.club.clubId, params.kind)
      }),
    ),
    serve(contract.previewAutomaticMail, PREVIEW, async ({ params, body }, { club: { clubId } }) => {
      const opening = orThrow(
        await db.withClub(clubId, (tx) => openingToTry(tx, clubId, params.kind, body.opening)),
      )
      const [render, brand] = [await letters.templates(), await letters.brandOf(clubId)]
      const facts = { origin: brand.origin, at: now().toISOString(), opening }
      return render(exampleOf(params.kind, facts), brand)
    }),
    serve(contract.testAutomaticMail, office('mail'), async ({ params: { kind }, body }, caller) => {
      const { clubId, userId } = caller.club
      const { email } = caller.member.user
      const sent = await db.withClub(clubId, async (tx) => {
        const at = now().toISOString()
        const opening = await openingToTry(tx, clubId, kind, body.opening)
        if (opening instanceof Refusal) return opening
        const mail = { template: 'automatic-trial' as const, payload: { kind, opening, at } }
        const effectKey = `automatic-trial:${clubId}:${kind}:${userId}:${at}`
        await enqueueMail(tx, { clubId, effectKey, to: email, mail }, now())
        const detail = { name: automaticMail(kind).name }
        await audit.record(tx, caller, { kind: 'automatic-mail-tested', clubId, actorId: userId, detail })
        return { sent_to: email }
      })
      return orThrow(sent)
    }),
  ]
}
