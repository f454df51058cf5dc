import type { HostType } from '@clubhouse/domain/hosts'

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
    title: 'The room behind the club',
    lead: 'Here the people who run a club look after its website, its members and its money.',
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
    lead: 'Here members and parents see what they have joined, what they have paid and what is due.',
    audience: 'For members. You become one when you join on your club’s own site.',
    points: [
      'Your family, their memberships and their renewals',
      'Payments, instalments and receipts',
      'Lotto lines, draw tickets and orders',
      'Saved cards and what we may write to you about',
    ],
  },
  xgb: {
    name: 'Governing body',
    title: 'One view over many clubs',
    lead: 'Here an association looks after the clubs that are affiliated to it.',
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
  within: 'What it is for',
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
