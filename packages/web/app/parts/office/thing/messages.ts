import type { SaleState } from '@clubhouse/contract/backoffice/catalogue-limits'

export const SAVE = 'Save'

export const STATES: Record<SaleState, string> = {
  open: 'On sale',
  not_open: 'Not yet on sale',
  closed: 'Closed',
  sold_out: 'Sold out',
  hidden: 'Off the website',
}
