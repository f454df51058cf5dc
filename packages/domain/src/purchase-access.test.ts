import { describe, expect, test } from 'vitest'
import type { Role } from '@clubhouse/contract/identity'
import { mayFillInForms, mayPay, mayRegister, NEEDS_MEMBER, purchaseAccess } from './purchase-access.ts'
import { anAccount, withFeatures } from './testing/an-account.ts'

const somebody = (...roles: Role[]) => ({ roles })
const GUESTS = anAccount(withFeatures('Checkout', 'Guest Checkout'))
const NO_GUESTS = anAccount(withFeatures('Checkout'))
const EMPTY = { hasRegistrations: false }
const REGISTRATIONS = { hasRegistrations: true }

describe('HOSTS-16 a visitor', () => {
  test.each(['off', 'optional', 'mandatory'] as const)(
    'is asked to sign in by the club’s own setting, here %s, before any form',
    (sso) => {
      const account = { ...NO_GUESTS, sso: { ...NO_GUESTS.sso, sso } }
      const access = purchaseAccess(null, account, EMPTY)
      expect(access).toEqual({ may: 'sign-in', sso, guest: 'off' })
      expect(mayFillInForms(access)).toBe(false)
    },
  )

  test('who may buy as a guest may still not fill in a registration', () => {
    expect(mayFillInForms(purchaseAccess(null, GUESTS, EMPTY))).toBe(false)
  })
})

describe('HOSTS-18 GUEST-01 paying', () => {
  test.each([
    { what: 'a member', user: somebody('member'), account: NO_GUESTS, cart: REGISTRATIONS, may: true },
    {
      what: 'an owner who is a member too',
      user: somebody('owner', 'member'),
      account: NO_GUESTS,
      cart: EMPTY,
      may: true,
    },
    { what: 'a guest where guests may', user: null, account: GUESTS, cart: EMPTY, may: true },
    { what: 'a guest with registrations', user: null, account: GUESTS, cart: REGISTRATIONS, may: false },
    { what: 'a guest where guests may not', user: null, account: NO_GUESTS, cart: EMPTY, may: false },
    { what: 'an admin alone', user: somebody('admin'), account: GUESTS, cart: EMPTY, may: false },
    { what: 'somebody with no role here', user: somebody(), account: GUESTS, cart: EMPTY, may: false },
    { what: 'a super-user', user: somebody('super-user'), account: GUESTS, cart: EMPTY, may: false },
  ])('$what: $may', ({ user, account, cart, may }) => {
    expect(mayPay(purchaseAccess(user, account, cart))).toBe(may)
  })
})

test('OPEN-100 whoever only runs the club is told that a member account is needed', () => {
  for (const role of ['admin', 'owner', 'group_manager', 'xgb'] as const) {
    expect(purchaseAccess(somebody(role), GUESTS, EMPTY)).toEqual({ may: 'nothing', notice: NEEDS_MEMBER })
  }
})

describe('HOSTS-17 a member registers', () => {
  const buyer = purchaseAccess(somebody('member'), NO_GUESTS, EMPTY)
  const family = [{ member_id: 'fiadh' }, { member_id: 'tom' }]

  test.each(['self', 'juvenile', 'guardian'] as const)('%s', (who) => {
    expect(mayRegister(buyer, { who }, family)).toBe(true)
    expect(mayRegister(purchaseAccess(null, GUESTS, EMPTY), { who }, family)).toBe(false)
  })

  test('an existing member of the own account, and nobody else’s', () => {
    expect(mayRegister(buyer, { who: 'existing', memberId: 'tom' }, family)).toBe(true)
    expect(mayRegister(buyer, { who: 'existing', memberId: 'a-stranger' }, family)).toBe(false)
    expect(mayRegister(buyer, { who: 'existing' }, family)).toBe(false)
  })
})
