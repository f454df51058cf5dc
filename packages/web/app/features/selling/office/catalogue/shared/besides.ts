import { COPY } from '../copy/messages.ts'
import { SIMULATOR } from '../simulator/messages.ts'

/** Beside what makes prices: who only reads them may try them, too. */
export const TRY_PRICES = {
  label: SIMULATOR.link,
  icon: 'euro',
  to: '/discounts/simulator',
  isToRead: true,
} as const

/** Beside what a season is made of. */
export const COPY_FORWARD = { label: COPY.link, icon: 'copy', to: '/programmes/copy' } as const
