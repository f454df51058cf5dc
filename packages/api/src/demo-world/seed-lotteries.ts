import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { idOf } from '@clubhouse/demo/world/ids'
import type { DemoClub } from '@clubhouse/demo/world/world'
import type { DemoLottery } from '@clubhouse/demo/world/lottery'
import { instantAt } from '@clubhouse/domain/time/local-instant'
import { products } from '#selling/catalogue/tables.ts'
import type { Tx } from '#kernel/db/database.ts'
import { makeSecret } from '#selling/lottery/draws/draw-secret.ts'
import { layOutDraws } from '#selling/lottery/draws/lay-out-draws.ts'
import { draws, lotteries } from '#selling/lottery/tables.ts'
import { stock } from '#selling/stock/tables.ts'
import { layPastDraws } from './seed-draws.ts'

interface Laying {
  now: Date
  secret: string
  imageIds: (keys: readonly string[]) => string[]
}

/** What can be played in the demo's clubs, and the draws that are ahead. */
export async function layLotteries(tx: Tx, club: DemoClub, { now, secret, imageIds }: Laying): Promise<void> {
  for (const [position, lottery] of club.lotteries.entries()) {
    const { id, kind, slug, name, description, draw } = lottery
    if (draw) await tx.insert(stock).values({ clubId: club.id, id, remaining: draw.ticketCount - draw.sold })
    await tx.insert(products).values({
      clubId: club.id,
      id,
      slug,
      name,
      description,
      position,
      createdAt: now,
      type: kind,
      stockId: draw ? id : null,
    })
    await tx
      .insert(lotteries)
      .values({ clubId: club.id, ...rowOf(lottery), imageIds: imageIds(lottery.images) })
    if (draw) await layPrizeDraw(tx, club, lottery, { now, secret })
  }
  await layPastDraws(tx, club, { now, secret })
  await layOutDraws(tx, { clubId: club.id, houseSecret: secret, now })
}

function rowOf({ lotto, draw, ...lottery }: DemoLottery): Omit<typeof lotteries.$inferInsert, 'clubId'> {
  const { id, kind, prices, maxCount, place, weeklyLimit } = lottery
  const row = { id, kind, prices, maxCount, place, weeklyLimit }
  if (draw) return { ...row, pickType: 'None', things: draw.things, ticketCount: draw.ticketCount }
  if (!lotto) throw new Error(`${lottery.slug} is neither a lotto nor a draw`)
  const { numbers, ...terms } = lotto
  const symbols = Array.from({ length: numbers }, (_, at) => at + 1)
  return { ...row, ...terms, pickType: 'Number', symbols, allowsAutoRenewal: true }
}

/** One draw, with the tickets that were sold from books: nobody's by name, and all in it. */
async function layPrizeDraw(
  tx: Tx,
  club: DemoClub,
  { id: lotteryId, draw }: DemoLottery,
  { now, secret }: Pick<Laying, 'now' | 'secret'>,
): Promise<void> {
  if (!draw) return
  const drawsAt = instantAt(Date.parse(`${draw.day}T${draw.time}:00Z`), club.timeZone)
  const closesAt = new Date(drawsAt.getTime() - 60 * 60_000)
  await tx.insert(draws).values({
    clubId: club.id,
    id: idOf(`draw/${lotteryId}`),
    lotteryId,
    number: 1,
    closesAt,
    drawsAt,
    status: 'open',
    sealedAt: now,
    ...makeSecret(secret),
  })
  await tx.execute(sql`
    with books as (
      insert into lottery_tickets (club_id, id, lottery_id, lines, draws, created_at)
      select ${club.id}, ${randomUUID()}, ${lotteryId}, jsonb_agg('[]'::jsonb), 1, ${now.toISOString()}::timestamptz
      from generate_series(1, ${draw.sold}::int) returning id
    )
    insert into draw_entries (club_id, draw_id, entry, ticket_id, line_number, created_at)
    select d.club_id, d.id, n, books.id, n, ${now.toISOString()}::timestamptz
    from books, generate_series(1, ${draw.sold}::int) n, draws d
    where d.club_id = ${club.id} and d.lottery_id = ${lotteryId}`)
}
