import { type SQL, sql } from 'drizzle-orm'
import { wishFor } from '@clubhouse/domain/messages/mail/mail-kinds'
import type { MailTemplate } from '@clubhouse/domain/messages/mail/mails'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'

/** A member's id on a list, or the id of a friend of the lotto. */
export type Mailing =
  | { kind: 'recurring'; personId: string; listId: string }
  | { kind: 'lotto-friend'; personId: string }

/** A mail that somebody may want or not: of which kind, to whom, and by which link of it they would say so. */
export interface Wishable {
  clubId: SQL | string
  kind: SQL | string
  recipient: SQL | string
  personId: SQL | string
  mailingKind: SQL | string
  listId: SQL | string | null
}

/**
 * The one rule of whether a mail may go: to nobody who said no by a link of such a mail, under whatever address of theirs, nor
 * in their preferences for this club and kind, nor, of news, to all clubs at once. A box that was never ticked is no refusal
 * (docs/decisions/038-lists-and-consent.md). A friend of the lotto who has an account is that account.
 */
export const isUnwanted = (mail: Wishable): SQL => sql`(
  exists (select from mail_opt_outs o where o.club_id = ${mail.clubId}
    and o.person_id in (${mail.personId}, contact_id(${mail.clubId}, ${mail.recipient}))
    and o.kind = ${mail.mailingKind} and o.list_id is not distinct from ${mail.listId})
  or exists (select from (${addressed(mail)}) u where (
    (${mail.kind} = 'news' and u.updates_refused_at is not null)
    or exists (select from mail_opt_outs o where o.club_id = ${mail.clubId} and o.person_id = u.id
      and ((o.kind = ${mail.kind} and o.list_id is null)
        or (o.kind = ${mail.mailingKind} and o.list_id is not distinct from ${mail.listId}))))))`

/** On a list, who is named and whoever has the address; elsewhere only who has proven that it is theirs. */
const addressed = ({ mailingKind, personId, recipient }: Wishable): SQL => sql`
  select n.id, n.updates_refused_at from users n where n.id = ${personId} and ${mailingKind} = 'recurring'
  union all select n.id, n.updates_refused_at from users n where n.email = ${recipient}
    and (${mailingKind} = 'recurring' or n.email_verified_at is not null)`

export interface Asked {
  clubId: string
  to: string
  template: MailTemplate
  mailing: Mailing
}

/** Whether such a mail may be written to somebody. Asked when it is put on its way, and once more when it goes. */
export async function mayWrite(tx: Tx, { clubId, to, template, mailing }: Asked): Promise<boolean> {
  const kind = wishFor(template)
  if (kind === null) return true
  const unwanted = isUnwanted({
    clubId: sql`${clubId}::uuid`,
    kind: sql`${kind}::text`,
    recipient: sql`${to}::text`,
    personId: sql`${mailing.personId}::uuid`,
    mailingKind: sql`${mailing.kind}::text`,
    listId: sql`${mailing.kind === 'recurring' ? mailing.listId : null}::uuid`,
  })
  const asked = await one<{ unwanted: boolean }>(tx, sql`select ${unwanted} as unwanted`)
  return !asked?.unwanted
}
