// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { OfficeSso } from '@clubhouse/contract/identity/office/sso'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import { type Answers, aPage, aUser, refusal } from '#lib/testing/page-stub.ts'
import { asking, dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import BodySsoPage, { action, loader } from './sso.page.tsx'
import { loader as startTest } from './test.page.ts'

const SSO: OfficeSso = {
  mode: 'optional',
  button_text: null,
  help_url: null,
  trusts_email: true,
  version: 'v1',
  provider: {
    whose: 'body',
    is_own: true,
    entity_id: 'https://idp.example/',
    sign_in_url: 'https://idp.example/sso',
    certificates: [],
  },
  ours: {
    entity_id: 'https://us.example/m',
    answer_url: 'https://us.example/acs',
    metadata_url: 'https://us.example/m',
  },
  test: { at: '2026-11-01T18:00:00.000Z', outcome: 'not-staff', said: null },
  tested_until: null,
  owners_with_password: null,
  may_change: true,
}
const desk = (answers: Answers = {}) =>
  aPage({ getBodySso: () => SSO, ...answers }, { host: { type: 'xgb' }, user: aUser({}) })
const HERE = '/settings/sso'

test('SSO-01 a body sees its own provider, what the test said of staff, and that there is no way round', async () => {
  const site = { ...aSite(), site: 'xgb' as const, account: null }
  const shown = showOnSite(<BodySsoPage />, site, HERE, await loader(asking(desk(), HERE)))
  for (const words of ['https://idp.example/sso', 'doesn’t work for you here', 'there’s no password here'])
    expect(shown.textContent).toContain(words)
  expect(shown.textContent).not.toMatch(/back office|your governing body’s/)
  expect(linkIn(shown, 'Start a test')?.getAttribute('href')).toBe('/settings/sso/test')
  expect(shown.querySelector<HTMLInputElement>('input[name=trusts_email]')?.checked).toBe(true)
})

test('it is saved by the body’s own calls; what is refused stands beside it', async () => {
  const sent: unknown[] = []
  const page = desk({ saveBodySso: (input: unknown) => (sent.push(input), SSO) })
  const typed = { mode: 'off', version: 'v1' }
  expect(locationOf(await action(posting(page, HERE, typed)))).toContain('/settings/sso?saved=')
  expect(sent).toMatchObject([{ body: { mode: 'off', trusts_email: false, version: 'v1' } }])
  const wrong = { mode: 'Run a test sign-in first' }
  const refusing = desk({ saveBodySso: () => Promise.reject(refusal(422, wrong)) })
  expect(dataOf(await action(posting(refusing, HERE, { mode: 'mandatory' }))).errors).toEqual(wrong)
})

test('a test goes to the provider', async () => {
  const page = desk({ startBodySsoTest: () => ({ url: 'https://idp.example/sso?a=b' }) })
  expect(locationOf(await startTest(asking(page, `${HERE}/test`)))).toBe('https://idp.example/sso?a=b')
})
