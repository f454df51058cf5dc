export const FAILURE = {
  title: 'Something went wrong',
  body: 'This page could not be shown. Please try again in a moment.',
  busyTitle: 'We will be back in a moment',
  busyBody: 'The site is busy or being restarted. Please try again in a moment.',
  offlineTitle: 'You seem to be offline',
  offlineBody: 'This page could not be loaded. Check your connection and try again.',
  requestId: 'If it keeps happening, tell us this number:',
  retry: 'Retry',
  home: 'Go to Home Page',
} as const
