import type { Account } from '@clubhouse/contract/account'
import type { User } from '@clubhouse/contract/identity'

/** What somebody who wants to buy is offered. */
export type PurchaseAccess =
  /** Nobody is signed in: sign in or sign up, by e-mail or by the club's single sign-on. */
  | { may: 'sign-in'; sso: Account['sso']['sso']; guest: GuestAccess }
  /** OPEN-100: signed in to run the club, and not as one of its members. */
  | { may: 'nothing'; notice: string }
  | { may: 'buy' }

/** GUEST-01, GUEST-02 */
export type GuestAccess = 'allowed' | 'off' | 'registrations-in-cart'

export const NEEDS_MEMBER = 'You need a member account to buy here. Please sign in with a different email.'

/**
 * HOSTS-16 to HOSTS-18: anybody may look and choose; forms, the cart of a registration and paying are a member's,
 * and paying also a guest's where the club lets guests in and nothing in the cart registers anybody.
 */
export function purchaseAccess(
  user: Pick<User, 'roles'> | null,
  account: Pick<Account, 'sso' | 'features'>,
  cart: { hasRegistrations: boolean },
): PurchaseAccess {
  if (user) return user.roles.includes('member') ? { may: 'buy' } : { may: 'nothing', notice: NEEDS_MEMBER }
  return { may: 'sign-in', sso: account.sso.sso, guest: guestAccess(account, cart) }
}

function guestAccess(
  { features }: Pick<Account, 'features'>,
  { hasRegistrations }: { hasRegistrations: boolean },
): GuestAccess {
  if (!features.guest_checkout) return 'off'
  return hasRegistrations ? 'registrations-in-cart' : 'allowed'
}

/** HOSTS-16: whoever is not signed in as a member chooses plans and gets no further. */
export const mayFillInForms = (access: PurchaseAccess): boolean => access.may === 'buy'
/** HOSTS-18 */
export const mayPay = (access: PurchaseAccess): boolean =>
  access.may === 'buy' || (access.may === 'sign-in' && access.guest === 'allowed')

/** HOSTS-17: for whom a member may fill in a form. */
export interface Registrant {
  who: 'self' | 'juvenile' | 'guardian' | 'existing'
  /** Of whoever is on the account already. */
  memberId?: string
}

/** Somebody new is always theirs to add; somebody existing must be on their own account. */
export function mayRegister(
  access: PurchaseAccess,
  registrant: Registrant,
  onAccount: readonly { member_id: string }[],
): boolean {
  if (!mayFillInForms(access)) return false
  if (registrant.who !== 'existing') return true
  return onAccount.some(({ member_id: memberId }) => memberId === registrant.memberId)
}
