import { expect, test } from 'vitest'
import { copyErrors, copyIn } from './copy-values.ts'

const typed = {
  program_id: 'p',
  title: 'Season 2027/28',
  percent: '3',
  rounding: '50',
  on_sale_from: '01/07/2027',
  plan_ids: 'a,b',
  price_a: '185',
  copy_a: 'on',
  price_b: 'whatever',
  copy_b: '',
}

test('the table is read as it stands: prices by hand, and no word about a plan that is left out', () => {
  expect(copyErrors(typed)).toEqual({})
  expect(copyIn(typed).fields).toEqual({
    programs: [{ program_id: 'p', title: 'Season 2027/28' }],
    percent: 3,
    rounding: 50,
    prices: [{ plan_id: 'a', price: 18_500 }],
    left_out: ['b'],
    on_sale_from: '2027-07-01',
    is_active: false,
    with_codes: false,
  })
})

test('what is wrong is said at its own field', () => {
  expect(copyErrors({ ...typed, title: '', price_a: 'dear', on_sale_from: 'soon' })).toEqual({
    title: 'Enter a name',
    price_a: 'Enter an amount such as 110.00',
    on_sale_from: 'Enter a date such as 27/03/2014',
  })
  expect(copyErrors({ ...typed, price_a: '' })).toEqual({ price_a: 'Enter the price; 0 for free' })
  expect(copyErrors({ ...typed, copy_a: '' })).toEqual({ plans: 'Tick at least one plan' })
})
