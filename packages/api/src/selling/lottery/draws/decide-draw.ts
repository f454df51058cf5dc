import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Pick as Symbol } from '@clubhouse/contract/selling/lottery'
import { ALGORITHM } from '@clubhouse/domain/selling/lottery/draw/algorithm'
import { drawByBeacon, type Outcome, resultOf } from '@clubhouse/domain/selling/lottery/draw/outcome'
import { amountsWon, JACKPOT, nextJackpot } from '@clubhouse/domain/selling/lottery/draw/prizes'
import type { Round } from '@clubhouse/domain/selling/lottery/draw/verify-round'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import type { Tx } from '#kernel/db/database.ts'
import { requestWork } from '#kernel/jobs/request-work.ts'
import { draws, lotteries } from '../tables.ts'
import { openSecret } from './draw-secret.ts'
import { type DrawRow, entriesOf, hashOfClosing } from './list-of-draw.ts'
import { TELL_PLAYERS } from './tell-players.ts'
import { TELL_WINNERS } from './tell-winners.ts'

/** Where the luck came from. */
export type Luck = { round: Round } | { drum: (Symbol | number)[] }

/** Why a draw that has its luck is not drawn all the same: somebody has to look at it. */
export type DrawFault = 'list-changed' | 'secret-lost'

interface Deciding {
  houseSecret: string
  /** As it was locked in this transaction; closed, or waiting. */
  draw: DrawRow
  luck: Luck
  now: Date
}

/**
 * Writes what a draw came to: numbers, winners, the next jackpot and the wish that winners are told, all in one transaction.
 * A list that is no longer the one whose hash was published is not drawn from.
 */
export async function decideDraw(tx: Tx, deciding: Deciding): Promise<Result<Outcome, DrawFault>> {
  const { draw, luck, now, houseSecret } = deciding
  const { clubId, id: drawId, rule, closedAt, beacon, entriesHash } = draw
  if (!rule || !closedAt || !beacon || !entriesHash) throw new Error('a draw that was never closed')
  const entries = await entriesOf(tx, { clubId, drawId })
  if (hashOfClosing({ draw, rule, luck: beacon, closedAt, entries }) !== entriesHash)
    return refuse('list-changed')
  const secret = openSecret(houseSecret, draw)
  if (secret === null) return refuse('secret-lost')
  const outcome =
    'drum' in luck
      ? resultOf({ rule, entries }, luck.drum)
      : drawByBeacon({ rule, entries }, { secret, entriesHash, beaconValue: luck.round.value })
  const { picks, tiers } = outcome.result
  await tx
    .update(draws)
    .set({
      status: 'drawn',
      secret,
      algorithm: ALGORITHM,
      picks,
      drawnAt: now,
      waitsFor: null,
      ...('round' in luck && {
        beaconRound: luck.round.round,
        beaconValue: luck.round.value,
        beaconSignature: luck.round.signature,
      }),
      tiers:
        rule.product.type === 'Lotto'
          ? tiers.map(({ tier, entries: won, amount_each }) => ({ tier, winners: won.length, amount_each }))
          : [],
      winningTickets:
        rule.symbols.length > 0
          ? []
          : tiers.flatMap(({ tier, entries: won }) => won.map((ticket) => ({ prize: tier, ticket }))),
    })
    .where(and(eq(draws.clubId, clubId), eq(draws.id, drawId), inArray(draws.status, ['closed', 'waiting'])))
  await markWinners(tx, draw, outcome)
  if (rule.product.type === 'Lotto') await rollOver(tx, draw, tiers)
  const about = { club: clubId, draw: drawId }
  for (const kind of rule.product.type === 'Lotto' ? [TELL_WINNERS, TELL_PLAYERS] : [TELL_WINNERS])
    await requestWork(tx, { clubId, kind, effectKey: `${kind}:${drawId}`, about }, now)
  return accept(outcome)
}

async function markWinners(tx: Tx, { clubId, id, rule }: DrawRow, { result }: Outcome): Promise<void> {
  const won = rule ? amountsWon(rule, result.tiers) : new Map<number, number>()
  const rows = result.tiers.flatMap(({ tier, entries }) =>
    entries.map((entry) => ({ entry, tier, won: won.get(entry) ?? 0 })),
  )
  if (rows.length === 0) return
  await tx.execute(sql`
    update draw_entries e set tier = w.tier, won = w.won
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w(entry int, tier text, won int)
    where e.club_id = ${clubId} and e.draw_id = ${id} and e.entry = w.entry`)
}

async function rollOver(tx: Tx, draw: DrawRow, tiers: Outcome['result']['tiers']): Promise<void> {
  const isLottery = and(eq(lotteries.clubId, draw.clubId), eq(lotteries.id, draw.lotteryId))
  const [lottery] = await tx.select().from(lotteries).where(isLottery).for('update')
  if (!lottery) throw new Error('a draw of no lottery')
  const { jackpot, jackpotStart: start, jackpotStep: step, jackpotCap: cap } = lottery
  const isWon = tiers.some(({ tier, entries }) => tier === JACKPOT && entries.length > 0)
  await tx
    .update(lotteries)
    .set({ jackpot: nextJackpot(jackpot, isWon, { start, step, cap }) })
    .where(isLottery)
}
