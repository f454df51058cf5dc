import type { Currency } from '@clubhouse/contract/site/club'

/** As it stands before amounts. */
export const currencySign = (currency: Currency): string =>
  new Intl.NumberFormat('en-IE', { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency
