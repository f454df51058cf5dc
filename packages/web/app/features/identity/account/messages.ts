export const DETAILS = {
  title: 'Your details',
  firstName: 'First name',
  lastName: 'Last name',
  mobile: 'Mobile',
  save: 'Save',
  back: 'Back to my account',
  failed: 'We couldn’t save your details. Please try again.',
  ofAnother: (firstName: string) =>
    `You’re signed in as ${firstName} now, so nothing was saved. Reload the page to see ${firstName}’s details.`,
} as const

export const PASSWORD_PAGE = {
  title: 'Your password',
  backToSignIn: 'Your sign-in',
  current: 'Current password',
  next: 'New password',
  save: 'Change password',
  none: 'You don’t have a password yet.',
  byMail: 'To set one, use “Forgot Password?”. We’ll email you a code, so only you can set it.',
  forgot: 'Forgot Password?',
  currentRequired: 'Password is required',
  unexpected: 'Something unexpected happened, please try again later.',
} as const
