export const PALETTE = {
  title: 'Search and commands',
  search: 'Search',
  found: 'Found',
  escape: 'Esc',
  close: 'Esc, close search',
  enter: '↵ Open',
  failed: 'The search didn’t answer. Please try again in a moment.',
  none: (isAsking: boolean) =>
    isAsking ? 'Searching…' : 'No results. Check the spelling or try fewer letters.',
  choose: 'choose',
  open: 'open',
  go: 'then a letter to go',
} as const

export const KEYS = {
  title: 'Keys',
  anywhere: 'Anywhere',
  goTo: 'Go to',
  begin: 'Begin',
  rows: [
    { keys: ['⌘ or Ctrl', 'K'], does: 'Search and commands' },
    { keys: ['/'], does: 'Search this list' },
    { keys: ['?'], does: 'These keys' },
    { keys: ['Esc'], does: 'Close' },
  ],
  single: 'Use keys of one letter',
} as const
