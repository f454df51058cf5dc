import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { openPostgres } from '../../packages/api/src/kernel/db/postgres/postgres.ts'
import { reserve } from '../../packages/api/src/selling/stock/port.ts'
import type { Row } from '../row.ts'

const LANES = 12
const SECONDS = 5
const LEAST = 200

/** Everybody wants the same row: each reservation in a transaction of its own, one after the other in the end. */
export async function reservationRows(databaseUrl: string): Promise<Row[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const db = openPostgres({ url: databaseUrl, poolSize: LANES, onTrouble: () => undefined })
  try {
    const id = randomUUID()
    const laid = `insert into stock (club_id, id, remaining) select id, $1, 1000000 from clubs where slug = 'dunvarra' returning club_id`
    const { rows } = await pool.query<{ club_id: string }>(laid, [id])
    const clubId = rows[0]?.club_id ?? ''
    const until = performance.now() + SECONDS * 1000
    let made = 0
    const lane = async () => {
      while (performance.now() < until) {
        const now = new Date()
        const demands = new Map([[id, 1]])
        const holder = { clubId, holder: 'order', holderId: randomUUID() } as const
        await db.withClub(clubId, (tx) =>
          reserve(tx, { ...holder, demands, now, expiresAt: new Date(now.getTime() + 60_000) }),
        )
        made += 1
      }
    }
    await Promise.all(Array.from({ length: LANES }, lane))
    await pool.query(`delete from reservations where stock_id = $1`, [id])
    await pool.query('delete from stock where id = $1', [id])
    const rate = made / SECONDS
    return [
      {
        what: 'Reservations of one row of stock, 12 at once',
        measured: `${Math.round(rate)} a second`,
        against: '',
        target: `at least ${LEAST} a second`,
        isMet: rate >= LEAST,
      },
    ]
  } finally {
    await Promise.all([db.close(), pool.end()])
  }
}
