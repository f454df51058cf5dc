import type { RateClass } from '#kernel/http/limits/rate-limit.ts'

const demoOnly = (rate: RateClass) => ({ config: { guard: { audience: 'demo', rate } } }) as const

/** For the demo's switches: in live mode they are not there. */
export const DEMO_ONLY = demoOnly('unlimited')

/** For what the process asks of itself, by the machine's address. */
export const DEMO_ONLY_ON_ANY_HOST = {
  config: { guard: { ...DEMO_ONLY.config.guard, anyHost: true } },
} as const

/** The same for what costs work to answer. */
export const DEMO_ONLY_AT_A_COST = demoOnly('render')
