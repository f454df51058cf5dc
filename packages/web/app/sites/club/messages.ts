export const SHELL = {
  skip: 'Skip to content',
  homeOf: (club: string) => `${club}, home`,
  menu: 'Menu',
  mainMenu: 'Main menu',
  more: 'More...',
  newTab: '(opens in a new tab)',
  cart: 'Cart',
  signIn: 'Sign in',
  viewMore: 'View More',
  follow: 'Follow us',
  explore: 'Explore',
  runsOn: 'This site runs on Clubhouse.',
  platform: 'About this site',
  cookies: 'Cookies',
} as const

export const COOKIES = {
  label: 'Cookies',
  text: 'We only use essential cookies.',
  dismiss: 'I understand',
  deny: 'Refuse cookies',
  policy: 'Cookies Policy',
} as const
