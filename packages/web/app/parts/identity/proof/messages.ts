export const PROOF = {
  password: 'Your password',
  hint: 'So no one else can do this on a computer you left open.',
  required: 'Password is required',
  wrong: 'That’s not your current password.',
  byPasskey: 'Use a passkey instead',
  notUsed: 'No passkey was used. Try again, or use your password.',
  signInAgain: 'For your safety, please sign in again first.',
  signIn: 'Sign in again',
} as const
