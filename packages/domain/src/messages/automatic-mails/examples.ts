import type { AutomaticKind } from '@clubhouse/contract/messages/office/automatic-mail-kinds'
import type { AutomaticLetter } from './kinds.ts'

export interface ExampleFacts {
  /** Of the club's site. */
  origin: string
  /** An instant: what is shown lies a few days after it. */
  at: string
  opening: string | null
}

const DAY_MS = 86_400_000

/** An automatic mail with made-up names, for whoever writes its words. */
export function exampleOf(kind: AutomaticKind, { origin, at, opening }: ExampleFacts): AutomaticLetter {
  const page = new URL('/recurring-email-status', origin).href
  const unsubscribe = { page, one_click: page }
  const first = { first_name: 'Aoife', ...(opening !== null && { opening }) }
  switch (kind) {
    case 'welcome':
      return {
        template: 'member-welcome',
        payload: { ...first, members: ['Cillian', 'Sadhbh'], plans: ['Under 8', 'Under 12'] },
      }
    case 'renewal-opens':
      return {
        template: 'renewal-opens',
        payload: {
          ...first,
          people: [
            { name: 'Cillian', plan: 'Under 8' },
            { name: 'Sadhbh', plan: 'Under 12' },
          ],
          unsubscribe,
        },
      }
    case 'payment-reminder':
      return {
        template: 'payment-due',
        payload: {
          ...first,
          lines: [{ name: 'Under 12', detail: 'Sadhbh', amount: '€30.00' }],
          amount: '€30.00',
          due: '15/03/2027',
          card: 'Visa ending 4242',
        },
      }
    case 'arrears':
      return {
        template: 'payment-failed',
        payload: { ...first, number: '10042', name: 'Under 12', due: '15/03/2027', amount: '€30.00' },
      }
    case 'card-expires':
      return {
        template: 'card-expires',
        payload: {
          ...first,
          card: 'Visa ending 4242',
          month: 'March 2027',
          due: '15/04/2027',
          amount: '€30.00',
        },
      }
    case 'waiting-list-offer':
      return {
        template: 'place-offered',
        payload: {
          ...first,
          plan: 'Under 8',
          count: 1,
          time_zone: 'Europe/Dublin',
          until: new Date(Date.parse(at) + 2 * DAY_MS).toISOString(),
          link: new URL('/products/membership', origin).href,
        },
      }
    case 'lotto-result':
      return {
        template: 'draw-result',
        payload: {
          ...first,
          lottery: 'Club lotto',
          number: 118,
          numbers: '4, 11, 19, 23',
          winners: 2,
          jackpot: '€4,250.00',
          link: new URL('/products/lotto', origin).href,
          unsubscribe,
        },
      }
    case 'birthday-18':
      return { template: 'eighteen-today', payload: { ...first, person: 'Cillian', path: '/family' } }
  }
}
