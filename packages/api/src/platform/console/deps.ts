import type { Core } from '#kernel/core.ts'
import type { Caller, SignedIn } from '#kernel/http/caller.ts'

export type PlatformDeps = Pick<Core, 'db' | 'now' | 'audit' | 'config' | 'registry' | 'rates' | 'storage'>

/** A superuser, on their own site. */
export type Superuser = Caller & { member: SignedIn }

export const fullName = ({ user }: SignedIn): string => `${user.first_name} ${user.last_name}`.trim()
