import type { TaxRate } from './tax.ts'

const WORDS: Readonly<Record<string, string>> = { AUD: 'GST', NZD: 'GST', CAD: 'GST', USD: 'Sales tax' }

/** What the tax is called where people pay in this currency. */
export const taxWord = (currency: string): string => WORDS[currency] ?? 'VAT'

/** "13.5%" */
export const percentWords = (basisPoints: number): string => `${basisPoints / 100}%`

/** "Reduced, 13.5%"; a rate of nothing is told by its name: what is exempt is not taxed at 0%. */
export const rateWords = ({ name, basisPoints }: TaxRate): string =>
  basisPoints === 0 ? name : `${name}, ${percentWords(basisPoints)}`

const RATES: Readonly<Record<string, readonly TaxRate[]>> = {
  IE: [
    { name: 'Standard', basisPoints: 2300 },
    { name: 'Reduced', basisPoints: 1350 },
    { name: 'Second reduced', basisPoints: 900 },
    { name: 'Zero', basisPoints: 0 },
    { name: 'Exempt', basisPoints: 0 },
  ],
  GB: [
    { name: 'Standard', basisPoints: 2000 },
    { name: 'Reduced', basisPoints: 500 },
    { name: 'Zero', basisPoints: 0 },
    { name: 'Exempt', basisPoints: 0 },
  ],
  AU: [
    { name: 'GST', basisPoints: 1000 },
    { name: 'GST-free', basisPoints: 0 },
  ],
  NZ: [
    { name: 'GST', basisPoints: 1500 },
    { name: 'Exempt', basisPoints: 0 },
  ],
  CA: [
    { name: 'GST', basisPoints: 500 },
    { name: 'Exempt', basisPoints: 0 },
  ],
}

/** The rates that a club's list begins with, by its country; the club sets them right. */
export const usualRates = (country: string | null): readonly TaxRate[] =>
  RATES[country ?? ''] ?? [{ name: 'Exempt', basisPoints: 0 }]
