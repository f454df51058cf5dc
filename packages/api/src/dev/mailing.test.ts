import { afterAll, beforeAll, expect, test } from 'vitest'
import { runStep } from '#kernel/jobs/run-step.ts'
import { mailingWork } from '#messages/mailings/mailing-work.ts'
import { mailsTo } from '../testing/mails.ts'
import { type SharedApp, sharedLiveApp } from '../testing/shared-app.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const send = (payload: object, to: SharedApp = app) =>
  to.server.inject({ method: 'POST', url: '/dev/mailing', payload })

/** As a worker would, until nothing is left to do. */
async function work(): Promise<void> {
  const { db, clock } = app.parts
  const deps = {
    db,
    works: [mailingWork()],
    now: clock.now,
    crashAt: () => undefined,
    pace: 1,
    onTrouble: (error: Error) => {
      throw error
    },
  }
  while ((await runStep(deps)) !== 'idle');
}

test('the demo can send a sample mailing to a club’s list', async () => {
  expect((await send({ club: 'inishvarn', kind: 'recurring' })).json()).toEqual({ status: 'begun' })
  await work()
  const [mail, ...more] = await mailsTo(app, 'hana@inishvarn.example')
  expect(more).toEqual([])
  expect(mail?.text).toContain('http://inishvarn.clubhouse.test/recurring-email-status?email_id=')
  expect(await mailsTo(app, 'brid@home.example')).toEqual([])
})

test('and invite the friends of its lotto', async () => {
  await send({ club: 'dunvarra', kind: 'lotto-friend' })
  const [mail] = await mailsTo(app, 'eilis@friends.example')
  expect(mail?.text).toContain('http://dunvarra.clubhouse.test/unsubscribe-lotto-friend-email?id=')
})

test.each([{}, { club: 'nobodys', kind: 'recurring' }, { club: 'dunvarra', kind: 'all' }])(
  '%j is no mailing',
  async (payload) => {
    expect((await send(payload)).statusCode).toBe(422)
  },
)

test('in live mode there is no such switch', async () => {
  const live = await sharedLiveApp()
  expect((await send({ club: 'dunvarra', kind: 'recurring' }, live)).statusCode).toBe(404)
})
