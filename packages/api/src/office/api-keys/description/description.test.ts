import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { HOOK_EVENTS, KEY_SCOPES, TEST_EVENT } from '@clubhouse/contract/office/machine-limits'
import { MACHINE_EVENTS } from '@clubhouse/contract/office/machine-events'
import { type SharedApp, sharedApp } from '#testing/shared-app.ts'
import { machineDescription } from './description.ts'
import { EVENT_BODIES, REPLIES } from './examples.ts'
import { OPERATIONS } from './operations.ts'
import { promisesOf } from '../testing/promises.ts'

const description = machineDescription() as never as {
  paths: Record<
    string,
    { get: { operationId: string; security: { key: string[] }[]; parameters: unknown[] } }
  >
  webhooks: Record<string, unknown>
  components: { schemas: Record<string, { properties?: object }> }
}

let app: SharedApp
beforeAll(async () => {
  app = await sharedApp()
})

test('O19 it is served at its own address, for machines and for people', async () => {
  const served = await app.server.inject('/api/machines/openapi.json')
  expect(served.json()).toEqual(description)
  expect(served.body.length).toBeLessThan(60_000)
  expect((await app.server.inject('/api/machines/docs/json')).json()).toEqual(description)
  expect((await app.server.inject('/api/machines/docs/')).statusCode).toBe(200)
})

test('O19 all that a key opens is in it, under the address that answers, and nothing else', async () => {
  const forKeys = app.parts.endpoints.all.filter(({ guard }) => guard.audience === 'machine')
  expect(Object.keys(description.paths).toSorted()).toEqual(
    forKeys.map(({ endpoint }) => endpoint.path).toSorted(),
  )
  for (const path of Object.keys(description.paths)) {
    const url = `/api/v1${path.replace('{order_id}', '0f6b1c3e-9a55-4d0c-8a6e-3d1b6f0c9a11')}`
    expect((await app.server.inject(url)).json(), url).toMatchObject({ error_code: 'invalid_key' })
  }
  const scopes = Object.values(description.paths).flatMap(({ get }) => get.security.flatMap(({ key }) => key))
  expect(new Set(scopes)).toEqual(new Set(KEY_SCOPES))
})

test('O19 each event that is told is described, with what it carries', () => {
  expect(Object.keys(description.webhooks).toSorted()).toEqual([...HOOK_EVENTS, TEST_EVENT].toSorted())
})

test('O19 a linter that we did not write finds no fault in it', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    // The address is the club's own, and a path on whichever site the file was read from.
    rules: { 'no-server-example.com': 'off' },
  })
  const problems = await lintFromString({ source: JSON.stringify(description), config })
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})

describe('O19 examples', () => {
  test.each(OPERATIONS.map((each) => [each.id, each] as const))(
    'of %s are what it answers',
    (id, { endpoint }) => {
      expect(endpoint.reply.parse(REPLIES[id])).toEqual(REPLIES[id])
    },
  )
  test.each(Object.entries(MACHINE_EVENTS))('of %s are what is sent', (type, schema) => {
    expect(schema.parse(EVENT_BODIES[type])).toEqual(EVENT_BODIES[type])
  })
  test('hold for whoever reads the schemas of the file alone', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    ajv.addSchema({ $id: 'https://clubs.example/', ...description })
    const valid = (name: string, value: unknown) =>
      ajv.validate({ $ref: `https://clubs.example/#/components/schemas/${name}` }, value)
    expect(valid('Order', REPLIES.getOrder)).toBe(true)
    expect(valid('Order', { ...REPLIES.getOrder, paid: 'much' })).toBe(false)
    expect(valid('PaymentFailedEvent', EVENT_BODIES['payment.failed'])).toBe(true)
    expect(valid('PaymentFailedEvent', EVENT_BODIES['order.completed'])).toBe(false)
  })
})

/** What is in this file was published: a line of it that is gone or different breaks the software of some club. */
test('O19 nothing that was promised is gone or means something else', async () => {
  const promises = promisesOf(description)
  await expect(`${promises.join('\n')}\n`).toMatchFileSnapshot('./promised.txt')
})
