import { expect, test } from 'vitest'
import type { Role } from '@clubhouse/contract/people/people'
import { mayEnter, maySignInWhileClosed, NOT_PERMITTED } from './roles.ts'

const ALL: Role[] = ['member', 'admin', 'owner', 'group_manager', 'super-user', 'xgb']

test.each([
  { id: 'HOSTS-05', site: 'backoffice', may: ['admin', 'owner'] },
  { id: 'HOSTS-06', site: 'myaccount', may: ['member'] },
  { id: 'HOSTS-07', site: 'su', may: ['super-user'] },
  { id: 'HOSTS-08', site: 'xgb', may: ['xgb'] },
  { id: 'HOSTS-09', site: 'club', may: ALL },
] as const)('$id on $site only $may may enter', ({ site, may }) => {
  expect(ALL.filter((role) => mayEnter(site, [role]))).toEqual(may)
})

test('HOSTS-09 somebody without any role may enter a club’s site and no other', () => {
  const sites = ['club', 'backoffice', 'myaccount', 'su', 'xgb'] as const
  expect(sites.filter((site) => mayEnter(site, []))).toEqual(['club'])
})

test('one of several roles is enough', () => {
  expect(mayEnter('backoffice', ['member', 'owner'])).toBe(true)
})

test('HOSTS-11 while sign-up is closed only those who run the club may sign in', () => {
  expect(ALL.filter((role) => maySignInWhileClosed([role]))).toEqual(['admin', 'owner'])
})

test('ERR-10 the notice says what to do', () => {
  expect(NOT_PERMITTED).toBe(
    'You do not have sufficient permissions to access this area. Please try again with a different email.',
  )
})
