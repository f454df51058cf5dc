import type { Core } from '#kernel/core.ts'
import type { Caller } from '#kernel/http/caller.ts'
import type { RunningClub } from '#kernel/http/guard.ts'

export type At = Caller & { club: RunningClub }
export type SettingDeps = Pick<Core, 'db' | 'audit'>
