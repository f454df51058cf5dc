import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { ask } from '../latency.ts'
import { startClubhouse, temporaryFolder } from '../servers.ts'
import { type Choice, inTurn, ourShop, said } from '../shop/flows.ts'
import { signIn } from '../sign-in.ts'

const SALES = 40
const LEFT_BEHIND = 80
const LOOKED_AT = 40
/** Mails, the gateway's webhooks and what else a sale leaves to be done. */
const JOBS_MS = 5000

/** The demo with its history, and with what only a day's use leaves: carts, sessions, mails, effects, lines of the log. */
export async function layMold(databaseUrl: string): Promise<void> {
  const data = temporaryFolder()
  const running = await startClubhouse({ DATABASE_URL: databaseUrl, DATA_DIR: data.path, MODE: 'demo' })
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  try {
    const { rows } = await pool.query<Choice>(
      `select p.slug, p.id as product, v.id as variant from clubs c join products p on p.club_id = c.id
        join shop_variants v on v.club_id = p.club_id and v.item_id = p.id
        join stock s on s.club_id = v.club_id and s.id = v.id
        where c.slug = 'dunvarra' and s.remaining > 3 order by s.remaining desc`,
    )
    const next = inTurn(rows)
    const origin = `http://localhost:${running.port}`
    const shop = ourShop(origin)
    for (let at = 0; at < SALES; at += 1) await shop.buy(await shop.add(next()))
    for (let at = 0; at < LEFT_BEHIND; at += 1) await shop.add(next())
    const host = { host: `backoffice.localhost:${running.port}` }
    const { rows: people } = await pool.query<{ club: string; id: string }>(
      `select c.id as club, p.id from clubs c join club_people p on p.club_id = c.id where c.slug = 'dunvarra' limit $1`,
      [LOOKED_AT],
    )
    const bearer = await signIn(origin, 'orla@dunvarra.example', host)
    for (const { club, id } of people) {
      const headers = { ...host, authorization: `Bearer ${bearer}`, 'x-account-id': club }
      said(await ask({ url: `${origin}/api/v2/backoffice/members/${id}`, headers }))
    }
    await wait(JOBS_MS)
  } finally {
    await pool.end()
    await running.stop()
    data.remove()
  }
}
