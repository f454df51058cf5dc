export const FIND = {
  title: 'Search',
  label: 'Name, title or room',
  none: 'Nothing found. Try fewer letters.',
} as const
