import { expect, test } from 'vitest'
import type { UserAccount } from '@clubhouse/contract/people/people'
import { aPage, aUser, type PageWishes } from '../testing/page-stub.ts'
import { endsSession, userCookies, visitorOf } from './visitor.ts'

const ACCOUNT: UserAccount = {
  account_id: '6f1f6a52-5d0c-4e0b-9a53-3c5b6f6f0a01',
  name: 'Testford Harriers',
  slug: 'testford',
  roles: ['owner'],
}
const BODY = { governing_body_id: '6f1f6a52-5d0c-4e0b-9a53-3c5b6f6f0a09', name: 'Four Coasts' }
const user = aUser({ accounts: [ACCOUNT], governing_body: BODY })
const cookies = (host: PageWishes['host'], header: string | null) =>
  userCookies(aPage({}, host ? { host } : {}), user, header).map(([, line]) => line)

test('AUTH-66 DATA-68 the club-admin cookie names the first club unless it names one of them', () => {
  expect(cookies(undefined, null)).toEqual([
    `club_admin_account=${ACCOUNT.account_id}; Path=/; SameSite=Lax; Secure`,
  ])
  expect(cookies(undefined, 'club_admin_account=somebody-elses')).toHaveLength(1)
  expect(cookies(undefined, `club_admin_account=${ACCOUNT.account_id}`)).toEqual([])
})

test('AUTH-67 DATA-69 the governing-body cookie is written on the governing-body host, and only there', () => {
  const lines = cookies({ type: 'xgb' }, `club_admin_account=${ACCOUNT.account_id}`)
  expect(lines).toEqual([`governing_body=${BODY.governing_body_id}; Path=/; SameSite=Lax; Secure`])
})

test.each([
  { path: '/authentication/forgot-password', ends: true },
  { path: '/news?dialog=authentication/forgot-password', ends: true },
  { path: '/authentication/forgot-password/validate-token', ends: false },
  { path: '/news', ends: false },
])('AUTH-76 opening $path signs out: $ends', async ({ path, ends }) => {
  const url = new URL(path, 'https://testford.clubs.example')
  expect(endsSession(url)).toBe(ends)
  const page = aPage({}, { user })
  expect(await visitorOf(page, url)).toEqual(ends ? null : user)
  expect(page.sessions).toEqual(ends ? ['ended'] : [])
})

test('AUTH-59 a visitor is signed out by nothing', async () => {
  const page = aPage({})
  expect(
    await visitorOf(page, new URL('https://testford.clubs.example/authentication/forgot-password')),
  ).toBeNull()
  expect(page.sessions).toEqual([])
})
