import type { HostType } from '@clubhouse/domain/web/hosts'
import { isEmailFirst } from '@clubhouse/domain/identity/sign-in-rules'

/** The steps of signing in, as they stand behind `/authentication/` and behind `?dialog=authentication/`. */
export const STEPS = [
  'check-email',
  'sign-up',
  'sign-in',
  'sso',
  'email-confirmed',
  'forgot-password',
  'forgot-password/validate-token',
  'forgot-password/update-password',
  'set-password/validate-token',
  'set-password/update-password',
  'sign-out',
] as const
export type Step = (typeof STEPS)[number]

/** These two ways to a new password have the same screens (OPEN-014). */
export type Recovery = 'forgot-password' | 'set-password'

const RECOVERY = {
  'forgot-password': ['forgot-password', 'forgot-password/validate-token', 'forgot-password/update-password'],
  'set-password': ['set-password/validate-token', 'set-password/update-password'],
} as const satisfies Record<Recovery, readonly Step[]>

/** Which step of how many, on the way that it belongs to; null where it is the only one. */
export function progressOf(step: Step, site: HostType): { at: number; of: number } | null {
  const isSignIn = step === 'sign-in' || step === 'sign-up' || step === 'sso'
  if (step === 'check-email') return { at: 1, of: 2 }
  if (isSignIn) return isEmailFirst(site) ? { at: 2, of: 2 } : null
  const way: readonly Step[] = RECOVERY[recoveryOf(step)]
  return way.includes(step) ? { at: way.indexOf(step) + 1, of: way.length } : null
}

export const stepPath = (step: Step): string => `/authentication/${step}`

export function recoveryOf(step: Step): Recovery {
  return step.startsWith('set-password') ? 'set-password' : 'forgot-password'
}

/** AUTH-02 to AUTH-04, OPEN-014: the step that a path below `/authentication` means, known or not. */
export function stepOf(path: string): Step {
  const asked = path.replace(/^\/+|\/+$/g, '')
  const known = STEPS.find((step) => step === asked)
  if (known) return known
  if (asked === '') return 'check-email'
  if (/^forgot-password(\/|$)/.test(asked)) return 'forgot-password'
  return /^set-password(\/|$)/.test(asked) ? 'set-password/validate-token' : 'sign-in'
}
