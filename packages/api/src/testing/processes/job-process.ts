import { sql } from 'drizzle-orm'
import { type CrashSetting, openCrashPoints } from '#kernel/crash-point.ts'
import type { Tx } from '#kernel/db/database.ts'
import { openPostgres } from '#kernel/db/postgres/postgres.ts'
import { workDuty } from '#kernel/jobs/do-work.ts'
import { openJobs } from '#kernel/jobs/jobs.ts'
import type { LongWork, StepInput } from '#kernel/jobs/long-work.ts'
import { clockDuty } from '#kernel/jobs/schedules.ts'
import { enqueueMail } from '#messages/mail/outbox.ts'
import { openOutbox } from '#messages/mail/send-mails.ts'
import { FileMailbox } from '#providers/mail/mailbox.ts'
import { plainLetters } from '../plain-letters.ts'

/**
 * A worker as it is in production, but for the work: what it does can be counted. Run as a process of its own by
 * tests that kill it.
 */
export interface JobProcessInput {
  databaseUrl: string
  mailFolder: string
  steps: number
  crash: CrashSetting | null
  pace: number
  /** How far its clock is ahead. */
  aheadMs: number
}

const input: JobProcessInput = JSON.parse(process.argv[2] ?? '{}')
const now = () => new Date(Date.now() + input.aheadMs)
const onTrouble = (error: Error) => void process.stderr.write(`${error.message}\n`)
const db = openPostgres({ url: input.databaseUrl, poolSize: 4, onTrouble })
const crashAt = openCrashPoints(input.crash)

const record = (tx: Tx, kind: string, work: string, number: number) =>
  tx.execute(sql`insert into effects (kind, work, number) values (${kind}, ${work}, ${number})`)

/** A row and a mail for each step. */
const exact: LongWork = {
  kind: 'exact',
  count: async () => input.steps,
  step: (tx, step) =>
    numbered(step, async (work, number) => {
      await record(tx, 'exact', work, number)
      const mail = {
        template: 'verify-email',
        payload: { first_name: 'A', link: 'https://club.test' },
      } as const
      const effectKey = `${work}:${number}`
      await enqueueMail(tx, { clubId: null, effectKey, to: 'a@home.example', mail }, step.now)
    }),
}

/** The negative control: its effect is committed beside the step, and so stays when the step is undone. */
const careless: LongWork = {
  kind: 'careless',
  step: (_tx, step) =>
    numbered(step, (work, number) =>
      db.withPlatform((tx) => record(tx, 'careless', work, number)).then(() => undefined),
    ),
}

async function numbered(
  { about, reached }: StepInput,
  effect: (work: string, number: number) => Promise<void>,
) {
  const number = Number(reached?.['number'] ?? 0) + 1
  await effect(about['work'] ?? '', number)
  return { done: 1, reached: { number: String(number) }, isFinished: number === input.steps }
}

const outbox = openOutbox({
  db,
  mailer: new FileMailbox({ directory: input.mailFolder, now, kept: 10_000 }),
  ...plainLetters,
  now,
  onTrouble,
  crashAt,
  pace: input.pace,
})
const duties = [
  outbox.duty,
  workDuty({ db, works: [exact, careless], now, crashAt, pace: input.pace, onTrouble }),
  clockDuty({ db, schedules: [], now, crashAt }),
]
const jobs = openJobs({ db, now, duties, onTrouble })

// It must not outlive the test that started it, however that ends: the pipe closes then.
process.stdin.on('end', () => process.exit(1)).resume()
process.on('SIGTERM', () => {
  void jobs
    .stop()
    .then(() => outbox.stop())
    .then(() => db.close())
    .then(() => process.exit(0))
})
await jobs.start()
process.stdout.write('started\n')
