// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { OfficeSso } from '@clubhouse/contract/identity/office/sso'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { type Answers, aPage, aUser, refusal } from '#lib/testing/page-stub.ts'
import { asking, dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import { action as metadataAction } from './metadata.page.tsx'
import SsoPage, { action as ssoAction, loader } from './sso.page.tsx'
import { loader as startTest } from './test.page.ts'

const anSso = (more: Partial<OfficeSso> = {}): OfficeSso => ({
  mode: 'optional',
  button_text: null,
  help_url: null,
  trusts_email: false,
  version: 'v1',
  provider: {
    whose: 'club',
    is_own: true,
    entity_id: 'https://idp.example/',
    sign_in_url: 'https://idp.example/sso',
    certificates: [{ name: 'idp.example', ends_at: '2030-01-02T10:00:00.000Z' }],
  },
  ours: {
    entity_id: 'https://us.example/m',
    answer_url: 'https://us.example/acs',
    metadata_url: 'https://us.example/m',
  },
  test: null,
  tested_until: null,
  owners_with_password: 1,
  may_change: true,
  ...more,
})
const club = { account_id: 'id-of-rugby', name: 'Rugby', slug: 'rugby', roles: ['owner' as const] }
const user = aUser({ accounts: [club] })
const aClubPage = (answers: Answers) =>
  aPage({ getStore: () => anAccount(), ...answers }, { host: { type: 'backoffice' }, user })

async function shown(more: Partial<OfficeSso>) {
  const data = await loader(asking(aClubPage({ getSso: () => anSso(more) }), '/settings/sso'))
  const site = { ...aSite(), site: 'backoffice' as const, account: null }
  return showOnSite(<SsoPage />, site, '/settings/sso', data)
}
const SAID = {
  name_id: 'orla-1',
  email: null,
  first_name: 'Orla',
  last_name: 'F',
  attributes: [{ name: 'team', value: 'Seniors' }],
}
const at = '2026-11-01T18:00:00.000Z'

test.each([
  {
    what: 'a provider with its certificate’s end',
    more: {},
    has: ['https://idp.example/sso', 'ends 2 Jan', 'https://us.example/acs', 'Start a test'],
    not: [],
  },
  {
    what: 'no provider yet',
    more: { provider: null, mode: 'off' as const },
    has: ['None yet.', 'Our metadata'],
    not: ['Start a test'],
  },
  {
    what: 'no keys on the platform',
    more: { ours: null },
    has: ['isn’t set up on this platform'],
    not: ['Save metadata'],
  },
  {
    what: 'an admin who reads',
    more: { may_change: false },
    has: ['Only an owner'],
    not: ['Save metadata', 'Trust its emails'],
  },
  {
    what: 'a test that failed, in words',
    more: { test: { at, outcome: 'no-email', said: SAID } },
    has: ['It didn’t work', 'It sent no email.', 'orla-1', 'not sent', 'Seniors'],
    not: ['This counts until'],
  },
  {
    what: 'a test that worked',
    more: { test: { at, outcome: 'ok', said: null }, tested_until: '2026-12-01T18:00:00.000Z' },
    has: ['It worked', 'This counts until'],
    not: ['Name ID'],
  },
  {
    what: 'a check that nobody has words for',
    more: { test: { at, outcome: 'odd', said: null } },
    has: ['(odd)'],
    not: [],
  },
])('SSO-01 $what', async ({ more, has, not }) => {
  const text = (await shown(more)).textContent ?? ''
  for (const each of has) expect(text).toContain(each)
  for (const each of not) expect(text).not.toContain(each)
})

const modes = (answers: Answers, typed: Record<string, string>) =>
  ssoAction(posting(aClubPage({ getSso: () => anSso(), ...answers }), '/settings/sso', typed))

test('DATA-55 the mode is saved; what is refused stands beside it with what was chosen', async () => {
  const sent: unknown[] = []
  const done = await modes(
    { saveSso: (input: unknown) => (sent.push(input), anSso()) },
    { mode: 'off', trusts_email: 'yes', version: 'v1' },
  )
  expect(locationOf(done)).toContain('/settings/sso?saved=')
  expect(sent).toMatchObject([
    { body: { mode: 'off', trusts_email: true, button_text: null, help_url: null, version: 'v1' } },
  ])
  const wrong = { mode: 'Run a test sign-in first' }
  const refused = dataOf(
    await modes({ saveSso: () => Promise.reject(refusal(422, wrong)) }, { mode: 'mandatory' }),
  )
  expect([refused.errors, refused.formError, refused.values['mode']]).toEqual([wrong, null, 'mandatory'])
})

test('a service is forgotten while it is off', async () => {
  expect((await shown({})).textContent).not.toContain('Forget this service')
  expect((await shown({ mode: 'off' })).textContent).toContain('Forget this service')
  const done = await modes({ removeSsoProvider: () => anSso({ provider: null }) }, { intent: 'remove' })
  expect(locationOf(done)).toBe('/settings/sso')
})

test('metadata is taken from a file, or from what was pasted', async () => {
  const sent: unknown[] = []
  const page = aClubPage({ saveSsoMetadata: (input: unknown) => (sent.push(input), anSso()) })
  const send = (fields: Record<string, string | File>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const args = posting(page, '/settings/sso/metadata', {})
    return metadataAction({ ...args, request: new Request(args.request.url, { method: 'POST', body: form }) })
  }
  expect(locationOf(await send({ file: new File(['<a/>'], 'm.xml'), metadata: '' }))).toBe(
    '/settings/sso?kept=yes',
  )
  await send({ file: new File([], ''), metadata: ' <b/> ' })
  expect(sent).toMatchObject([{ body: { metadata: '<a/>' } }, { body: { metadata: '<b/>' } }])
  expect(dataOf(await send({ file: new File([], ''), metadata: '' })).errors).toEqual({
    metadata: 'Choose a file, or paste the metadata',
  })
})

test('a test goes to the provider, or back with a word', async () => {
  const go = (answers: Answers) => startTest(asking(aClubPage(answers), '/settings/sso/test'))
  expect(locationOf(await go({ startSsoTest: () => ({ url: 'https://idp.example/sso?a=b' }) }))).toBe(
    'https://idp.example/sso?a=b',
  )
  expect(locationOf(await go({ startSsoTest: () => Promise.reject(refusal(409, {})) }))).toBe(
    '/settings/sso?refused=yes',
  )
})
