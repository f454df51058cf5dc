export const FRAME = {
  name: 'My account',
  rooms: 'My account',
  short: 'My account, short',
  more: 'More',
  website: 'Club website',
  switchClub: 'Switch club',
  details: 'Your details',
  menuOf: (name: string) => `${name}, account menu`,
  failed: (count: number) => (count === 1 ? '1 payment failed' : `${count} payments failed`),
  questions: 'Questions about your membership?',
  ask: (club: string) => `Ask ${club}`,
} as const
