// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Member } from '@clubhouse/contract/people/people'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import { aPage, aUser } from '#lib/testing/page-stub.ts'
import { asking, dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import { changePassword } from './change-password.ts'
import { DetailsForm } from './details-form.tsx'
import PasswordPage from './password.page.tsx'
import { requireUser } from '#lib/page/require-user.ts'
import { updateDetails } from './update-details.ts'

const MEMBER: Member = {
  member_id: '6f1f6a52-5d0c-4e0b-9a53-3c5b6f6f0b01',
  email: 'brid@home.example',
  email_verified: true,
  first_name: 'Bríd',
  last_name: 'Hallaran',
  mobile: null,
  address: { country: null, postal_code: null, county: null, city: null, line1: null, line2: null },
  receive_updates: false,
}
const PLATFORM = { ...aSite(), site: 'myaccount' as const, account: null }

test('MYACC-08 own details are saved, trimmed of what a number does not need', async () => {
  const page = aPage({ updateMember: () => MEMBER }, { user: aUser() })
  const typed = { first_name: 'Bríd', last_name: 'Hallaran', mobile: '085 826 5444' }
  const fields = { ...typed, owner: MEMBER.member_id }
  expect(locationOf(await updateDetails(posting(page, '/details', fields)))).toBe(
    '/details?notice=details-saved',
  )
  // Which mails they want is said on one page alone, and nothing here changes it.
  expect(page.bodies).toEqual([expect.not.objectContaining({ receive_updates: expect.anything() })])
  expect(page.bodies).toMatchObject([{ mobile: '0858265444' }])
})

test('MYACC-08 what is wrong is said on its field, and nothing typed is lost', async () => {
  const page = aPage({}, { user: aUser() })
  const fields = { owner: MEMBER.member_id, first_name: '', last_name: 'Hallaran' }
  const answer = await updateDetails(posting(page, '/details', fields))
  expect(dataOf(answer)).toMatchObject({
    errors: { first_name: 'First name is required' },
    values: { last_name: 'Hallaran' },
  })
  expect(page.calls).toEqual([])
})

test.each([{ owner: MEMBER.member_id }, {}])(
  'what was typed before somebody else signed in is neither saved as theirs nor shown to them: %o',
  async (owner) => {
    const kwame = aUser({ user_id: '6f1f6a52-5d0c-4e0b-9a53-3c5b6f6f0b03', first_name: 'Kwame' })
    const page = aPage({ updateMember: () => MEMBER }, { user: kwame })
    const fields = { ...owner, first_name: 'Bríd', last_name: 'Hallaran', mobile: '0858265444' }
    expect(dataOf(await updateDetails(posting(page, '/details', fields)))).toMatchObject({
      formError:
        'You’re signed in as Kwame now, so nothing was saved. Reload the page to see Kwame’s details.',
      values: {},
    })
    expect(page.calls).toEqual([])
  },
)

test('the form says whose details it was opened with, and asks nothing about news', () => {
  const answer = { errors: {}, formError: 'Not saved', notice: null, values: {} }
  const form = showOnSite(<DetailsForm member={MEMBER} answer={answer} />, PLATFORM, '/details')
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)
  expect([field('owner')?.value, field('receive_updates')]).toEqual([MEMBER.member_id, null])
})

const NEW = { password: 'Lantern9Quay', confirmPassword: 'Lantern9Quay' }

test.each([
  { on: 'myaccount', leads: '/?notice=password-changed' },
  { on: 'backoffice', leads: '/security?notice=password-changed' },
  { on: 'xgb', leads: '/security?notice=password-changed' },
] as const)('MYACC-08 a password is changed on $on by who knows the current one', async ({ on, leads }) => {
  const page = aPage({ updateMember: () => MEMBER }, { host: { type: on }, user: aUser() })
  const fields = { ...NEW, current_password: 'Harbour7Lamp' }
  expect(locationOf(await changePassword(posting(page, '/password', fields)))).toBe(leads)
  expect(page.bodies).toEqual([{ password: 'Lantern9Quay', current_password: 'Harbour7Lamp' }])
})

test('MYACC-08 whoever has no password is shown the way to a first one, and no form that cannot work', async () => {
  const page = aPage({}, { user: aUser({ has_password: false }) })
  expect(locationOf(await changePassword(posting(page, '/password', NEW)))).toBe('/password')
  expect(page.calls).toEqual([])
  const data = { email: 'brid@home.example', hasPassword: false }
  const shown = showOnSite(<PasswordPage />, PLATFORM, '/password', data)
  expect(shown.querySelector('form')).toBeNull()
  expect(shown.textContent).toContain('You don’t have a password yet.')
  expect(linkIn(shown, 'Forgot Password?')?.getAttribute('href')).toBe('/authentication/forgot-password')
})

test('MYACC-08 without the current password nothing is asked of the server', async () => {
  const page = aPage({}, { user: aUser() })
  expect(dataOf(await changePassword(posting(page, '/password', NEW))).errors).toEqual({
    current_password: 'Password is required',
  })
  expect(page.calls).toEqual([])
})

test.each(['/details?x=1', '/details.data?x=1&_routes=details'])(
  'a stranger at %s signs in first and comes back',
  async (path) => {
    const { request } = asking(aPage({}), path)
    const thrown = await requireUser(aPage({}), request).catch((error: unknown) => error)
    expect(locationOf(thrown)).toBe('/authentication/check-email?redirect=%2Fdetails%3Fx%3D1')
  },
)
