import { ask, type Ask, keepBusy, percentile, visitAtPace } from '../latency.ts'
import { limitRow, type Row, ratioRow } from '../row.ts'
import { startClubhouse, startServer, temporaryFolder } from '../servers.ts'

const DEMO_LOGIN = { username: 'brid@home.example', password: 'Harbour7Lamp' }
const VISITS = { everyMs: 5, count: 600 }
const WRONG_PASSWORDS = 100

/** What knowing who is asking costs, and what guessing passwords costs everybody else. */
export async function identityRows(databaseUrl: string): Promise<Row[]> {
  const data = temporaryFolder()
  const club = await startClubhouse({ DATABASE_URL: databaseUrl, DATA_DIR: data.path })
  const hash = await startServer('bench/baselines/bare-argon2.ts', {})
  try {
    const origin = `http://localhost:${club.port}`
    const token = await signIn(origin)
    const list = `${origin}/api/v2/store/dunvarra/sponsors`
    const user = { url: `${origin}/api/v2/user`, headers: { authorization: `Bearer ${token}` } }
    await visitAtPace({ url: list }, VISITS)
    await visitAtPace(user, VISITS)
    const withoutToken = percentile(await visitAtPace({ url: `${origin}/healthz` }, VISITS), 0.5)
    const withToken = percentile(await visitAtPace(user, VISITS), 0.5)

    const bare = await answeredIn(3000, () => ({ url: `http://localhost:${hash.port}/` }))
    const signIns = await answeredIn(3000, wrongPassword(origin))

    const rows: Row[] = []
    for (const [name, url] of [
      ['Home page', `${origin}/`],
      ['Sponsors call', list],
    ] as const) {
      const calm = percentile(await visitAtPace({ url }, VISITS), 0.95)
      const flood = keepBusy(WRONG_PASSWORDS, wrongPassword(origin))
      const busy = percentile(await visitAtPace({ url }, VISITS), 0.95)
      await flood.stop()
      rows.push(
        limitRow(
          `${name}: p95 under ${WRONG_PASSWORDS} wrong passwords at once, of calm`,
          busy / calm,
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
  await new Promise((resolve) => setTimeout(resolve, ms))
  return busy.stop()
}

async function signIn(origin: string): Promise<string> {
  const body = { grant_type: 'password', client_id: 'web', ...DEMO_LOGIN }
  const { status, text } = await ask({ url: `${origin}/api/oauth/token`, method: 'POST', body })
  if (status !== 200) throw new Error(`Signing in answered ${status}`)
  return (JSON.parse(text) as { access_token: string }).access_token
}

/** Another e-mail each time: one account alone would soon be told to wait. */
function wrongPassword(origin: string): () => Ask {
  let guess = 0
  return () => ({
    url: `${origin}/api/oauth/token`,
    method: 'POST',
    body: {
      grant_type: 'password',
      username: `guess${process.pid}-${guess++}@home.example`,
      password: 'Wrong7Word',
    },
  })
}
