/** The words of AUTH and SSO, letter by letter; what is not specified follows their tone. */
export const COMMON = {
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  back: 'Back',
  leave: 'Back to the site',
  or: 'or',
  /** AUTH-06 */
  help: 'Need help signing in? Click here for more information',
  newTab: '(opens in a new tab)',
  platform: 'Clubhouse',
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  privacy: 'Privacy Policy',
  terms: 'Terms',
} as const

export const CHECK_EMAIL = {
  /** Where somebody new may make an account, and where nobody can. */
  lead: 'Sign in, or create an account. We’ll check your email first.',
  leadKnown: 'Sign in with the email your club has for you.',
  leadBody: 'Sign in with the email your association has for you.',
  next: 'Next',
  /** ERR-09 */
  failed: 'Error checking for existing email',
  unknown:
    'There’s no account for this email. Join on your club’s website first, then sign in here with the same email.',
} as const

export const SIGN_IN = {
  lead: 'Welcome back. Enter your password to carry on.',
  leadBoth: 'Sign in with your email and password.',
  reset: 'Reset your password',
  submit: 'sign in',
  remember: 'Remember me',
  forgot: 'Forgot Password?',
  another: 'Use another email',
  failed: 'We couldn’t sign you in. Please try again.',
} as const

export const PASSKEY = {
  signIn: 'Sign in with a passkey',
  failed: 'We couldn’t sign you in with that passkey. Try again, or use your email.',
  notUsed: 'No passkey was used. Try again, or use your email.',
} as const

export const SSO = {
  taking: (where: string) => `Taking you to ${where}.`,
  provider: 'your sign-in provider',
  go: 'Continue',
  note: 'If nothing happens within a few seconds, press the button.',
  mandatory: 'You sign in to this account through your association.',
} as const

export const SIGN_UP = {
  lead: 'There’s no account for this email yet. Create one below.',
  update: 'Click here to update your email',
  confirmEmail: 'Confirm email',
  firstName: 'First name',
  lastName: 'Last name',
  mobile: 'Mobile',
  mobileHint: 'So a coach can reach you if training is called off.',
  terms: 'I accept the',
  termsLink: 'Terms and Conditions',
  updates: 'Send me club news and updates',
  submit: 'create account',
  remains: 'Still needed:',
  invitation: 'We’ll email you a link to set your password.',
  /** ERR-06 */
  invalid: 'Error creating your account, please check all the fields and submit again!',
  /** ERR-07 */
  failed: 'Something unexpected happened, please try again later.',
} as const

export const TERMS = {
  title: 'Terms and Conditions',
  close: 'Close',
  byContinuing: 'By continuing you accept the',
  updated: (day: string) => `Last updated ${day}`,
} as const

export const RECOVERY = {
  lead: 'We’ll email you a code to reset your password.',
  submit: 'Reset password',
  codeSent: (email: string) => `If there’s an account for ${email}, we’ve emailed it a six-digit code.`,
  enterCode: 'Enter it below.',
  enterInvited: 'Enter the six-digit code from your email.',
  code: 'Code',
  submitCode: 'Submit',
  again: 'Send a new code',
  againIn: (seconds: number) => `Send a new code (in ${seconds} s)`,
  sentAgain: 'We’ve sent you a new code.',
  /** AUTH-83 */
  codeRefused: 'Code is invalid, please try again',
  newPassword: 'New password',
  save: 'Save password',
  signedInAs: (email: string) => `For ${email}`,
  askAgain: 'Ask for a new code',
  /** AUTH-84 */
  passwordRefused: 'Please check all the fields and submit again!',
  /** AUTH-85 */
  unexpected: 'Something unexpected happened, please try again later.',
} as const

export const VERIFY = {
  /** AUTH-69 to AUTH-72 */
  pending: { title: 'Checking!', text: 'Your email is verifying. Please wait.' },
  success: { title: 'Success!', text: 'Your email is verified. You can now log in to your account.' },
  failure: {
    title: 'Oops!',
    text: 'Your email has already been verified, or you have arrived here in error.',
  },
  confirm: 'Confirm',
  goToSignIn: 'Go to sign in',
  /** For whoever is signed in already. */
  goToAccount: 'Go to my account',
  goOn: (where: string) => `Continue to ${where}`,
  goOnHere: 'Continue',
} as const

export const SIGN_OUT = {
  ask: 'Do you want to sign out of this site?',
  submit: 'Sign out',
  stay: 'Stay signed in',
} as const

export const NEW_EMAIL = {
  title: 'Your new email',
  lead: 'Press the button and you’ll sign in with your new email from now on. You’ll be signed out everywhere else.',
  submit: 'Use this email',
  failed: 'We couldn’t change your email just now. Please try again.',
} as const

export const OLD_EMAIL = {
  title: 'Take your account back',
  lead: 'This brings your old email back, signs everyone out, and removes the password and every passkey.',
  next: 'After that, use “Forgot Password?” to choose a new password. Only your mailbox gets the code.',
  submit: 'Take it back',
  failed: 'We couldn’t do that just now. Please try again.',
} as const
