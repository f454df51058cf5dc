export const COMING = {
  title: 'Are you coming?',
  foot: 'You can change your answer until it begins: the link in your email keeps working. It’s yours alone, so please don’t pass it on.',
} as const
