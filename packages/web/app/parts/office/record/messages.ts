import type { SaleState } from '@clubhouse/contract/selling/office/catalogue-limits'

export const SAVE = 'Save'

export const STATES: Record<SaleState, string> = {
  open: 'On sale',
  not_open: 'Not yet on sale',
  closed: 'Closed',
  sold_out: 'Sold out',
  hidden: 'Off the website',
}

export const HISTORY = {
  title: 'History',
  none: 'Nothing has been changed here yet.',
  failed: 'The history couldn’t be read. Look at the page again in a minute.',
  nobody: 'Somebody who has left',
  empty: 'empty',
} as const
