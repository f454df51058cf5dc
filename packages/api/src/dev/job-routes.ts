import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { DemoJobs } from '@clubhouse/domain/web/page-context'
import type { Ground } from '#kernel/core.ts'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Jobs } from '#kernel/jobs/jobs.ts'
import { listWork } from '#kernel/jobs/operate.ts'
import type { Progress } from '#kernel/jobs/progress.ts'
import { cancelWork } from '#kernel/jobs/request-work.ts'
import { countMails, failedMails, retryNow, type StuckMail, waitingMails } from '#messages/mail/operate.ts'
import { DEMO_ONLY } from './demo-only.ts'

const Id = z.uuid()

/** What goes on behind the pages, for programs; people get the page under the same address (features/dev). */
export function devJobRoutes(
  app: FastifyInstance,
  { db, clock, jobs }: Pick<Ground, 'db' | 'clock'> & { jobs: Jobs },
): void {
  app.get('/dev/jobs', { ...DEMO_ONLY, constraints: { reader: 'program' } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await readJobs({ db, now: clock.now() })),
  )

  app.post('/dev/jobs/run', DEMO_ONLY, async () => {
    await jobs.runDue()
    return { status: 'done' }
  })

  app.post<{ Params: { id: string } }>('/dev/jobs/:id/cancel', DEMO_ONLY, async (request) => {
    const isEnding = await db.withPlatform((tx) => cancelWork(tx, idIn(request.params), clock.now()))
    if (!isEnding) throw new Refusal(409, 'conflict', 'There is nothing left to stop')
    return { status: 'ends after this step' }
  })

  app.post<{ Params: { id: string } }>('/dev/jobs/:id/retry', DEMO_ONLY, async (request) => {
    const what = await db.withPlatform((tx) => retryNow(tx, idIn(request.params), clock.now()))
    if (!what) throw new Refusal(409, 'conflict', 'There is nothing that could be tried again')
    return { status: 'due now', what }
  })
}

function idIn({ id }: { id: string }): string {
  const parsed = Id.safeParse(id)
  if (!parsed.success) throw new Refusal(404, 'not_found', 'There is no such job')
  return parsed.data
}

export function readJobs({ db, now }: Pick<Ground, 'db'> & { now: Date }): Promise<DemoJobs> {
  return db.withPlatform(async (tx) => {
    const { due, waiting, failed } = await countMails(tx, now)
    const stuck = [...(await waitingMails(tx)), ...(await failedMails(tx))]
    const work = await listWork(tx)
    return { mails: { due, waiting, failed, stuck: stuck.map(mailOnWire) }, work: work.map(workOnWire) }
  })
}

const mailOnWire = ({ id, template, attempts, lastError, createdAt, dueAt }: StuckMail) => ({
  id,
  template,
  attempts,
  last_error: lastError,
  created_at: createdAt.toISOString(),
  due_at: dueAt?.toISOString() ?? null,
})

const workOnWire = (run: Progress) => ({
  id: run.id,
  kind: run.kind,
  state: run.state,
  done: run.done,
  total: run.total,
  percent: run.percent,
  is_cancelling: run.isCancelling,
  last_error: run.lastError,
  created_at: run.createdAt.toISOString(),
})
