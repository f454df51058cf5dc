export const HELP = {
  title: 'Help',
  lead: 'Short guides for the jobs you do most.',
  search: 'What do you want to do?',
  find: 'Search',
  none: (asked: string) =>
    `No guide for “${asked}”. Try another word, or ask the owner of your club’s back office.`,
  all: 'All guides',
  count: (count: number) => (count === 1 ? '1 guide' : `${count} guides`),
  whatsNew: 'What’s new',
  ask: 'Still stuck?',
  askWhom:
    'Ask an owner of your club’s back office: they can see every page, and they know who looks after the platform.',
  keys: 'Press ? on a keyboard for the keys that save you a few clicks.',
} as const
