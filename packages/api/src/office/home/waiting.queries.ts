import type { OfficeWaiting } from '@clubhouse/contract/office/waiting'
import type { Tx } from '#kernel/db/database.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { peopleWhoAreLate } from '#money/arrears/reads.ts'

/** Draws of one kind that are over and not run; a feature that is switched off takes its draws out of sight. */
const drawsToRun = (kind: 'Lotto' | 'Draw') => `(select count(*) from draws d
  join lotteries l on l.club_id = d.club_id and l.id = d.lottery_id and l.kind = '${kind}'
  where d.club_id = c.id and d.status <> 'drawn' and d.closes_at <= $2::timestamptz and '${kind}' = any(c.features))`

/** What is counted at which entry of the menu. */
const COUNTS: Readonly<Record<string, string>> = {
  '/orders': `(select count(*) from refund_requests q where q.club_id = c.id and q.status = 'asked')`,
  '/arrears': peopleWhoAreLate('c.id'),
  '/messages': `(select count(*) from contact_messages m
    where m.club_id = c.id and m.done_at is null and m.answered_at is null)`,
  '/lotto': drawsToRun('Lotto'),
  '/draws': drawsToRun('Draw'),
}

const WAITING = {
  name: 'office_waiting',
  text: `select coalesce(json_agg(json_build_object('path', w.path, 'count', w.count)) filter (where w.count > 0), '[]') as entries
  from clubs c cross join lateral (values ${Object.entries(COUNTS)
    .map(([path, count]) => `('${path}', ${count}::int)`)
    .join(', ')}) w (path, count) where c.id = $1`,
}

/** All of it in one statement: the menu is on every page. */
export async function readWaiting(tx: Tx, clubId: string, now: Date): Promise<OfficeWaiting> {
  const [row] = await readIn(tx)<OfficeWaiting>(WAITING, [clubId, now.toISOString()])
  return row ?? { entries: [] }
}
