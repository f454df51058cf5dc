import type { OfficeWaiting } from '@clubhouse/contract/office/waiting'
import type { Tx } from '#kernel/db/database.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { messagesToAnswer } from '#messages/inbox/reads.ts'
import { peopleWhoAreLate } from '#money/arrears/reads.ts'
import { refundsToConfirm } from '#money/orders/reads.ts'
import { drawsToRun } from '#selling/lottery/reads.ts'

const CLUB = '$1::uuid'
const NOW = '$2::timestamptz'

/** What is counted at which entry of the menu; one whose feature is switched off is not in the menu. */
const COUNTS: Readonly<Record<string, string>> = {
  '/orders': refundsToConfirm(CLUB),
  '/arrears': peopleWhoAreLate(CLUB),
  '/messages': messagesToAnswer(CLUB),
  '/lotto': drawsToRun(CLUB, NOW, 'Lotto'),
  '/draws': drawsToRun(CLUB, NOW, 'Draw'),
}

const WAITING = {
  name: 'office_waiting',
  text: `select coalesce(json_agg(json_build_object('path', w.path, 'count', w.count)) filter (where w.count > 0), '[]') as entries
  from (values ${Object.entries(COUNTS)
    .map(([path, count]) => `('${path}', ${count}::int)`)
    .join(', ')}) w (path, count)`,
}

/** All of it in one statement: the menu is on every page. */
export async function readWaiting(tx: Tx, clubId: string, now: Date): Promise<OfficeWaiting> {
  const [row] = await readIn(tx)<OfficeWaiting>(WAITING, [clubId, now.toISOString()])
  return row ?? { entries: [] }
}
