import type { Capability } from '../capability.ts'

/** Lottos and prize draws. */
export const lotteryCapability = (): Capability => ({
  name: 'lottery',
  rooms: ['lotto', 'draw'],
})
