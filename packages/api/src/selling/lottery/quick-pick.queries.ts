import { randomInt } from 'node:crypto'
import type { Pick, PickType } from '@clubhouse/contract/selling/lottery'
import { luckyLine } from '@clubhouse/domain/selling/lottery/lines'
import type { Database } from '#kernel/db/database.ts'

const RULES = {
  name: 'rules_of_draw',
  text: `select y.pick_type as type, y.pick_count as count, y.symbols from draws d
    join clubs c on c.id = d.club_id and c.slug = $1
    join lotteries y on y.club_id = d.club_id and y.id = d.lottery_id
    join products p on p.club_id = y.club_id and p.id = y.id and p.is_active
    where d.id = $2 and y.kind = 'Lotto'`,
}

/** API-57, LOTTO-09: lines by the chance of the machine's own generator for secrets. Null where the club has no such draw. */
export async function pickLines(
  db: Database,
  { club, drawId, lines }: { club: string; drawId: string; lines: number },
): Promise<Pick[][] | null> {
  const [rules] = await db.read<{ type: PickType; count: number; symbols: Pick[] }>(RULES, [club, drawId])
  return rules ? Array.from({ length: lines }, () => luckyLine(rules, (most) => randomInt(most))) : null
}
