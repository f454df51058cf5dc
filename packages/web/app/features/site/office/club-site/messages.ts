import type { MenuItem, ProductKind } from '@clubhouse/contract/site/club'
import type { SitePart } from '@clubhouse/domain/site/club-site/merge-sites'

export const SECTIONS = {
  look: { path: '/menu-theme', title: 'Menu & theme' },
  banner: { path: '/banner', title: 'Banner' },
} as const
export type SiteSection = keyof typeof SECTIONS

export const EDIT = {
  home: 'Home',
  isOut: 'Published',
  scheduled: 'Scheduled',
  changes: (count: number) => (count === 1 ? '1 change not published' : `${count} changes not published`),
  undo: 'Undo',
  redo: 'Redo',
  publish: 'Publish changes',
  schedule: 'Schedule',
  otherActions: 'More actions',
  discard: 'Discard changes',
  unschedule: 'Take the schedule back',
  history: 'History',
  published: 'It’s on the website.',
  goesOut: (when: string) => `Scheduled for ${when}`,
  unscheduled: 'It won’t go out automatically any more.',
  discarded: 'Your changes are gone. This is what visitors see.',
  restored: 'That version is your draft now. Publish it to put it on the website.',
  merged: 'Merged. Look it over before you publish.',
  chooseTime: 'Choose a day and a time that are still to come',
  fix: 'Before it can go out:',
  notDone: 'That didn’t work. Try again.',
  offline: 'No signal. Try again when you have one.',
  both: 'Menu, theme and banner are published together.',
} as const

export const PART_NAMES: Record<SitePart, string> = {
  colours: 'Colours',
  headings: 'Headings',
  menu: 'Menu',
  banner: 'Banner',
}

export const LOOK = {
  colours: 'Colours',
  names: {
    primary: 'Main',
    accent: 'Second',
    warning: 'Warning',
    logo_background: 'Behind the crest',
  },
  pick: (name: string) => `Pick a colour: ${name}`,
  noColour: 'Use six digits, like #1F4E79',
  presets: 'Start from',
  readable: 'Can it be read?',
  pair: 'Where',
  sample: 'Sample',
  ratio: 'Contrast',
  adjusted: (given: string, shown: string) => `Adjusted for readability: ${given} → ${shown}`,
  enough: 'Enough',
  rule: 'Text needs at least 4.5 to 1. Where your colour falls short we darken or lighten it for text and leave the rest alone.',
  headings: 'Headings',
  sampleWord: 'Match day',
  dark: 'Dark at night',
  darkHint: 'Follows each visitor’s device',
} as const

export const TYPE_NAMES: Record<MenuItem['type'], string> = {
  Page: 'Page',
  Product: 'Something you sell',
  External: 'Link to another site',
  Section: 'Section with pages',
}

export const KIND_NAMES: Record<ProductKind, string> = {
  MembershipPage: 'Membership',
  LotteryPage: 'Lotto',
  DrawPage: 'Draw',
  ShopPage: 'Shop',
}

export const MENU = {
  title: 'Menu',
  add: 'Add',
  hint: 'Drag, or use the arrows. The first three stay in the bar; the rest go under “More...”.',
  none: 'Nothing in the menu yet.',
  underMore: 'Under “More...”',
  up: (title: string) => `Move ${title} up`,
  down: (title: string) => `Move ${title} down`,
  moved: (title: string, place: number, count: number) => `${title} is now ${place} of ${count}`,
  more: (title: string) => `More for ${title}`,
  edit: 'Change',
  hide: 'Hide',
  show: 'Show',
  hidden: 'Hidden',
  remove: 'Remove',
  removed: (title: string) => `${title} is out of the menu.`,
  full: 'The menu is full. Remove an entry first.',
  newEntry: 'New entry',
  entry: 'Menu entry',
  name: 'Name',
  type: 'Leads to',
  page: 'Page',
  choosePage: 'Choose a page',
  notOut: 'not on the website yet',
  product: 'What',
  chooseProduct: 'Choose',
  which: 'Its address',
  whichHint: (path: string) => `The last part of ${path}…`,
  off: 'switched off for your club',
  external: 'Web address',
  pages: 'Pages in it',
  pageNumber: (number: number) => `Page ${number}`,
  pageName: 'Name in the menu',
  addPage: 'Add a page',
  removePage: (number: number) => `Remove page ${number}`,
  keep: 'Done',
  sectionOf: (count: number) => (count === 1 ? 'Section with 1 page' : `Section with ${count} pages`),
  unnamed: 'No name yet',
  sold: 'Product',
} as const

export const BANNER = {
  intro: 'Shown at the top of your home page, over the big picture.',
  on: 'Show the banner',
  title: 'Title',
  text: 'Text',
  link: 'View More leads to',
  linkNone: 'Nowhere: no link',
  linkArticle: 'An article',
  linkWeb: 'Another site',
  article: 'Article',
  chooseArticle: 'Choose an article',
  web: 'Web address',
  times: 'When visitors see it',
  from: 'From',
  until: 'Until',
  day: 'day',
  time: 'time',
  timesHint: 'Leave a day empty to have no start or no end.',
} as const

export const PREVIEW = {
  title: 'Preview',
  desktop: 'Desktop',
  phone: 'Phone',
  width: 'How wide',
  frame: 'Your website with your changes',
  note: 'This is your real website with the changes. Visitors see them after you publish.',
  failed: 'The preview isn’t there right now.',
  again: 'Try again',
  loading: 'Loading the preview…',
} as const
