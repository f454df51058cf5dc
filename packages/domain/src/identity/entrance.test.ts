import { expect, test } from 'vitest'
import { type Arrival, judgeEntrance, SSO_ONLY } from './entrance.ts'
import { NOT_PERMITTED } from './roles.ts'

const arrival = (changes: Partial<Arrival>): Arrival => ({
  site: 'club',
  roles: ['member'],
  belongsToClub: true,
  sso: 'off',
  isVouchedFor: false,
  isSignUpOpen: true,
  isForBody: false,
  ...changes,
})

test.each<{ why: string; changes: Partial<Arrival>; verdict: 'enter' | 'join' }>([
  { why: 'HOSTS-09 a member on the club site', changes: {}, verdict: 'enter' },
  { why: 'HOSTS-09 anybody else becomes one', changes: { roles: [], belongsToClub: false }, verdict: 'join' },
  { why: 'a superuser too', changes: { roles: ['super-user'], belongsToClub: false }, verdict: 'join' },
  { why: 'HOSTS-05 an admin', changes: { site: 'backoffice', roles: ['admin'] }, verdict: 'enter' },
  { why: 'HOSTS-05 an owner', changes: { site: 'backoffice', roles: ['owner'] }, verdict: 'enter' },
  { why: 'HOSTS-06 a member', changes: { site: 'myaccount' }, verdict: 'enter' },
  { why: 'HOSTS-07 a superuser', changes: { site: 'su', roles: ['super-user'] }, verdict: 'enter' },
  { why: 'HOSTS-08 of a body', changes: { site: 'xgb', roles: ['xgb'], isForBody: true }, verdict: 'enter' },
  {
    why: 'HOSTS-11 an admin of a closed club',
    changes: { isSignUpOpen: false, roles: ['admin'] },
    verdict: 'enter',
  },
  { why: 'SSO is offered, not asked for', changes: { sso: 'optional' }, verdict: 'enter' },
  {
    why: 'SSO-01 mandatory, and its provider has vouched for them',
    changes: { sso: 'mandatory', isVouchedFor: true },
    verdict: 'enter',
  },
])('$why: $verdict', ({ changes, verdict }) => {
  expect(judgeEntrance(arrival(changes))).toEqual({ verdict })
})

test.each<{ why: string; changes: Partial<Arrival>; message: string }>([
  { why: 'HOSTS-05 a member', changes: { site: 'backoffice' }, message: NOT_PERMITTED },
  {
    why: 'HOSTS-05 a group manager',
    changes: { site: 'backoffice', roles: ['group_manager'] },
    message: NOT_PERMITTED,
  },
  {
    why: 'HOSTS-06 an owner alone',
    changes: { site: 'myaccount', roles: ['owner'] },
    message: NOT_PERMITTED,
  },
  { why: 'HOSTS-07 an owner', changes: { site: 'su', roles: ['owner'] }, message: NOT_PERMITTED },
  { why: 'HOSTS-08 a superuser', changes: { site: 'xgb', roles: ['super-user'] }, message: NOT_PERMITTED },
  { why: 'HOSTS-11 a member of a closed club', changes: { isSignUpOpen: false }, message: NOT_PERMITTED },
  {
    why: 'HOSTS-11 a newcomer to it',
    changes: { isSignUpOpen: false, roles: [], belongsToClub: false },
    message: NOT_PERMITTED,
  },
  { why: 'OPEN-020 a call for a body', changes: { isForBody: true }, message: NOT_PERMITTED },
  { why: 'SSO-05 mandatory', changes: { sso: 'mandatory' }, message: SSO_ONLY },
  {
    why: 'HOSTS-11 a member of a closed club whom its provider vouches for',
    changes: { isSignUpOpen: false, sso: 'mandatory', isVouchedFor: true },
    message: NOT_PERMITTED,
  },
  { why: 'the role is asked first', changes: { site: 'xgb', sso: 'mandatory' }, message: NOT_PERMITTED },
])('$why is refused: $message', ({ changes, message }) => {
  expect(judgeEntrance(arrival(changes))).toEqual({ verdict: 'refused', message })
})
