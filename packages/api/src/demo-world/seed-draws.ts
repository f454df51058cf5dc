import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { signRound } from '@clubhouse/demo/beacon/sign-round'
import type { DemoLottery } from '@clubhouse/demo/world/lottery'
import type { DemoClub } from '@clubhouse/demo/world/world'
import { ALGORITHM, hashOfText } from '@clubhouse/domain/selling/lottery/draw/algorithm'
import { DEMO_BEACON, roundFor } from '@clubhouse/domain/selling/lottery/draw/beacons'
import { type DrawTime, nextDrawTimes } from '@clubhouse/domain/selling/lottery/draw/draw-times'
import { chooseFrom } from '@clubhouse/domain/selling/lottery/draw/fair-choice'
import { drawByBeacon } from '@clubhouse/domain/selling/lottery/draw/outcome'
import { amountsWon, JACKPOT } from '@clubhouse/domain/selling/lottery/draw/prizes'
import type { Tx } from '#kernel/db/database.ts'
import { lockSecret } from '#selling/lottery/draws/draw-secret.ts'
import { hashOfClosing } from '#selling/lottery/draws/list-of-draw.ts'
import { ruleOfLottery } from '#selling/lottery/draws/rule-of-lottery.ts'
import { draws, lotteryTickets } from '#selling/lottery/tables.ts'

/** How many draws a lotto of the demo has behind it, and which number the last one had. */
const PAST: Record<string, { count: number; last: number }> = {
  'rovers-lotto': { count: 8, last: 341 },
  'inishvarn-lotto': { count: 3, last: 97 },
}
const LINES = { least: 150, more: 100 }
const WEEK_MS = 7 * 24 * 60 * 60_000

interface Laying {
  now: Date
  secret: string
}

/** The draws before: made by the real algorithm, with the demo's beacon, so that each of them verifies. */
export async function layPastDraws(tx: Tx, club: DemoClub, { now, secret }: Laying): Promise<void> {
  for (const lottery of club.lotteries) {
    const past = PAST[lottery.slug]
    if (!lottery.lotto || !past) continue
    const { rule } = await ruleOfLottery(tx, { clubId: club.id, lotteryId: lottery.id })
    const times = timesBefore(club, lottery.lotto, { now, count: past.count })
    for (const [place, time] of times.entries()) {
      // It has grown by a step with each, since nobody has won it.
      const jackpot = lottery.lotto.jackpot - lottery.lotto.jackpotStep * (times.length - place)
      const prizes = rule.prizes.map((prize) =>
        prize.title === JACKPOT ? { ...prize, amount: jackpot } : prize,
      )
      const number = past.last - times.length + 1 + place
      await layPastDraw(tx, { club, lottery, number, time, rule: { ...rule, prizes }, jackpot, secret })
    }
  }
}

function timesBefore(
  { timeZone }: DemoClub,
  { weekday, time }: NonNullable<DemoLottery['lotto']>,
  { now, count }: { now: Date; count: number },
): DrawTime[] {
  const rhythm = { weekday, time, timeZone, closesMinutesBefore: 60 }
  const from = new Date(now.getTime() - (count + 1) * WEEK_MS)
  return nextDrawTimes(rhythm, from, count + 2)
    .filter(({ drawsAt }) => drawsAt.getTime() < now.getTime() - 60_000)
    .slice(-count)
}

interface PastDraw {
  club: DemoClub
  lottery: DemoLottery
  number: number
  time: DrawTime
  rule: Awaited<ReturnType<typeof ruleOfLottery>>['rule']
  jackpot: number
  secret: string
}

async function layPastDraw(tx: Tx, past: PastDraw): Promise<void> {
  const { club, lottery, number, time, rule, jackpot, secret: houseSecret } = past
  const { closesAt, drawsAt } = time
  const closedAt = new Date(closesAt.getTime() + 400)
  const entries = linesOf(past)
  const luck = DEMO_BEACON.name
  const entriesHash = hashOfClosing({ draw: { number, ...time }, rule, luck, closedAt, entries })
  const times = { draws_at: drawsAt.toISOString(), closed_at: closedAt.toISOString() }
  const round = signRound(roundFor(DEMO_BEACON, times))
  const { secret, result } = withoutJackpot(past, (tried) =>
    drawByBeacon({ rule, entries }, { secret: tried, entriesHash, beaconValue: round.value }),
  )
  const drawId = randomUUID()
  const clubId = club.id
  await tx.insert(draws).values({
    clubId,
    id: drawId,
    lotteryId: lottery.id,
    number,
    closesAt,
    drawsAt,
    status: 'drawn',
    ...lockSecret(houseSecret, secret),
    sealedAt: new Date(drawsAt.getTime() - 14 * WEEK_MS),
    secret,
    rule,
    jackpot,
    entriesHash,
    entriesCount: entries.length,
    closedAt,
    algorithm: ALGORITHM,
    beacon: luck,
    beaconRound: round.round,
    beaconValue: round.value,
    beaconSignature: round.signature,
    picks: result.picks,
    winningTickets: [],
    drawnAt: new Date(drawsAt.getTime() + 4000),
    tiers: result.tiers.map(({ tier, entries: won, amount_each }) => ({
      tier,
      winners: won.length,
      amount_each,
    })),
  })
  const ticketId = randomUUID()
  // Sold at the gate and in shops: nobody's by name.
  await tx.insert(lotteryTickets).values({
    clubId,
    id: ticketId,
    lotteryId: lottery.id,
    draws: 1,
    createdAt: closesAt,
    lines: entries.map(({ line }) => line),
  })
  const won = amountsWon(rule, result.tiers)
  const tierOf = new Map(
    result.tiers.flatMap(({ tier, entries: winners }) => winners.map((entry) => [entry, tier])),
  )
  const rows = entries.map(({ entry, line }) => ({
    entry,
    line,
    tier: tierOf.get(entry) ?? null,
    won: won.get(entry) ?? 0,
  }))
  await tx.execute(sql`
    insert into draw_entries (club_id, draw_id, entry, ticket_id, line_number, line, tier, won, created_at)
    select ${clubId}, ${drawId}, e.entry, ${ticketId}, e.entry, e.line, e.tier, e.won, ${closesAt.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e (entry int, line jsonb, tier text, won int)`)
}

/** Lucky dips, a few more on some weeks than on others; the same whenever the demo is laid. */
function linesOf({ lottery, number, rule }: PastDraw) {
  const name = `${lottery.slug} ${number}`
  const count = LINES.least + (Number.parseInt(hashOfText(name).slice(0, 4), 16) % LINES.more)
  return Array.from({ length: count }, (_, at) => {
    const drawn = chooseFrom(hashOfText(`${name} ${at}`), rule.symbols, rule.count)
    return { entry: at + 1, line: rule.symbols.filter((symbol) => drawn.includes(symbol)) }
  })
}

/** The story is that nobody has won, which the first secret that is tried nearly always tells. */
function withoutJackpot(
  { lottery, number }: PastDraw,
  draw: (secret: string) => ReturnType<typeof drawByBeacon>,
) {
  for (let tried = 0; ; tried += 1) {
    const secret = hashOfText(`secret of ${lottery.slug} ${number} ${tried}`)
    const { result } = draw(secret)
    if (!result.tiers.some(({ tier, entries }) => tier === JACKPOT && entries.length > 0))
      return { secret, result }
  }
}
