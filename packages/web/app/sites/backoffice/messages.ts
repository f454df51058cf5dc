export const OFFICE = {
  name: 'Back office',
  menu: 'Menu',
  rooms: 'Back office',
  workingOn: 'Working on',
  website: 'View website',
  switchClub: 'Switch club',
} as const
