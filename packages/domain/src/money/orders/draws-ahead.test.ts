import { expect, test } from 'vitest'
import type { Order, OrderItem } from '@clubhouse/contract/money/orders'
import { drawsAhead } from './draws-ahead.ts'

const NOW = new Date('2026-11-19T12:00:00Z')
const draw = (draw_id: string, draws_at: string) => ({ draw_id, draws_at, place: 'Clubhouse' })
const line = (name: string, numbers: string[] | null, draws: OrderItem['draws']) => ({
  product: { name },
  numbers,
  draws,
})
const order = (...items: object[]) => ({ items }) as unknown as Pick<Order, 'items'>

test.each([
  { what: 'a jersey', of: order({ product: { name: 'Home jersey' } }), says: [] },
  { what: 'what is not paid yet', of: order(line('Lotto', [], null)), says: [] },
  {
    what: 'a draw that was',
    of: order(line('Lotto', ['1 2'], [draw('a', '2026-11-12T21:00:00Z')])),
    says: [],
  },
  {
    what: 'two draws of a lotto, the soonest first',
    of: order(line('Lotto', ['1 2'], [draw('b', '2026-11-26T21:00:00Z'), draw('a', '2026-11-19T21:00:00Z')])),
    says: ['a Lotto 1 2', 'b Lotto 1 2'],
  },
  {
    what: 'draws in any order, those of one moment as they were bought',
    of: order(
      line('Lotto', ['1 2'], [draw('a', '2026-11-19T21:00:00Z'), draw('d', '2026-12-03T21:00:00Z')]),
      line('Hamper', ['7'], [draw('b', '2026-11-26T21:00:00Z'), draw('c', '2026-11-26T21:00:00Z')]),
    ),
    says: ['a Lotto 1 2', 'b Hamper 7', 'c Hamper 7', 'd Lotto 1 2'],
  },
  {
    what: 'a draw that is drawn at this moment',
    of: order(line('Lotto', ['1 2'], [draw('a', '2026-11-19T12:00:00Z')])),
    says: [],
  },
  {
    what: 'a draw whose tickets have no numbers yet',
    of: order(line('Hamper', null, [draw('a', '2026-12-20T15:00:00Z')])),
    says: ['a Hamper '],
  },
  {
    what: 'two lines of one draw',
    of: order(
      line('Hamper', ['412'], [draw('a', '2026-12-20T15:00:00Z')]),
      line('Hamper', ['413'], [draw('a', '2026-12-20T15:00:00Z')]),
    ),
    says: ['a Hamper 412,413'],
  },
])('the draws ahead of an order with $what', ({ of, says }) => {
  const said = drawsAhead(of, NOW).map(
    ({ draw_id: id, name, numbers }) => `${id} ${name} ${numbers.join(',')}`,
  )
  expect(said).toEqual(says)
})
