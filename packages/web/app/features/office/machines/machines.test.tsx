// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { ApiKey } from '@clubhouse/contract/office/api-keys'
import type { Webhook, WebhookDelivery } from '@clubhouse/contract/office/webhooks'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import { type Answers, aPage, aUser, refusal } from '#lib/testing/page-stub.ts'
import { asking, dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import { action as actOnHook, loader as loadHook } from './hooks/webhook.page.tsx'
import WebhookPage from './hooks/webhook.page.tsx'
import { action as addHook } from './hooks/new-webhook.page.tsx'
import KeysPage, { action as revoke, loader as loadKeys } from './keys/keys.page.tsx'
import { action as makeKey } from './keys/new-key.page.tsx'

const club = { account_id: 'id-of-rugby', name: 'Rugby', slug: 'rugby', roles: ['admin' as const] }
const office = { ...aSite(), site: 'backoffice' as const, account: null }
const desk = (answers: Answers = {}) =>
  aPage(
    { getStore: () => anAccount(), ...answers },
    { host: { type: 'backoffice' }, user: aUser({ accounts: [club] }) },
  )

const key = (more: Partial<ApiKey> = {}): ApiKey => ({
  key_id: 'k1',
  name: 'Big Books',
  prefix: 'ch_rugby_3fa91c2b77d0',
  scopes: ['orders:read'],
  created_at: '2026-11-10T09:00:00Z',
  created_by: 'Orla Fennick',
  expires_on: null,
  last_used_at: null,
  revoked_at: null,
  state: 'live',
  ...more,
})
const KEYS = '/settings/api-keys'

test('keys say what they read, when they were used, and how they ended; one that is revoked has no button', async () => {
  const items = [
    key({ last_used_at: '2026-11-12T10:00:00Z', expires_on: '2027-01-31' }),
    key({ key_id: 'k2', name: 'Old', state: 'revoked', revoked_at: '2026-11-11T10:00:00Z' }),
  ]
  const page = desk({ listApiKeys: () => ({ items }) })
  const shown = showOnSite(<KeysPage />, office, KEYS, await loadKeys(asking(page, KEYS)))
  const [first, second] = shown.querySelectorAll('li')
  for (const words of [
    'ch_rugby_3fa91c2b77d0…',
    'Orders',
    'Last used',
    'Works until 31/01/2027',
    'Orla Fennick',
  ])
    expect(first?.textContent).toContain(words)
  expect(first && linkIn(first, 'Revoke Big Books')?.getAttribute('href')).toBe(`${KEYS}?revoke=k1`)
  expect(second?.textContent).toMatch(/Never used.*Revoked/)
  expect(second?.querySelector('a')).toBeNull()
})

test('a key is revoked only after it was asked about', async () => {
  const path = `${KEYS}?revoke=k1`
  const page = desk({
    listApiKeys: () => ({ items: [key()] }),
    revokeApiKey: () => key({ state: 'revoked' }),
  })
  const shown = showOnSite(<KeysPage />, office, path, await loadKeys(asking(page, path)))
  expect(shown.querySelector('form input[name=id]')?.getAttribute('value')).toBe('k1')
  expect(shown.textContent).toContain('A revoked key never comes back.')
  expect(locationOf(await revoke(posting(page, KEYS, { intent: 'revoke', id: 'k1' })))).toBe(
    `${KEYS}?revoked=k1`,
  )
})

test('a new key: what is missing is said beside its field, and what was typed stays', async () => {
  const bodies: object[] = []
  const page = desk({
    createApiKey: ({ body }: { body: object }) => (
      bodies.push(body),
      { key: key(), secret: 'ch_rugby_secret' }
    ),
  })
  const wrong = dataOf(
    await makeKey(posting(page, `${KEYS}/new`, { name: 'Big Books', expires_on: '31/31/2027' })),
  )
  expect(Object.keys(wrong.errors).toSorted()).toEqual(['expires_on', 'scopes'])
  expect(wrong.values['name']).toBe('Big Books')
  const typed = { name: ' Big Books ', 'orders:read': 'on', expires_on: '31/01/2099' }
  const made = dataOf(await makeKey(posting(page, `${KEYS}/new`, typed)))
  expect(made).toMatchObject({ isDone: true, secret: 'ch_rugby_secret', values: {} })
  expect(bodies).toEqual([{ name: 'Big Books', scopes: ['orders:read'], expires_on: '2099-01-31' }])
})

const hook = (more: Partial<Webhook> = {}): Webhook => ({
  webhook_id: 'w1',
  url: 'https://accounts.example/hook',
  note: 'Accountant',
  events: ['order.completed'],
  is_on: true,
  switched_off_at: null,
  failing_since: null,
  last_delivered_at: null,
  old_secret_until: null,
  created_at: '2026-11-10T09:00:00Z',
  waiting: 0,
  ...more,
})
const delivery = (more: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  delivery_id: 'd1',
  event: 'order.completed',
  created_at: '2026-11-10T09:00:00Z',
  state: 'delivered',
  next_at: null,
  body: '{"type": "order.completed"}',
  attempts: [],
  ...more,
})
const HOOK = '/settings/webhooks/w1'
const at = <T extends { params: object }>(args: T): T => ({ ...args, params: { id: 'w1' } })

