export const OFFICE = {
  name: 'Back office',
  menu: 'Menu',
  closeMenu: 'Close menu',
  entries: 'Back office',
  short: 'Short cuts',
  website: 'View website',
  switchClub: 'Switch club',
  switchFrom: (club: string) => `${club} Back office, switch club`,
  help: 'Help',
  waiting: 'waiting',
  menuOf: (name: string) => `${name}, account menu`,
  myAccount: 'My account',
  appearance: 'Appearance',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
  platform: 'Clubhouse',
} as const

/** Somebody of the platform is in a club's back office. */
export const VISIT = {
  label: 'You’re here for the platform',
  who: (name: string, club: string) => `${name} of the platform, for ${club}.`,
  why: (reason: string) => `Why: ${reason}.`,
  until: (time: string) => `Until ${time}.`,
  leave: 'Leave',
  suspended: 'The club is switched off',
} as const
