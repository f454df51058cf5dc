import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer } from '../../app.ts'
import { openMetrics } from '#kernel/http/metrics.ts'
import { type BrokenCall, brokenCalls, pagePatterns, serverPatterns } from '../fuzz/broken-calls.ts'
import { isWebBuilt } from '../network/child-server.ts'
import { userIdOf } from '../world/people.ts'
import { openTestApp, type TestApp } from '../test-app.ts'

/** A few seconds in the normal run; `TEST_DEPTH=deep` or `RUNS` for as many as it takes to believe it. */
const RUNS = Number(process.env['RUNS'] ?? (process.env['TEST_DEPTH'] === 'deep' ? 100_000 : 200))
const SEED = Number(process.env['SEED'] ?? 42)
const BATCH = 50

/** Who may be where, so that what lies behind a sign-in is reached as well. */
const PEOPLE: Record<string, { email: string; site: string }> = {
  'dunvarra.clubhouse.test': { email: 'brid@home.example', site: 'club:dunvarra' },
  'inishvarn.clubhouse.test': { email: 'hana@inishvarn.example', site: 'club:inishvarn' },
  'backoffice.clubhouse.test': { email: 'orla@dunvarra.example', site: 'backoffice' },
  'myaccount.clubhouse.test': { email: 'brid@home.example', site: 'myaccount' },
  'su.clubhouse.test': { email: 'sam@platform.example', site: 'su' },
  'clubhouse.test': { email: 'brid@home.example', site: 'club:dunvarra' },
}

/** Lays the demo world anew whatever is sent to it: seconds for each, and nothing learned. */
const LEFT_OUT = ['/dev/reset']

let app: TestApp
let server: FastifyInstance
const lines: string[] = []
beforeAll(async () => {
  if (!isWebBuilt) return
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  const config = { ...app.parts.config, logLevel: 'error' as const }
  const logTo = { write: (line: string) => void lines.push(line) }
  server = await buildServer({ ...app.parts, config, metrics: openMetrics() }, { logTo })
  await server.ready()
})
afterAll(async () => {
  await server?.close()
  await app?.close()
})

/** Anew now and then: some of the calls sign out, and some change who somebody is. */
async function signedIn(): Promise<Map<string, string>> {
  const bearers = new Map<string, string>()
  for (const [host, { email, site }] of Object.entries(PEOPLE)) {
    const userId = await userIdOf(app, email)
    const session = { userId, method: 'password' as const, site, remember: true }
    const { access_token } = await app.parts.db.withPlatform((tx) => app.parts.sessions.begin(tx, session))
    bearers.set(host, access_token)
  }
  return bearers
}

async function answerTo(call: BrokenCall, bearer: string | undefined) {
  const by: Record<string, string> = {}
  if (bearer && call.as === 'cookie') by['cookie'] = `session=1; authentication=${bearer}`
  if (bearer && call.as === 'bearer') by['authorization'] = `Bearer ${bearer}`
  const { method, url, payload } = call
  const headers = { ...call.headers, ...by }
  return server.inject({ method: method as 'GET', url, headers, ...(payload && { payload }) })
}

test.skipIf(!isWebBuilt)(
  'whatever is sent to whatever page or call, by any method and in any form, the answer is never a fault (skipped where the web is not built)',
  { timeout: 3 * 3600_000 },
  async () => {
    const patterns = [...pagePatterns(), ...serverPatterns(server)].filter((url) => !LEFT_OUT.includes(url))
    const faults = new Map<string, number>()
    const statuses = new Map<number, number>()
    for (let done = 0; done < RUNS; done += BATCH) {
      const bearers = await signedIn()
      for (const call of fc.sample(brokenCalls(patterns), { numRuns: BATCH, seed: SEED + done })) {
        lines.length = 0
        const { statusCode, headers } = await answerTo(call, bearers.get(call.host))
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
        expect(headers['x-injected'], call.url).toBeUndefined()
        // Whoever is told to come back has met a service that is away, such as the feeds of a test.
        if (statusCode < 500 || (statusCode === 503 && headers['retry-after'])) continue
        const what = `${statusCode} ${call.method} ${call.host}${call.pattern} ${call.headers['content-type'] ?? ''}`
        if (!faults.has(what)) process.stderr.write(`${what}\n${lines.join('')}${JSON.stringify(call)}\n`)
        faults.set(what, (faults.get(what) ?? 0) + 1)
      }
    }
    if (RUNS > 1000)
      process.stderr.write(`${RUNS} broken calls: ${JSON.stringify(Object.fromEntries(statuses))}\n`)
    expect(Object.fromEntries(faults)).toEqual({})
    // Neither all refused nor all let through: both sides were tried.
    for (const status of [200, 403, 404]) expect([...statuses.keys()]).toContain(status)
  },
)
