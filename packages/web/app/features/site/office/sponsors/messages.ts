import type { SponsorState } from '@clubhouse/contract/site/office/sponsor-limits'

export const SPONSORS = {
  title: 'Sponsors',
  lead: 'Shown on your home page in this order, main sponsors first.',
  add: 'Add a sponsor',
  none: 'No sponsors yet. Add the first, and it’s on your home page at once.',
  noneRemoved: 'Nothing was removed in the last 30 days.',
  show: 'Show',
  current: 'Sponsors',
  removed: 'Removed',
  removedLead: 'Kept for 30 days, then gone for good.',
  main: 'Main sponsors',
  others: 'Other sponsors',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  moved: (name: string, at: number, of: number) => `${name} is now number ${at} of ${of}.`,
  remove: 'Remove',
  wasRemoved: (name: string) => `“${name}” is off the website.`,
  undo: 'Undo',
  back: 'Bring back',
  noLink: 'No link',
  from: (day: string) => `From ${day}`,
  until: (day: string) => `Until ${day}`,
  notDone: 'That didn’t work. Please try again.',
  failed: 'The sponsors didn’t load',
  failedBody: 'Nothing is lost. Try again in a moment.',
} as const

/** Only what is not simply shown says so. */
export const STATE_NAMES: Record<SponsorState, string> = {
  shown: 'Shown',
  later: 'Not yet',
  over: 'Ended',
  removed: 'Removed',
}

export const EDIT = {
  fresh: 'New sponsor',
  back: 'Sponsors',
  name: 'Name',
  link: 'Website',
  linkHint: 'Where a visitor goes who presses the logo',
  logo: 'Logo',
  logoHint: 'Best on a white or see-through background. Up to 5 MB.',
  featured: 'Main sponsor',
  featuredHint: 'Comes before all others',
  when: 'When it’s shown',
  startsOn: 'First day',
  endsOn: 'Last day',
  dayHint: 'Leave empty for always',
  add: 'Add sponsor',
  save: 'Save',
  yes: 'yes',
  no: 'no',
  anotherLogo: 'another picture',
} as const
