import type { HostType } from '@clubhouse/domain/web/hosts'

export type PlatformSite = Exclude<HostType, 'club'>

export interface LandingText {
  name: string
  title: string
  lead: string
  audience: string
  points: string[]
}

/** What each site is for and whom it is for. */
export const LANDINGS: Record<PlatformSite, LandingText> = {
  backoffice: {
    name: 'Back office',
    title: 'Run your club in one place',
    lead: 'Look after your club’s website, its members and its money.',
    audience: 'For admins and owners of a club. The owner of your club decides who belongs here.',
    points: [
      'Website: news, pages, menu, banner and sponsors',
      'Membership: programmes, plans, forms and discounts',
      'Fundraising and shop: lotto, draws and items',
      'Money and people: orders, instalments, members and messages',
    ],
  },
  myaccount: {
    name: 'My account',
    title: 'Your family and your club',
    lead: 'See what your family has joined, what you have paid and what is due.',
    audience: 'Not a member yet? Join on your club’s website.',
    points: [
      'Your family, their memberships and their renewals',
      'Payments, instalments and receipts',
      'Lotto lines, draw tickets and orders',
      'Saved cards and e-mail preferences',
    ],
  },
  xgb: {
    name: 'Governing body',
    title: 'One view over many clubs',
    lead: 'Look after the clubs affiliated to your association.',
    audience: 'For staff of a governing body. Your association decides who belongs here.',
    points: [
      'Affiliated clubs and their members',
      'One sign-in for all of them, run by the association',
      'Reports across clubs',
    ],
  },
  su: {
    name: 'Superuser',
    title: 'The engine room',
    lead: 'Here whoever runs this installation opens clubs, switches features and sees that all is well.',
    audience: 'For the operators of the platform, and for nobody else.',
    points: ['Clubs, their domains and features', 'Users and roles', 'Jobs and health'],
  },
}

export const PLATFORM = {
  skip: 'Skip to content',
  home: 'Clubhouse, home',
  within: 'What you can do here',
  signIn: 'Sign in',
  signOut: 'Sign out',
  demoTitle: 'Look around the demo clubs',
  demoText: 'This installation runs in demo mode, with invented clubs.',
  pages: 'About this site',
  footer: 'Clubhouse, the website and shop that a sports club runs on.',
  links: [
    { title: 'About', href: '/about' },
    { title: 'Terms', href: '/terms' },
    { title: 'Privacy', href: '/privacy' },
    { title: 'Cookies', href: '/cookies' },
  ],
} as const
