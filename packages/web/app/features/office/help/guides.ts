import type { Guide } from './guides/guide.ts'
import { PAYING } from './guides/paying.ts'
import { RUNNING } from './guides/running.ts'
import { SELLING } from './guides/selling.ts'

/** In the order in which they are listed. */
export const GUIDES: readonly Guide[] = [...PAYING, ...SELLING, ...RUNNING]
