import { neverCrash } from '#kernel/crash-point.ts'
import { requestWork } from '#kernel/jobs/request-work.ts'
import { runStep } from '#kernel/jobs/run-step.ts'
import { planOf } from '../world/forms.ts'
import { userIdOf } from '../world/people.ts'
import { ask, signIn } from '../sign-in.ts'
import type { TestApp } from '../test-app.ts'

/** A plan that is sold out, those who wait for it, and the job that looks after them. */
export async function openWaitingClient(app: TestApp) {
  const { parts } = app
  const planId = await planOf(app, 'camp-week-1')
  const clubId = parts.registry.idOf('dunvarra') ?? ''
  const works = parts.capabilities.flatMap(({ schedules = [] }) =>
    schedules.map(({ work }) => work).filter(({ kind }) => kind === 'offer-places'),
  )
  // Anew each time: tests go further than a sign-in lasts.
  const bearerOf = async (email: string) => (await signIn(app, email)).access_token
  let runs = 0

  return {
    planId,
    clubId,
    userIdOf: (email: string) => userIdOf(app, email),
    join: async (email: string, count: number | undefined = 1, plan = planId, club = 'dunvarra') =>
      ask(
        app,
        `/v2/store/${club}/products/plans/${plan}/waiting-list`,
        { count },
        { as: await bearerOf(email) },
      ),
    joinFor: async (email: string, memberIds: string[]) =>
      ask(
        app,
        `/v2/store/dunvarra/products/plans/${planId}/waiting-list`,
        { member_ids: memberIds },
        { as: await bearerOf(email) },
      ),
    lineOf: async (email: string) =>
      ask(app, `/v2/store/dunvarra/products/plans/${planId}/waiting-list`, undefined, {
        as: await bearerOf(email),
      }),
    own: async (email: string) =>
      ask(app, '/v2/member/waiting-lists', undefined, { as: await bearerOf(email) }),
    leave: async (email: string, waitingId: string, club = 'dunvarra') =>
      ask(app, `/v2/store/${club}/waiting-list/${waitingId}`, undefined, {
        as: await bearerOf(email),
        method: 'DELETE',
      }),
    list: async (email: string, club = 'dunvarra') =>
      ask(app, `/v2/store/${club}/waiting-list`, undefined, { as: await bearerOf(email) }),
    /** Places that come back, whatever the reason. */
    free: (count: number) =>
      app.asOwner('update stock set remaining = remaining + $2 where id = $1', [planId, count]),
    stock: async () => {
      const [row] = await app.asOwner<{ remaining: number; reserved: number }>(
        'select remaining, reserved from stock where id = $1',
        [planId],
      )
      return row
    },
    /** Everybody who was ever in the line, as they came: "brid waiting 1". */
    line: async () => {
      const rows = await app.asOwner<{ who: string; status: string; count: number }>(
        `select coalesce(split_part(u.email, '@', 1), 'erased') as who, w.status, w.count
          from waiting_places w left join users u on u.id = w.user_id where w.plan_id = $1 order by w.joined_at, w.id`,
        [planId],
      )
      return rows.map(({ who, status, count }) => `${who} ${status} ${count}`)
    },
    /** Does what the schedule asks for each minute, and all that was asked for besides. */
    work: async () => {
      const { db, clock } = parts
      const effectKey = `offer-places:test ${(runs += 1)}`
      await db.withPlatform((tx) =>
        requestWork(tx, { clubId: null, kind: 'offer-places', effectKey, about: {} }, clock.now()),
      )
      const deps = { db, works, now: clock.now, crashAt: neverCrash, pace: 1, onTrouble: throwIt }
      while ((await runStep(deps)) !== 'idle');
    },
    reset: async () => {
      for (const table of ['waiting_places', 'reservations', 'outbox', 'job_runs'])
        await app.asOwner(`delete from ${table}`)
      await app.asOwner('update stock set remaining = 0, reserved = 0 where id = $1', [planId])
      await parts.mailbox?.clear()
    },
  }
}

const throwIt = (error: Error) => {
  throw error
}
