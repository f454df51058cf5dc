export const PRODUCTS = {
  title: 'Join and support',
  intro: (club: string) => `What you can join, play and buy at ${club}.`,
  empty: 'There’s nothing on sale here at the moment.',
  emptyAction: 'Go to Home Page',
} as const
