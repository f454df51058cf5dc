import { expect, test } from 'vitest'
import type { EmailCheck } from '@clubhouse/contract/identity/sign-in'
import type { HostType } from '@clubhouse/domain/web/hosts'
import type { SignInFlow } from '@clubhouse/domain/web/page-context'
import { aPage, aUser, type PageWishes } from '#lib/testing/page-stub.ts'
import { asking, locationOf } from '#lib/testing/posted.ts'
import { loadDialog } from './load-dialog.ts'
import { stepLoader } from './load-step.ts'
import type { Step } from './steps.ts'

const CHECK: EmailCheck = {
  email_exists: true,
  sso: 'off',
  governing_body_id: null,
  xgb: false,
  pwd_set_allowed: true,
  sso_icon: null,
  sso_button_text: null,
  help_url: null,
}
const ENTERED: SignInFlow = { email: 'brid@home.example', check: CHECK }
const UNKNOWN: SignInFlow = { email: 'new@home.example', check: { ...CHECK, email_exists: false } }
const hostOf = (site: HostType): NonNullable<PageWishes['host']> =>
  site === 'club' ? { type: 'club', club: 'testford' } : { type: site }

const load = (step: Step, site: HostType, flow: SignInFlow, user?: PageWishes['user']) =>
  stepLoader(step)(
    asking(aPage({}, { host: hostOf(site), flow, ...(user && { user }) }), `/authentication/${step}`),
  ).catch((thrown: unknown) => thrown)

test.each<{ id: string; step: Step; site: HostType; flow: SignInFlow; instead: string | null }>([
  { id: 'AUTH-08', step: 'check-email', site: 'backoffice', flow: {}, instead: '/authentication/sign-in' },
  { id: 'AUTH-08', step: 'check-email', site: 'su', flow: {}, instead: '/authentication/sign-in' },
  { id: 'AUTH-05', step: 'check-email', site: 'myaccount', flow: {}, instead: null },
  { id: 'AUTH-15', step: 'sign-up', site: 'club', flow: {}, instead: '/authentication/check-email' },
  { id: 'AUTH-15', step: 'sign-up', site: 'club', flow: UNKNOWN, instead: null },
  {
    id: 'AUTH-12',
    step: 'sign-up',
    site: 'myaccount',
    flow: UNKNOWN,
    instead: '/authentication/check-email',
  },
  { id: 'AUTH-50', step: 'sign-in', site: 'club', flow: UNKNOWN, instead: '/authentication/check-email' },
  { id: 'AUTH-49', step: 'sign-in', site: 'club', flow: ENTERED, instead: null },
  { id: 'AUTH-49', step: 'sign-in', site: 'xgb', flow: ENTERED, instead: '/authentication/check-email' },
  { id: 'OPEN-023', step: 'sign-in', site: 'su', flow: {}, instead: null },
  {
    id: 'AUTH-81',
    step: 'set-password/update-password',
    site: 'club',
    flow: {},
    instead: '/authentication/set-password/validate-token',
  },
])('$id $step on $site shows, or leads to $instead', async ({ step, site, flow, instead }) => {
  expect(locationOf(await load(step, site, flow))).toBe(instead)
})

test('whoever is signed in has nothing to do here', async () => {
  expect(locationOf(await load('sign-in', 'club', ENTERED, aUser()))).toBe('/')
  expect(locationOf(await load('forgot-password/update-password', 'club', {}, aUser()))).toBeNull()
})

test.each([
  { query: '?pwd_set_allowed=true', checked: false, may: true },
  { query: '?pwd_set_allowed=false', checked: true, may: false },
  { query: '?pwd_set_allowed=1', checked: true, may: false },
  { query: '', checked: true, may: true },
  { query: '', checked: false, may: false },
])('AUTH-16 sign-up$query after a check that said $checked: $may', async ({ query, checked, may }) => {
  const flow = { ...UNKNOWN, check: { ...CHECK, email_exists: false, pwd_set_allowed: checked } }
  const data = await stepLoader('sign-up')(asking(aPage({}, { flow }), `/authentication/sign-up${query}`))
  expect(data).toMatchObject({ step: 'sign-up', maySetPassword: may })
})

test('AUTH-45, OPEN-014 what the address says is read', async () => {
  const settings = encodeURIComponent('{"sso":"mandatory","governing_body_id":null,"xgb":false}')
  const path = `/authentication/sign-in?ssoSettings=${settings}`
  const data = await stepLoader('sign-in')(asking(aPage({}, { flow: ENTERED }), path))
  expect(data).toMatchObject({ settings: { sso: 'mandatory' } })
  const invited = '/authentication/set-password/validate-token?email=New@Home.example'
  expect(await stepLoader('set-password/validate-token')(asking(aPage({}), invited))).toMatchObject({
    email: 'new@home.example',
  })
})

test('AUTH-01 the dialog shows the same step over any page, and nothing without being asked', async () => {
  const dialog = (path: string) => loadDialog(asking(aPage({}), path)).catch((thrown: unknown) => thrown)
  expect(await dialog('/news')).toBeNull()
  expect(await dialog('/news?dialog=cart')).toBeNull()
  expect(await dialog('/news?dialog=authentication/check-email')).toMatchObject({ step: 'check-email' })
  expect(locationOf(await dialog('/news?dialog=authentication/sign-up'))).toBe(
    '/news?dialog=authentication%2Fcheck-email&origin=%2Fnews',
  )
  expect(locationOf(await dialog('/news?dialog=authentication'))).toBe(
    '/news?dialog=authentication%2Fcheck-email&origin=%2Fnews',
  )
  // As a browser asks that is on the page already.
  expect(locationOf(await dialog('/news.data?dialog=authentication%2Fsign-in&_routes=club%2Fnews'))).toBe(
    '/news?dialog=authentication%2Fcheck-email&origin=%2Fnews',
  )
})
