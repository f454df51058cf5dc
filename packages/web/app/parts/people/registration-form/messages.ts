export const REGISTRATION = {
  restored: 'We kept what you typed before.',
  startAgain: 'Start again',
  notSent: 'We couldn’t send your answers. Please try again.',
  yes: 'Yes',
  no: 'No',
} as const
