import pg from 'pg'
import { laySquad, type SquadMember } from '../../packages/api/src/testing/world/squad.ts'
import { ask, percentile } from '../latency.ts'
import { limitRow, type Row } from '../row.ts'
import { startClubhouse, temporaryFolder } from '../servers.ts'
import { signIn } from '../sign-in.ts'

const MEMBERS = 20_000
const AT_ONCE = 2500
const TIMES = 40

/** Every way to narrow the list, alone, and all that a registrar puts together; the slowest of them is what counts. */
const QUESTIONS = [
  '',
  '?page=700&per_page=25',
  '?filter=hallaran',
  '?filter=member-11%40',
  '?filter=0417',
  '?state=lapsed',
  '?kind=juvenile',
  '?money=late',
  '?money=due',
  '?money=paid',
  '?recent=true',
  '?age_from=8&age_to=12',
  '?sort=age&sort_direction=asc',
  '?sort=joined_at&sort_direction=desc',
  '?plan=PLAN',
  '?program=PROGRAM',
  '?program=PROGRAM&state=active&money=due&age_to=14&filter=ha&sort=age',
]

/** The members of a club of 20,000, as a page of its back office asks for them. */
export async function memberRows(databaseUrl: string): Promise<Row[]> {
  const data = temporaryFolder()
  const club = await startClubhouse({ DATABASE_URL: databaseUrl, DATA_DIR: data.path, MODE: 'demo' })
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  try {
    await layMembers(pool)
    const origin = `http://localhost:${club.port}`
    const host = `backoffice.localhost:${club.port}`
    const bearer = await signIn(origin, 'orla@dunvarra.example', { host })
    const [known] = (
      await pool.query<{ id: string; plan: string; program: string }>(
        `select c.id, p.id as plan, l.program_id as program from clubs c join products p on p.club_id = c.id
          join plans l on l.club_id = c.id and l.id = p.id where c.slug = 'dunvarra' and p.slug = 'juvenile-u8-u12'`,
      )
    ).rows
    if (!known) throw new Error('The demo has no such plan')
    const headers = { host, authorization: `Bearer ${bearer}`, 'x-account-id': known.id }
    const wait = async (path: string): Promise<number> => {
      const waits: number[] = []
      for (let time = -3; time < TIMES; time += 1) {
        const { ms, status } = await ask({ url: `${origin}/api/v2/backoffice/${path}`, headers })
        if (status !== 200) throw new Error(`${path} answered ${status}`)
        if (time >= 0) waits.push(ms)
      }
      const ms = percentile(waits, 0.95)
      if (process.env['EACH']) process.stdout.write(`  ${ms.toFixed(1)} ms  ${path}\n`)
      return ms
    }
    const slowest = { ms: 0, question: '' }
    for (const question of QUESTIONS) {
      const asked = question.replace('PLAN', known.plan).replace('PROGRAM', known.program)
      const ms = await wait(`members${asked}`)
      if (ms > slowest.ms) Object.assign(slowest, { ms, question })
    }
    return [
      limitRow(
        `Who is twice among ${MEMBERS.toLocaleString('en')} members, p95`,
        // Everybody beside everybody, on a page that is opened once a season.
        ...([await wait('people/duplicates'), 500, 'ms'] as const),
      ),
      limitRow(
        `A page of ${MEMBERS.toLocaleString('en')} members, p95 of the slowest filter (${slowest.question || 'none'})`,
        ...([slowest.ms, 100, 'ms'] as const),
      ),
    ]
  } finally {
    await pool.end()
    await club.stop()
    data.remove()
  }
}

const PLANS = ['juvenile-u8-u12', 'senior-player', 'social-member']

async function layMembers(pool: pg.Pool): Promise<void> {
  const asOwner = async <R>(text: string, values: unknown[] = []) =>
    (await pool.query(text, values)).rows as R[]
  for (let first = 0; first < MEMBERS; first += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_, at) => memberAt(first + at))
    await laySquad({ asOwner }, some)
    // As the house does it by itself, but not within seconds.
    await pool.query('analyze')
  }
  await pool.query('vacuum analyze')
}

function memberAt(at: number): SquadMember {
  const isChild = at % 5 < 3
  return {
    firstName: `Name${at % 997}`,
    lastName: at % 3 ? 'Hallaran' : 'Ó Broin',
    kind: isChild ? 'juvenile' : 'adult',
    born: isChild ? bornAt('2009-01-01', 12, at) : bornAt('1960-01-01', 40, at),
    plan: PLANS[at % PLANS.length] ?? '',
    holder: `member-${Math.floor(at / 2)}@home.example`,
    endsOn: at % 7 === 0 ? '2025-06-30' : '2027-06-30',
    payment: at % 50 === 0 ? 'arrears' : at % 3 === 0 ? 'owing' : 'paid',
    answers: { school: 'Scoil na Trá', has_medical_condition: at % 9 === 0 },
  }
}

const DAY_MS = 86_400_000

/** Spread over the days of some years as birthdays are, and the same in every run. */
function bornAt(from: string, years: number, at: number): string {
  const scattered = Math.imul(at + 1, 2_654_435_761) >>> 0
  return new Date(Date.parse(from) + (scattered % (years * 365)) * DAY_MS).toISOString().slice(0, 10)
}
