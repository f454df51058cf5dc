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
