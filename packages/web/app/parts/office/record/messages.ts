import type { SaleState } from '@clubhouse/contract/selling/office/catalogue-limits'

export const SAVE = 'Save'

/** The tick that lets people buy it, as the buttons of the bar. */
export const ON_SALE = {
  name: 'is_active',
  show: 'Put it on sale',
  hide: 'Hide',
  keep: 'Save, keep it hidden',
} as const

export const FRAME = {
  unsaved: 'Not saved yet',
  toRead: 'You can read this. The registrar or an owner can change it.',
  changed: 'Changed',
} as const

export const STATES: Record<SaleState, string> = {
  open: 'On sale',
  not_open: 'Not yet on sale',
  closed: 'Closed',
  sold_out: 'Sold out',
  hidden: 'Hidden',
}

export const HISTORY = {
  title: 'History',
  none: 'Nothing has been changed here yet.',
  failed: 'The history couldn’t be read. Look at the page again in a minute.',
  nobody: 'Someone who has left',
  empty: 'empty',
} as const
