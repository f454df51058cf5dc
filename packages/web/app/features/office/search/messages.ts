export const FIND = {
  title: 'Search',
  label: 'Name, title or room',
  none: 'No results. Check the spelling or try fewer letters.',
} as const
