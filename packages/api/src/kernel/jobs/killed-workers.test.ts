import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noteFaults, runs } from '../../../../../scripts/lib/test-depth.ts'
import { CRASH_POINTS, type CrashSetting } from '../crash-point.ts'
import { FileMailbox } from '#providers/mail/mailbox.ts'
import { eventually } from '#testing/eventually.ts'
import type { JobProcessInput } from '#testing/processes/job-process.ts'
import { processFile } from '#testing/processes/killed-process.ts'
import { openTestDatabase, type TestDatabase, testDatabaseKind } from '#testing/test-database.ts'
import { requestWork } from './request-work.ts'

/** As the product is started. */
const compileCache = join(tmpdir(), 'clubhouse-killed-workers-compiled')
/** Enough to die at each of the chosen lines. */
const KILLS = runs(12, 50)
/** Started beside each other: most of the time goes into starting them. */
const LANES = 3
const STEPS = 25
/** So much is always under way, whatever was done meanwhile. */
const UNDER_WAY = 4
/** A lease of one minute becomes one of a second, so that those who come next find what the dead left. */
const PACE = 1 / 60
const PATIENT_MS = 120_000

const isEmbedded = testDatabaseKind() === 'embedded'
if (isEmbedded) {
  process.stderr.write(
    'SKIPPED: killed-workers.test.ts needs PostgreSQL: the embedded one dies with its process\n',
  )
}

interface Worker {
  child: ChildProcess
  ended: Promise<NodeJS.Signals | null>
  complaints: () => string
}

