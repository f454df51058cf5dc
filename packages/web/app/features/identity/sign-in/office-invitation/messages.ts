export const INVITATION = {
  title: 'Your invitation',
  heading: (club: string) => `Help run ${club}`,
  lead: (by: string | null, as: string) =>
    by
      ? `${by} would like you to help run the club as ${as}.`
      : `The club would like you to help run it as ${as}.`,
  firstName: 'First name',
  lastName: 'Last name',
  password: 'Choose a password',
  usual: (email: string) => `Afterwards, sign in as ${email} as usual.`,
  terms: 'By accepting you agree to the',
  termsLink: 'Terms and Conditions',
  accept: 'Accept the invitation',
  failed: 'We couldn’t do that just now. Please try again.',
  over: 'This invitation is no longer open',
  overBody: 'It was accepted, withdrawn, or has run out. Ask the person who invited you for a new one.',
  signIn: 'Sign in',
} as const
