export const FAILURE = {
  title: 'Something went wrong',
  body: 'We couldn’t show this page. Please try again in a moment.',
  busyTitle: 'We’ll be back in a moment',
  busyBody: 'The site is busy or being restarted. Please try again in a moment.',
  offlineTitle: 'You seem to be offline',
  offlineBody: 'We couldn’t load this page. Check your connection and try again.',
  requestId: 'If it keeps happening, tell us this number:',
  retry: 'Retry',
  home: 'Go to Home Page',
} as const

/** Said on pages too, and not only in notices, the words of which come when they are wanted. */
export const ADDED_TO_CART = 'Products have been successfully added to your cart.'
export const LINK_MAILED = {
  title: 'Check your inbox',
  body: 'Email sent, please check your inbox.',
} as const
