import { Refusal } from '@clubhouse/contract/refusal'
import type { Core } from '#kernel/core.ts'
import type { Caller } from '#kernel/http/caller.ts'
import type { RunningClub } from '#kernel/http/guard.ts'

export type At = Caller & { club: RunningClub }
export type SettingDeps = Pick<Core, 'db' | 'audit'>

/** Somebody saved since: theirs is there to be read, and the caller's own is not lost. */
export const changedMeanwhile = () =>
  new Refusal(409, 'changed_meanwhile', 'Someone else changed this. Your changes aren’t saved yet.')
