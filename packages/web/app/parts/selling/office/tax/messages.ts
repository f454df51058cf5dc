export const PRODUCT_TAX = {
  lead: (word: string) => `The price includes ${word}. A new rate counts for new orders.`,
  rate: 'Rate',
  asUsual: (rate: string) => `As usual (${rate})`,
  save: 'Save rate',
  saved: 'Saved.',
  cannotChange: 'Your treasurer or an owner can change this.',
} as const
