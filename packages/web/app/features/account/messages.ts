export const MY_ACCOUNT = {
  hello: (firstName: string) => `Hello ${firstName}`,
  lead: 'What your clubs know about you, and whom you look after.',
  details: 'Your details',
  name: 'Name',
  email: 'Email',
  mobile: 'Mobile',
  address: 'Address',
  updates: 'News and updates',
  wanted: 'Yes, by e-mail',
  unwanted: 'No',
  none: 'Not given',
  verified: 'Verified',
  unverified: 'Not verified',
  edit: 'Change your details',
  password: 'Change your password',
  setPassword: 'Set a password',
  family: 'Your family',
  familyNone: 'You look after nobody yet. Whoever you register with a club appears here.',
  clubs: 'Your clubs',
  clubsNone: 'You belong to no club yet.',
  failed: 'This could not be loaded just now.',
  adult: 'Adult',
  juvenile: 'Juvenile',
} as const

export const DETAILS = {
  title: 'Your details',
  firstName: 'First name',
  lastName: 'Last name',
  mobile: 'Mobile',
  updates: 'Send me news and updates from my clubs',
  save: 'Save',
  back: 'Back to my account',
  failed: 'Your details could not be saved. Please try again.',
} as const

export const PASSWORD_PAGE = {
  title: 'Your password',
  current: 'Current password',
  next: 'New password',
  save: 'Change password',
  none: 'You have no password yet.',
  byMail:
    'To set one, ask for a code by “Forgot Password?”: it comes to your e-mail, so that nobody else can set it.',
  forgot: 'Forgot Password?',
  currentRequired: 'Password is required',
  unexpected: 'Something unexpected happened, please try again later.',
} as const
