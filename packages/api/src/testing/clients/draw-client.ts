import { randomUUID } from 'node:crypto'
import type { DrawProof } from '@clubhouse/contract/selling/draw-proof'
import { makeSecret } from '#selling/lottery/draws/draw-secret.ts'
import { layOutDraws } from '#selling/lottery/draws/lay-out-draws.ts'
import { drawEntries, draws, lotteries, lotteryTickets } from '#selling/lottery/tables.ts'
import { products } from '#selling/catalogue/tables.ts'
import type { TestApp } from '../test-app.ts'
import { TEST_NOW } from '../test-database.ts'

const NUMBERS = Array.from({ length: 32 }, (_, index) => index + 1)

/** A lotto and a prize draw of the first club, with rows of the test's own. */
export async function openDrawClient(app: TestApp, { slug = 'test-lotto' } = {}) {
  const { parts } = app
  const clubId = parts.registry.idOf('dunvarra') ?? ''
  const lottoId = await layLottery(app, clubId, { slug })
  const open = async (
    lotteryId: string,
    { number, closesAt, drawsAt }: { number: number; closesAt: Date; drawsAt: Date },
  ) => {
    const id = randomUUID()
    await parts.db.withClub(clubId, (tx) =>
      tx.insert(draws).values({
        clubId,
        id,
        lotteryId,
        number,
        closesAt,
        drawsAt,
        status: 'open',
        sealedAt: TEST_NOW,
        ...makeSecret(parts.config.secret),
      }),
    )
    return id
  }
  return {
    clubId,
    lottoId,
    layLottery: (given: Partial<typeof lotteries.$inferInsert> & { slug: string }) =>
      layLottery(app, clubId, given),
    /** A draw that closes and is drawn so many minutes from now. */
    open: (number: number, minutes: { closes: number; draws: number }, lotteryId = lottoId) =>
      open(lotteryId, {
        number,
        closesAt: new Date(TEST_NOW.getTime() + minutes.closes * 60_000),
        drawsAt: new Date(TEST_NOW.getTime() + minutes.draws * 60_000),
      }),
    /** Sells these lines, on one ticket. */
    sell: async (
      drawId: string,
      lines: (number | string)[][],
      {
        userId = null,
        lotteryId = lottoId,
        first = 1,
      }: { userId?: string | null; lotteryId?: string; first?: number } = {},
    ) => {
      const ticketId = randomUUID()
      await parts.db.withClub(clubId, async (tx) => {
        const ticket = { clubId, id: ticketId, lotteryId, userId, lines, draws: 1, createdAt: TEST_NOW }
        await tx.insert(lotteryTickets).values(ticket)
        await tx.insert(drawEntries).values(
          lines.map((line, place) => ({
            clubId,
            drawId,
            entry: first + place,
            ticketId,
            lineNumber: place + 1,
            line,
            createdAt: TEST_NOW,
          })),
        )
      })
      return ticketId
    },
    layOut: (now: Date) =>
      parts.db.withClub(clubId, (tx) => layOutDraws(tx, { clubId, houseSecret: parts.config.secret, now })),
    row: async (drawId: string) => {
      const [row] = await app.asOwner<Record<string, unknown>>('select * from draws where id = $1', [drawId])
      return row ?? {}
    },
    jackpot: async (lotteryId = lottoId) => {
      const [row] = await app.asOwner<{ jackpot: number }>('select jackpot from lotteries where id = $1', [
        lotteryId,
      ])
      return row?.jackpot
    },
    proof: async (number: number, of = `lotto/${slug}`) => {
      const answer = await app.server.inject({
        url: `/products/${of}/draws/${number}/proof.json`,
        headers: { host: 'dunvarra.clubhouse.test' },
      })
      return { answer, proof: answer.statusCode === 200 ? answer.json<DrawProof>() : null }
    },
  }
}

async function layLottery(
  app: TestApp,
  clubId: string,
  { slug, ...given }: Partial<typeof lotteries.$inferInsert> & { slug: string },
): Promise<string> {
  const id = randomUUID()
  await app.parts.db.withClub(clubId, async (tx) => {
    const type = given.kind ?? 'Lotto'
    await tx.insert(products).values({ clubId, id, type, slug, name: 'Test Lotto', createdAt: TEST_NOW })
    await tx.insert(lotteries).values({
      clubId,
      id,
      kind: 'Lotto',
      pickType: 'Number',
      pickCount: 6,
      symbols: NUMBERS,
      prices: [{ title: '1 line', count: 1, price: 200 }],
      maxCount: 100,
      weekday: 4,
      time: '21:00',
      jackpot: 470_000,
      jackpotStart: 100_000,
      jackpotStep: 15_000,
      jackpotCap: 1_000_000,
      prizes: [
        { tier: 'Match 5', amount: 25_000 },
        { tier: 'Match 4', amount: 4_000 },
        { tier: 'Match 3', amount: 1_000 },
      ],
      ...given,
    })
  })
  return id
}
