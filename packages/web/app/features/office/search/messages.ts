export const FIND = {
  title: 'Search',
  label: 'What are you looking for?',
  none: 'No results. Check the spelling or try fewer letters.',
} as const
