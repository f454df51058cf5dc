import { sql } from 'drizzle-orm'
import { AUTOMATIC_KINDS, type AutomaticKind } from '@clubhouse/contract/messages/office/automatic-mail-kinds'
import type { AutomaticMail } from '@clubhouse/contract/messages/office/automatic-mails'
import { automaticMail, isSwitchedOn } from '@clubhouse/domain/messages/automatic-mails/kinds'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { versionOf } from '#kernel/db/version-of.ts'

const LATELY = '30 days'

interface Row {
  kind: AutomaticKind
  isOn: boolean | null
  opening: string | null
  changedAt: string | null
  changedBy: string | null
  lastSent: string | null
  lately: number
}

/** What stands in a save's way when somebody saved meanwhile. */
export const versionOfMail = (isOn: boolean, opening: string | null): string => versionOf({ isOn, opening })

/** All of them, or the one that is named: one statement. */
export async function readAutomaticMails(
  tx: Tx,
  clubId: string,
  now: Date,
  only?: AutomaticKind,
): Promise<AutomaticMail[]> {
  const kinds = only ? [only] : AUTOMATIC_KINDS
  const found = await rows<Row>(
    tx,
    sql`select k.kind, a.is_on as "isOn", a.opening, iso(a.changed_at) as "changedAt",
      nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') as "changedBy",
      (select iso(max(s.sent_at)) from automatic_mails_sent s where s.club_id = ${clubId} and s.kind = k.kind) as "lastSent",
      (select count(*)::int from automatic_mails_sent s where s.club_id = ${clubId} and s.kind = k.kind
        and s.sent_at > ${now.toISOString()}::timestamptz - ${LATELY}::interval) as lately
    from jsonb_array_elements_text(${JSON.stringify(kinds)}::jsonb) with ordinality as k (kind, place)
    left join automatic_mails a on a.club_id = ${clubId} and a.kind = k.kind
    left join users u on u.id = a.changed_by order by k.place`,
  )
  return found.map(shown)
}

function shown({ kind, isOn: said, opening, changedAt, changedBy, lastSent, lately }: Row): AutomaticMail {
  const isOn = isSwitchedOn(kind, said)
  return {
    kind,
    is_on: isOn,
    may_be_off: automaticMail(kind).whyAlwaysOn === null,
    opening,
    last_sent_at: lastSent,
    sent_lately: lately,
    changed_by: changedBy,
    changed_at: changedAt,
    version: versionOfMail(isOn, opening),
  }
}
