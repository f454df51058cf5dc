export const NEWS = {
  title: 'Latest news',
  /** HOME-02 */
  intro: 'Get the latest club notices, details on events, fixtures and results, and other club announcements',
  loadMore: 'Load More',
  newer: 'More recent news',
  empty: 'No news yet',
  emptyMore: 'When the club has news, you’ll see it here first.',
  failedTitle: 'We couldn’t load the news',
  failed: 'Please try again in a moment.',
} as const

export const HOME = {
  description: (club: string) => `News, events and information from ${club}.`,
  aboutMore: 'More about us',
  sponsors: 'Our sponsors',
  newTab: '(opens in a new tab)',
} as const

/** What a visitor wants on a Friday night. */
export const MATCHDAY = {
  label: 'Matches and more',
  next: 'Next match',
  last: 'Last result',
  versus: 'v',
  asOf: (time: string) => `As of ${time}`,
  doors: {
    MembershipPage: 'Join or renew',
    LotteryPage: 'Play the lotto',
    DrawPage: 'Enter the draw',
    ShopPage: 'Visit the shop',
  },
} as const

export const ARTICLE = {
  news: 'News',
  home: 'Home',
  share: 'Share',
  related: 'More news',
  notShown: 'Page not found',
  preview: 'Preview.',
  previewMore: 'It isn’t on the website like this yet. The link works for 15 minutes.',
} as const
