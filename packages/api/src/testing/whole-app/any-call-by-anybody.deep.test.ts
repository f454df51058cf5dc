import fc from 'fast-check'
import { expect, test } from 'vitest'
import { callsAsked, noteFaults } from '../../../../../scripts/lib/test-depth.ts'
import { type AnyCall, anyCall } from '../fuzz/any-call.ts'
import { type Kind, openCallers } from '../leaks/callers.ts'
import { readIds } from '../leaks/ids.ts'
import { type Markers, readMarkers } from '../leaks/markers.ts'
import { layTwoClubs, SIDES } from '../leaks/two-clubs.ts'
import { openTestApp, type TestApp } from '../test-app.ts'

const CALLS = callsAsked(50_000)
/** Of each operation, before everything is laid anew: what was spoiled, given up or signed out by then teaches nothing more. */
const EACH = 8
const AT_ONCE = 6

interface Heard {
  status: number
  wrong: string | null
}

async function hear(app: TestApp, markers: Markers, kind: Kind, call: AnyCall): Promise<Heard> {
  const { method, url, payload } = call
  const headers = { ...kind.headers, ...(payload !== undefined && { 'content-type': 'application/json' }) }
  const reply = await app.server.inject({ method, url, headers, ...(payload !== undefined && { payload }) })
  const { statusCode: status, body } = reply
  const said = `${kind.name}: ${method} ${url} ${payload ?? ''}`
  if (status >= 500) return { status, wrong: `${status} to ${said}: ${body.slice(0, 300)}` }
  if (status >= 300) return { status, wrong: null }
  for (const side of SIDES) {
    if (kind.sees.includes(side) || kind.reach.own?.includes(side)) continue
    const found = markers.inText(body, side).filter((table) => !isEcho(table, call))
    if (found.length > 0) return { status, wrong: `${found.join(', ')} of ${side} told to ${said}` }
  }
  return { status, wrong: null }
}

/** The lists that somebody is on are shown to them; an address that somebody sent is their own word. */
const isEcho = (table: string, { url, payload }: AnyCall) =>
  (table === 'distribution_lists' && url.includes('/preferences')) ||
  (table === 'their email' && payload?.includes('@') === true)

test(
  'whatever anybody sends to any operation, it is no fault of ours and tells nothing of another club',
  async () => {
    const statuses = new Map<number, number>()
    const wrong: string[] = []
    const stacks: string[] = []
    let made = 0
    for (let world = 0; made < CALLS; world += 1) {
      const app = await openTestApp({
        environment: { RATE_LIMITS: 'false', LOG_LEVEL: 'error' },
        logTo: { write: (line) => void stacks.push(JSON.parse(line).err?.stack ?? line) },
      })
      const clubs = await layTwoClubs(app)
      // Rows are laid with any text in them; this one is checked when a club brings it.
      await app.asOwner(`update identity_providers set sso_url = 'https://login.example/'`)
      const kinds = (await openCallers(app, clubs)).filter(({ isSwitchedOff }) => !isSwitchedOff)
      const [ids, markers] = [await readIds(app, clubs), await readMarkers(app, clubs)]
      const calls = app.parts.endpoints.all
        .flatMap((served, at) =>
          fc.sample(fc.tuple(fc.nat(), fc.constantFrom(...kinds), anyCall(served, ids)), {
            numRuns: EACH,
            seed: world * 1000 + at,
          }),
        )
        .toSorted(([a], [b]) => a - b)
        .slice(0, CALLS - made)
      for (let from = 0; from < calls.length; from += AT_ONCE) {
        const some = calls.slice(from, from + AT_ONCE)
        const heard = await Promise.all(some.map(([, kind, call]) => hear(app, markers, kind, call)))
        for (const { status, wrong: what } of heard) {
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          if (what) wrong.push(`world ${world}: ${what}`)
        }
      }
      made += calls.length
      await app.close()
      process.stderr.write(`${made} of ${CALLS} calls, ${wrong.length} wrong\n`)
      if (wrong.length > 20) break
    }
    expect(wrong, stacks.slice(0, 20).join('\n')).toEqual([])
    noteFaults('calls', made)
    process.stderr.write(
      `${[...statuses]
        .toSorted(([a], [b]) => a - b)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', ')}\n`,
    )
    // Neither all refused nor all taken.
    for (const status of [200, 403, 404, 422]) expect([...statuses.keys()]).toContain(status)
  },
  6 * 3_600_000,
)
