import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import { type AnyKind, publishDue } from './publish-due.ts'

export const draftsCapability = ({ audit }: Core, kinds: readonly AnyKind[]): Capability => ({
  name: 'drafts',
  schedules: [publishDue(kinds, audit)],
})
