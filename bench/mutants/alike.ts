/**
 * What can be spoiled without a difference: nobody can see it, so no test can find it. `was` is the text as it is, `becomes` what stands
 * there instead.
 */
export interface Alike {
  file: string
  was: string
  becomes: string
  why: string
}

const PLANS = 'packages/domain/src/money/orders/plans-of-bundle.ts'
const REFUND = 'packages/domain/src/money/orders/refund.ts'
const ORDERS = 'packages/domain/src/money/orders'
const BACK = 'packages/domain/src/money/tax/back-by-rate.ts'
const CARD = 'packages/domain/src/people/members/card-token.ts'

export const ALIKE: readonly Alike[] = [
  {
    file: CARD,
    was: 'token.length > MOST_CHARACTERS',
    becomes: 'token.length >= MOST_CHARACTERS',
    why: 'With a signature of 86 letters no code is 1,000 letters long: base64 has no text of 913.',
  },
  {
    file: CARD,
    was: 'false',
    becomes: 'true',
    why: 'Whether a key that anybody may have can be taken out of the browser again.',
  },
  {
    file: CARD,
    was: '{ return null }',
    becomes: '{}',
    why: 'No signature and none at all have no length of 64 both.',
  },
  {
    file: 'packages/domain/src/people/members/membership-number.ts',
    was: '/[^\\p{L}\\p{N}]+/u',
    becomes: '/[^\\p{L}\\p{N}]/u',
    why: 'Nothing between two separators is no word, and is dropped in the same line.',
  },
  {
    file: 'packages/domain/src/people/members/membership-state.ts',
    was: 'endsOn !== null',
    becomes: 'true',
    why: 'No day is before none: the comparison behind it is false for null.',
  },
  {
    file: PLANS,
    was: 'amount / total',
    becomes: 'amount * total',
    why: 'All plans weigh so many times more: what matters is that it is often enough, and how they stand to each other.',
  },
  {
    file: PLANS,
    was: 'bundle.parentId !== null',
    becomes: 'false',
    why: 'A plan has no plans in it that could go: nothing is split off.',
  },
  {
    file: REFUND,
    was: 'parentId !== null',
    becomes: 'true',
    why: 'No line is called null, so none is found under that name.',
  },
  {
    file: REFUND,
    was: 'open.get(payment)?.isLate',
    becomes: 'open.get(payment).isLate',
    why: 'Only open payments are split.',
  },
  {
    file: REFUND,
    was: 'open.get(payment)?.isBeingTaken',
    becomes: 'open.get(payment).isBeingTaken',
    why: 'Only open payments are split.',
  },
  {
    file: BACK,
    was: 'taken > 0',
    becomes: 'true',
    why: 'Nothing is taken off where there is no such rate.',
  },
  {
    file: BACK,
    was: 'taken > 0',
    becomes: 'taken >= 0',
    why: 'To take nothing changes nothing.',
  },
  {
    file: `${ORDERS}/arrears.ts`,
    was: 'remindedOn !== null',
    becomes: 'true',
    why: 'No day is on or after another.',
  },
  {
    file: `${ORDERS}/arrears.ts`,
    was: 'planOn !== null',
    becomes: 'true',
    why: 'No day is before another, nor on or after it.',
  },
  {
    file: `${ORDERS}/paid-in-parts.ts`,
    was: 'bundle === null',
    becomes: 'true',
    why: 'Payments are those of a bundle, never of a plan in it.',
  },
  {
    file: `${ORDERS}/payment-days.ts`,
    was: 'one.due < other.due',
    becomes: 'one.due <= other.due',
    why: 'Each day is there once.',
  },
]
