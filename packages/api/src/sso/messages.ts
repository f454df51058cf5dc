import { NOT_PERMITTED } from '@clubhouse/domain/identity/roles'

/** Why single sign-on did not sign somebody in. The word goes to log and audit, the sentence to the person. */
export const REFUSALS = {
  'not-offered': 'Single sign-on is not available here.',
  'not-set-up': 'Single sign-on is not set up yet. Please sign in with your email.',
  'not-believed': 'Signing in with single sign-on did not work. Please try again.',
  'too-late': 'Signing in took too long. Please try again.',
  'no-email': 'Your sign-in service did not tell us your email. Please ask your club.',
  'no-name': 'Your sign-in service did not tell us your name. Please ask your club.',
  'email-unproven':
    'We cannot tell whether this email is yours. Please sign in with your password, or sign up with your email first.',
  'email-taken': 'There is an account with this email already. Please sign in with your password.',
  'belongs-elsewhere': 'Your account is used at other clubs too. Please sign in with your password.',
  'not-permitted': NOT_PERMITTED,
} as const

export type SsoRefusal = keyof typeof REFUSALS
