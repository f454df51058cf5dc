export const UPLOAD = {
  signedOut: 'You were signed out. Sign in again, and then send the picture.',
  noFile: 'Choose a picture',
  failed: 'The picture didn’t arrive. Check your signal and try again.',
} as const
