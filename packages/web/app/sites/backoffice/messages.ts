export const OFFICE = {
  name: 'Back office',
  menu: 'Menu',
  rooms: 'Back office',
  workingOn: 'Working on',
  switchClub: 'Switch club',
} as const
