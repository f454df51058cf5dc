import type { PlatformSite } from './messages.ts'

export interface LandingText {
  title: string
  lead: string
  audience: string
  points: string[]
}

/** What each site is for and whom it is for. */
export const LANDINGS: Record<PlatformSite, LandingText> = {
  backoffice: {
    title: 'Run your club in one place',
    lead: 'Your website, your members and your money, looked after by the people you trust with each.',
    audience: 'For admins and owners of a club. Your club’s owner decides who gets in.',
    points: [
      'Publish news and pages, and see them before anyone else does',
      'Set up a season: plans, forms, lotto and shop',
      'See who paid, who belongs and what needs doing',
      'Write to the right parents, and to no one else',
    ],
  },
  myaccount: {
    title: 'Your family and your club',
    lead: 'Your family, your payments and your clubs in one place.',
    audience: 'Not a member yet? Join on your club’s website.',
    points: [
      'See who plays for which club, and renew',
      'Pay, fix a payment, find a receipt',
      'Look after your tickets and saved cards',
      'Choose your emails',
    ],
  },
  xgb: {
    title: 'One view over many clubs',
    lead: 'See the clubs affiliated to your association, and whether everyone is registered.',
    audience: 'For staff of a governing body. Your association decides who gets in.',
    points: [
      'See how many members each club has, by age and plan',
      'Lay your own list beside what the clubs have registered',
      'Mark what you’ve asked a club, and what is settled',
      'Count registrations by month, club and age',
    ],
  },
  su: {
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
