export const MONEY = {
  needs: 'What needs doing',
  andList: (words: readonly string[]) =>
    words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`,
  yours: (who: string) => `${who}’s`,
  lastOf: (who: string) => `${who}’s last`,
  numberOf: (number: number, of: number) => `${number} of ${of}`,
  allPaid: 'last one',
  pay: (amount: string) => `Pay ${amount}`,
  again: (day: string) => `We’ll try once more on ${day}.`,
  otherCard: 'Use another card',
  failedOne: (who: string, month: string) => `${who}’s ${month} payment didn’t go through`,
  failedMany: (count: number) => `${count} payments didn’t go through`,
  failedText: (amount: string, what: string) => `${amount} for ${what}.`,
  declined: (card: string) => `Your bank declined ${card}.`,
} as const

export const ORDER_STANDING = {
  failed: 'Payment failed',
  refunded: 'Refunded',
  pending: 'On its way',
  toPay: (amount: string) => `${amount} to pay`,
  done: 'Paid',
} as const
