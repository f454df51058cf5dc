import { sql } from 'drizzle-orm'
import { automaticKindOf, isSwitchedOn } from '@clubhouse/domain/messages/automatic-mails/kinds'
import type { Mail } from '@clubhouse/domain/messages/mail/mails'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import type { AutomaticMails, MailRow } from '../mail/port.ts'
import { automaticMailsSent } from './tables.ts'

const OPENING = {
  name: 'automatic_mail_opening',
  text: 'select opening from automatic_mails where club_id = $1 and kind = $2 and opening is not null',
}

/** What the club has said counts when a mail goes, however long it has lain in the outbox. */
export const atTheHandOver = ({ db }: Pick<Core, 'db'>): AutomaticMails => ({
  async switchedOff(tx, mails) {
    const asked = mails.flatMap(({ id, clubId, template }) => {
      const kind = automaticKindOf(template)
      return kind !== null && clubId !== null ? [{ id, club: clubId, kind }] : []
    })
    if (asked.length === 0) return []
    const said = await readSaid(tx, asked)
    return asked.filter(({ id, kind }) => !isSwitchedOn(kind, said.get(id) ?? null)).map(({ id }) => id)
  },

  async inTheClubsWords(mail, clubId) {
    const kind = automaticKindOf(mail.template)
    if (kind === null || clubId === null) return mail
    const [row] = await db.readPlatform<{ opening: string }>(OPENING, [clubId, kind])
    return row ? ({ ...mail, payload: { ...mail.payload, opening: row.opening } } as Mail) : mail
  },

  async noteSent(tx, { id, clubId, template }, now) {
    const kind = automaticKindOf(template)
    if (kind === null || clubId === null) return
    await tx.insert(automaticMailsSent).values({ clubId, id, kind, sentAt: now }).onConflictDoNothing()
  },
})

type Asked = { id: MailRow['id']; club: string; kind: string }

async function readSaid(tx: Tx, asked: readonly Asked[]): Promise<Map<string, boolean>> {
  const found = await rows<{ id: string; isOn: boolean }>(
    tx,
    sql`select m.id, a.is_on as "isOn" from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as m (id uuid, club uuid, kind text)
    join automatic_mails a on a.club_id = m.club and a.kind = m.kind`,
  )
  return new Map(found.map(({ id, isOn }) => [id, isOn]))
}
