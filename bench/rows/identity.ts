import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { node24 } from '../../scripts/lib/node24.mjs'
import { startTethered } from '../../scripts/lib/tether.mjs'
import { type Ask, keepBusy, percentile, visitAtPace } from '../latency.ts'
import { median } from '../load.ts'
import { signIn } from '../sign-in.ts'
import { wrongPasswords } from '../wrong-passwords.ts'
import { limitRow, type Row, ratioRow } from '../row.ts'
import { startClubhouse, startServer, temporaryFolder } from '../servers.ts'

const WHO = 'brid@home.example'
const VISITS = { everyMs: 5, count: 600 }
const WRONG_PASSWORDS = 100
const FLOOD_RISES_MS = 1500
/** Those who still wait for their turn are answered in that time. */
const FLOOD_EBBS_MS = 4000
const ROUNDS = 3

/** What knowing who is asking costs, and what guessing passwords costs everybody else. */
export async function identityRows(databaseUrl: string): Promise<Row[]> {
  const data = temporaryFolder()
  const club = await startClubhouse({ DATABASE_URL: databaseUrl, DATA_DIR: data.path })
  // As many at once as we allow ourselves: one core is left for the pages.
  const threads = String(Math.max(1, availableParallelism() - 1))
  const hash = await startServer('bench/baselines/bare-argon2.ts', { UV_THREADPOOL_SIZE: threads })
  try {
    const origin = `http://localhost:${club.port}`
    const token = await signIn(origin, WHO)
    const list = `${origin}/api/v2/store/dunvarra/sponsors`
    const user = { url: `${origin}/api/v2/user`, headers: { authorization: `Bearer ${token}` } }
    await visitAtPace({ url: list }, VISITS)
    await visitAtPace(user, VISITS)
    const withoutToken = percentile(await visitAtPace({ url: `${origin}/healthz` }, VISITS), 0.5)
    const withToken = percentile(await visitAtPace(user, VISITS), 0.5)

    const bare = await answeredIn(3000, () => ({ url: `http://localhost:${hash.port}/` }))
    const signIns = await answeredIn(3000, wrongPasswords(origin))

    const rows: Row[] = []
    for (const [name, url] of [
      ['Home page', `${origin}/`],
      ['Sponsors call', list],
    ] as const) {
      const calm: number[] = []
      const busy: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        calm.push(percentile(await visitAtPace({ url }, VISITS), 0.95))
        const flood = startTethered(node24(), ['bench/flood.ts', origin, String(WRONG_PASSWORDS)])
        await wait(FLOOD_RISES_MS)
        busy.push(percentile(await visitAtPace({ url }, VISITS), 0.95))
        if (flood.hasEnded()) throw new Error(`The flood did not last:\n${flood.output()}`)
        await flood.stop()
        await wait(FLOOD_EBBS_MS)
      }
      rows.push(
        limitRow(
          `${name}: p95 under ${WRONG_PASSWORDS} wrong passwords at once, of calm`,
          median(busy) / median(calm),
          2,
          'times',
        ),
      )
    }
    return [
      limitRow('Knowing who is asking, added to a request', withToken - withoutToken, 1, 'ms'),
      ratioRow('Password sign-ins, of bare argon2 checks', signIns, bare, 0.7, 'per 3 s'),
      ...rows,
    ]
  } finally {
    await Promise.all([club.stop(), hash.stop()])
    data.remove()
  }
}

async function answeredIn(ms: number, next: () => Ask): Promise<number> {
  const busy = keepBusy(8, next)
  await wait(ms)
  return busy.stop()
}