test('a webhook that was switched off says why, and its log says what came back', async () => {
  const attempt = { at: '2026-11-10T09:00:01Z', status: 503, problem: null, ms: 80, answer: 'Back soon' }
  const items = [
    delivery({
      state: 'given-up',
      attempts: [attempt, { ...attempt, status: null, problem: 'not-allowed' }],
    }),
    delivery({ delivery_id: 'd2', event: 'webhook.test', state: 'waiting' }),
  ]
  const page = desk({
    getWebhook: () => hook({ is_on: false, switched_off_at: '2026-11-13T09:00:00Z' }),
    listWebhookDeliveries: () => ({ current_page: 1, from: 1, per_page: 10, to: 2, total: 2, items }),
  })
  const shown = showOnSite(<WebhookPage />, office, HOOK, await loadHook(at(asking(page, HOOK))))
  for (const words of [
    'Switched off by us',
    'Nothing arrived there for days',
    'Failed',
    'Answered 503 in 80 ms',
  ])
    expect(shown.textContent).toContain(words)
  expect(shown.textContent).toContain('the address leads into a private network')
  expect(shown.textContent).toMatch(/A test.*On its way/)
  // Nothing is sent again to what is off.
  expect(shown.querySelector('button[value=again]')).toBeNull()
  expect(shown.querySelector('button[value=on]')?.textContent).toBe('Switch on')
  expect(shown.querySelector<HTMLInputElement>('input[name="order.completed"]')?.checked).toBe(true)
})

test.each([
  { intent: 'test', call: 'testWebhook', to: `${HOOK}?done=test` },
  { intent: 'off', call: 'changeWebhook', to: `${HOOK}?done=off` },
  { intent: 'again', call: 'sendDeliveryAgain', to: `${HOOK}?done=again` },
  { intent: 'remove', call: 'removeWebhook', to: '/settings/webhooks?removed' },
])('the button $intent', async ({ intent, call, to }) => {
  const done = at(posting(desk({ [call]: () => hook() }), HOOK, { intent, id: 'd1' }))
  expect(locationOf(await actOnHook(done))).toBe(to)
  const refuse = () => {
    throw refusal(409)
  }
  const refused = at(posting(desk({ [call]: refuse }), HOOK, { intent, id: 'd1' }))
  expect(dataOf(await actOnHook(refused)).formError).not.toBeNull()
})

test('a new secret and a new webhook show their secret in the answer and nowhere else', async () => {
  const page = desk({
    changeWebhookSecret: () => ({ webhook: hook(), secret: 'whsec_new' }),
    createWebhook: () => ({ webhook: hook(), secret: 'whsec_first' }),
  })
  expect(dataOf(await actOnHook(at(posting(page, HOOK, { intent: 'secret' }))))).toMatchObject({
    secret: 'whsec_new',
  })
  const fields = { url: 'https://accounts.example/hook', 'order.completed': 'on' }
  const path = '/settings/webhooks/new'
  expect(dataOf(await addHook(posting(page, path, fields)))).toMatchObject({
    secret: 'whsec_first',
    webhookId: 'w1',
  })
  const inside = dataOf(await addHook(posting(page, path, { ...fields, url: 'https://10.0.0.8/' })))
  expect(Object.keys(inside.errors)).toEqual(['url'])
})
