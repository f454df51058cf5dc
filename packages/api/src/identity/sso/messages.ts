import { NOT_PERMITTED } from '@clubhouse/domain/identity/roles'

/** Why single sign-on did not sign somebody in. The word goes to log and audit, the sentence to the person. */
export const REFUSALS = {
  'not-offered': 'Single sign-on isn’t available here.',
  'not-set-up': 'Single sign-on isn’t set up yet. Please sign in with your email.',
  'not-believed': 'We couldn’t sign you in with single sign-on. Please try again.',
  'too-late': 'Signing in took too long. Please try again.',
  'no-email': 'Your sign-in service didn’t give us your email. Please ask your club.',
  'no-name': 'Your sign-in service didn’t give us your name. Please ask your club.',
  'email-unproven':
    'We can’t tell whether this email is yours. Please sign in with your password, or sign up with your email first.',
  'email-taken': 'There’s already an account with this email. Please sign in with your password.',
  'belongs-elsewhere': 'You use this account at other clubs too. Please sign in with your password.',
  'not-permitted': NOT_PERMITTED,
} as const

export type SsoRefusal = keyof typeof REFUSALS
