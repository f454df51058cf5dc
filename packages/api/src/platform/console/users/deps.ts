import type { Core } from '#kernel/core.ts'
import type { IdentityDeps } from '#identity/sign-in/port.ts'
import type { CountedAs } from '#kernel/security/rate-guard.ts'

export interface UserDeps extends Pick<Core, 'db' | 'now' | 'audit' | 'rates' | 'sites' | 'config'> {
  identity: IdentityDeps
}

/** Everything that somebody can try too often on the way into their account. */
export const countedAs = ({ user_id: id, email }: { user_id: string; email: string }): CountedAs[] => [
  ['sign-in', email],
  ['recovery', email],
  ['code', email],
  ['code', id],
  ['verification', id],
]
