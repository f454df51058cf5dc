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
  privacy: 'Privacy Policy',
  terms: 'Terms',
} as const

export const CHECK_EMAIL = {
  next: 'Next',
  /** ERR-09 */
  failed: 'Error checking for existing email',
  unknown:
    'Nobody is known here by this e-mail. You become a member when you join on your club’s own site; then sign in here with the same e-mail.',
} as const

export const SIGN_IN = {
  submit: 'sign in',
  remember: 'Remember me',
  forgot: 'Forgot Password?',
  another: 'Use another e-mail',
  failed: 'We could not sign you in. Please try again.',
} as const

export const SSO = {
  /** SSO-02 */
  button: 'Login with SSO',
  taking: (where: string) => `Taking you to ${where}.`,
  provider: 'your sign-in provider',
  go: 'Continue',
  note: 'If nothing happens within a few seconds, press the button.',
  mandatory: 'Your association runs the sign-in for this e-mail.',
} as const

export const SIGN_UP = {
  lead: 'Nobody is known here by this e-mail yet, so let us make you an account.',
  update: 'Click here to update your email',
  confirmEmail: 'Confirm email',
  firstName: 'First name',
  lastName: 'Last name',
  mobile: 'Mobile',
  mobileHint: 'So that a coach can reach you, for example when training is called off.',
  terms: 'I accept the',
  termsLink: 'Terms and Conditions',
  updates: 'Send me news and updates from the club',
  submit: 'create account',
  remains: 'Still needed:',
  invitation: 'You will get an e-mail with which you set your password.',
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
  lead: 'We will e-mail you a code with which you set a new password.',
  submit: 'Reset password',
  codeSent: (email: string) => `If an account belongs to ${email}, a code is on its way there.`,
  enterCode: 'Enter the six digits from the e-mail.',
  code: 'Code',
  submitCode: 'Submit',
  again: 'Send a new code',
  againIn: (seconds: number) => `Send a new code (in ${seconds} s)`,
  sentAgain: 'A new code is on its way.',
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
} as const

export const SIGN_OUT = {
  ask: 'Do you want to sign out of this site?',
  submit: 'Sign out',
  stay: 'Stay signed in',
} as const