describe.skipIf(isEmbedded)('workers that are killed (PostgreSQL only)', () => {
  let database: TestDatabase
  let mailFolder: string
  const alive = new Set<ChildProcess>()
  let asked = 0

  beforeAll(async () => {
    database = await openTestDatabase()
    mailFolder = mkdtempSync(join(tmpdir(), 'clubhouse-killed-'))
    await database.asOwner('create table effects (kind text, work text, number int)')
    await database.asOwner('grant select, insert on effects to clubhouse_platform')
  })
  afterAll(async () => {
    for (const child of alive) child.kill('SIGKILL')
    await database.drop()
    rmSync(mailFolder, { recursive: true, force: true })
  })

  async function startWorker(more: Partial<JobProcessInput> = {}): Promise<Worker> {
    const input: JobProcessInput = {
      databaseUrl: database.url ?? '',
      mailFolder,
      steps: STEPS,
      crash: null,
      pace: PACE,
      aheadMs: 0,
      ...more,
    }
    const child = spawn(process.execPath, [processFile('job'), JSON.stringify(input)], {
      env: { NODE_COMPILE_CACHE: compileCache },
      stdio: 'pipe',
    })
    alive.add(child)
    let complaints = ''
    child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
    const ended = new Promise<NodeJS.Signals | null>((done) =>
      child.once('exit', (_code, signal) => {
        alive.delete(child)
        done(signal)
      }),
    )
    const started = new Promise<void>((done) => child.stdout.once('data', () => done()))
    await Promise.race([started, ended])
    return { child, ended, complaints: () => complaints }
  }

  const ask = (kind: 'exact' | 'careless') =>
    database.db.withPlatform((tx) => {
      const work = `${kind}:${(asked += 1)}`
      return requestWork(tx, { clubId: null, kind, effectKey: work, about: { work } }, new Date())
    })

  async function keepBusy(): Promise<void> {
    const [open] = await database.asOwner<{ count: number }>(
      'select count(*)::int as count from job_runs where finished_at is null',
    )
    for (let missing = UNDER_WAY - (open?.count ?? 0); missing > 0; missing -= 1) {
      await ask(missing % 2 === 0 ? 'careless' : 'exact')
    }
  }

  /** Some moment after something was done: a kill before that would prove little. */
  async function midWork(): Promise<void> {
    const done = () => database.asOwner('select count(*) from effects')
    const before = JSON.stringify(await done())
    for (let looks = 0; looks < 100 && JSON.stringify(await done()) === before; looks += 1) await wait(20)
    await wait(Math.random() * 150)
  }

  /** At a moment of chance, or at a line that was chosen. */
  async function killOne(crash: CrashSetting | null): Promise<void> {
    await keepBusy()
    const worker = await startWorker({ crash })
    const feeding = setInterval(() => void keepBusy().catch(() => undefined), 100)
    if (crash) await Promise.race([worker.ended, wait(5000, undefined, { ref: false })])
    else await midWork()
    clearInterval(feeding)
    worker.child.kill('SIGKILL')
    expect(await worker.ended, worker.complaints()).toBe('SIGKILL')
  }

  test(
    'in the middle of work leave every effect once, and nothing behind',
    { timeout: 600_000 },
    async () => {
      // First the negative control, for certain: after its effect and before its note.
      await ask('careless')
      let kills = 0
      const lane = async () => {
        while (kills < KILLS) {
          kills += 1
          await killOne(chosenCrash(kills))
        }
      }
      await killOne({ point: 'work.stepped', passes: 1 })
      kills = 1
      await Promise.all(Array.from({ length: LANES }, lane))
      expect(kills).toBe(KILLS)

      // One that nobody kills finishes all of it. Its clock is ahead, so that it waits for no lease of the dead.
      const last = await startWorker({ aheadMs: 12 * 3_600_000 })
      await eventually(async () => {
        const left = await database.asOwner(
          `select 'work' from job_runs where finished_at is null
          union all select 'mail' from outbox where done_at is null`,
        )
        expect(left, last.complaints()).toEqual([])
      }, PATIENT_MS)
      last.child.kill('SIGTERM')
      expect(await last.ended).toBeNull()

      const unfinished = await database.asOwner(
        'select state, done from job_runs where state <> $1 or done <> $2',
        ['done', STEPS],
      )
      expect(unfinished).toEqual([])
      const counted = await database.asOwner<{
        kind: string
        works: number
        total: number
        different: number
      }>(
        `select kind, count(distinct work)::int as works, count(*)::int as total,
        count(distinct (work, number))::int as different from effects group by kind order by kind`,
      )
      const [careless, exact] = counted
      expect(exact).toEqual({
        kind: 'exact',
        works: exact?.works,
        total: (exact?.works ?? 0) * STEPS,
        different: (exact?.works ?? 0) * STEPS,
      })
      expect(exact?.works).toBeGreaterThan(0)
      expect(careless?.total, 'negative control').toBeGreaterThan(careless?.different ?? 0)

      const mails = await database.asOwner<{ id: string }>('select id from outbox')
      expect(mails).toHaveLength(exact?.total ?? 0)
      const delivered = (await new FileMailbox({ directory: mailFolder, now: () => new Date() }).list()).map(
        ({ id }) => id,
      )
      expect(new Set(delivered)).toEqual(new Set(mails.map(({ id }) => id)))
      // Only a mail that was taken just before its worker died can have been given twice, with the same id.
      expect(delivered.length - mails.length).toBeLessThanOrEqual(4 * KILLS)
      noteFaults('mails and long work', KILLS)
      process.stderr.write(
        `${KILLS} kills: ${exact?.total} steps and ${mails.length} mails once each, ${delivered.length - mails.length} ` +
          `mails given twice under one id; without the shared transaction ${(careless?.total ?? 0) - (careless?.different ?? 0)} steps twice\n`,
      )
    },
  )
})

/** Every second one dies at a line that was chosen, the others at any. */
function chosenCrash(kill: number): CrashSetting | null {
  if (kill % 2 === 1) return null
  const points = CRASH_POINTS.filter((point) => point.startsWith('mail.') || point.startsWith('work.'))
  const point = points[(kill / 2) % points.length]
  return point ? { point, passes: 1 + Math.floor(Math.random() * 8) } : null
}
