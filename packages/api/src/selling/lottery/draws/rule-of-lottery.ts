import { sql } from 'drizzle-orm'
import { JACKPOT } from '@clubhouse/domain/selling/lottery/draw/prizes'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import type { lotteries } from '../tables.ts'
import type { DrawRule } from './draw-rule.ts'

type Lottery = typeof lotteries.$inferSelect
type Found = Pick<
  Lottery,
  'kind' | 'pickCount' | 'symbols' | 'jackpot' | 'prizes' | 'things' | 'luck' | 'runBy'
> &
  Record<'club' | 'slug' | 'name', string>

export interface PlayedBy {
  rule: DrawRule
  luck: 'beacon' | 'drum'
  runBy: 'clock' | 'people'
  jackpot: number
}

/** By what a lottery is drawn at this moment. Its row is locked, so that the jackpot is of one draw after the other. */
export async function ruleOfLottery(
  tx: Tx,
  { clubId, lotteryId }: { clubId: string; lotteryId: string },
): Promise<PlayedBy> {
  const row = await one<Found>(
    tx,
    sql`select l.kind, l.pick_count as "pickCount", l.symbols, l.jackpot, l.prizes, l.things, l.luck, l.run_by as "runBy",
      c.slug as club, p.slug, p.name
    from lotteries l
    join clubs c on c.id = l.club_id
    join products p on p.club_id = l.club_id and p.id = l.id
    where l.club_id = ${clubId} and l.id = ${lotteryId} for update of l`,
  )
  if (!row) throw new Error('a draw of no lottery')
  const { club, slug, name, kind, luck, runBy, jackpot } = row
  return { rule: { club, product: { slug, name, type: kind }, ...played(row) }, luck, runBy, jackpot }
}

/** Symbols where lines are made of them; tickets otherwise, one for each thing that can be won. */
function played({ kind, pickCount, symbols, jackpot, prizes, things }: Found) {
  if (kind === 'Draw') {
    const won = things.map(({ title }) => ({ title: title.trim().replaceAll(/\s+/g, ' '), amount: 0 }))
    return { count: won.length, symbols: [], prizes: won }
  }
  const below = prizes.filter(({ tier }) => tier !== JACKPOT)
  const tiers = [{ tier: JACKPOT, amount: jackpot }, ...below].map(({ tier, amount }) => ({
    title: tier,
    amount,
  }))
  const hasSymbols = pickCount > 0 && symbols.length > 0
  return {
    count: hasSymbols ? pickCount : tiers.length,
    symbols: hasSymbols ? symbols : [],
    prizes: tiers,
  }
}
