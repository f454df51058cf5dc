import { expect, test } from 'vitest'
import type { DynamicForm } from '@clubhouse/contract/people/forms'
import { demoFormId } from '#testing/clients/form-client.ts'
import { ask } from '#testing/sign-in.ts'
import { sharedApp, sharedLiveApp } from '#testing/shared-app.ts'

test('the demo lists a club’s forms with a plan that asks with each', async () => {
  const app = await sharedApp()
  const { body } = await ask(app, '/v2/dev/dunvarra/forms')
  expect(body.map(({ kind, version }: DynamicForm) => [kind, version])).toEqual([
    ['adult', 1],
    ['juvenile', 1],
    ['guardian', 1],
  ])
  for (const { plan_id } of body) expect(plan_id).toMatch(/^[0-9a-f-]{36}$/)
  expect((await ask(app, '/v2/dev/nowhere/forms')).status).toBe(404)
})

test('in live mode there is nothing of the demo', async () => {
  const live = await sharedLiveApp()
  expect((await ask(live, '/v2/dev/dunvarra/forms')).status).toBe(404)
  expect(
    (await ask(live, `/v2/dev/dunvarra/forms/${demoFormId('dunvarra', 'juvenile')}/answers`, {})).status,
  ).toBe(404)
})
