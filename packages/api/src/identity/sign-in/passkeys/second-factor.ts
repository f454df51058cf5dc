import { Refusal } from '@clubhouse/contract/refusal'
import { accountsRun } from '@clubhouse/domain/identity/chosen-account'
import type { SignedIn } from '#kernel/http/caller.ts'

const SHOW_ONE =
  'Your club asks for a passkey, so please show one of yours first. If you’ve lost it, an owner of your club can let you set up a new one.'
const SIGN_IN_BY_ONE =
  'Your club asks for a passkey. Please sign in with one first, then you can remove this one.'

/** Whoever runs a club that asks for a passkey, or the platform: with a password alone they would have a second one, and so would whoever knows it. */
export const isAskedForPasskey = ({ user }: SignedIn): boolean =>
  user.asks_passkey === true || accountsRun(user.accounts).some(({ asks_passkey: asks }) => asks === true)

export const showOneFirst = () => new Refusal(403, 'passkey_needed', SHOW_ONE)
export const signInByOneFirst = () => new Refusal(403, 'passkey_needed', SIGN_IN_BY_ONE)
