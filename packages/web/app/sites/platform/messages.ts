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
    lead: 'Write your club’s website, and the forms people fill in when they join.',
    audience: 'For admins and owners of a club. Your club’s owner decides who gets in.',
    points: [
      'Publish news and pages, and see them before anyone else does',
      'Write registration forms, with a live preview',
      'See what needs doing, and what came in',
      'Still to come: plans, lotto, shop, orders and members',
    ],
  },
  myaccount: {
    name: 'My account',
    title: 'Your family and your club',
    lead: 'Your family, your payments and your clubs in one place.',
    audience: 'Not a member yet? Join on your club’s website.',
    points: [
      'See who plays for which club, and renew',
      'Pay, mend a payment and find a receipt',
      'Look after your tickets and saved cards',
      'Choose what we write to you',
    ],
  },
  xgb: {
    name: 'Governing body',
    title: 'One view over many clubs',
    lead: 'See the clubs affiliated to your association, and whether everybody is registered.',
    audience: 'For staff of a governing body. Your association decides who gets in.',
    points: [
      'See how many members each club has, by age and plan',
      'Lay your own list beside what the clubs have registered',
      'Mark what you’ve asked a club, and what is settled',
      'Count registrations by month, club and age',
    ],
  },
  su: {
    name: 'Superuser',
    title: 'The engine room',
    lead: 'See every club on the platform.',
    audience: 'For the people who run the platform.',
    points: [
      'Make a club in one form, with its website on the air at once',
      'Find a club, see who runs it, and help in its back office',
      'See what waits, what was given up and how the platform is doing',
    ],
  },
}

export const PLATFORM = {
  skip: 'Skip to content',
  home: 'Clubhouse, home',
  within: 'What you can do here',
  signIn: 'Sign in',
  signOut: 'Sign out',
  demoTitle: 'Look around the demo clubs',
  demoText: 'This is a demo, with made-up clubs.',
  pages: 'About this site',
  footer: 'Clubhouse, the website your sports club runs on.',
  links: [
    { title: 'About', href: '/about' },
    { title: 'Terms', href: '/terms' },
    { title: 'Privacy', href: '/privacy' },
    { title: 'Cookies', href: '/cookies' },
  ],
} as const
