import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { foreignReads, foreignWrites, judgeReads, judgeWrites, readsIn, writesIn } from './sql-at-home.mjs'

test.each([
  { text: 'const x = sql`insert into carts (id) values (1)`', writes: ['carts'] },
  {
    text: 'sql`with gone as (delete from cart_items returning id) update only orders set a = 1`',
    writes: ['cart_items', 'orders'],
  },
  { text: "query('DELETE FROM stock where id = $1')", writes: ['stock'] },
  { text: 'sql`select 1 from carts for update of carts`', writes: [] },
  { text: '// update carts set x', writes: [] },
])('$text writes $writes', ({ text, writes }) => {
  expect(writesIn(text).filter((table) => table !== 'of')).toEqual(writes)
})

/** A house with a table of the area of what is sold. */
function houseWithCarts() {
  const base = mkdtempSync(path.join(tmpdir(), 'clubhouse-sql-'))
  onTestFinished(() => rmSync(base, { recursive: true }))
  const write = (/** @type {string} */ file, /** @type {string} */ text) => {
    mkdirSync(path.dirname(path.join(base, file)), { recursive: true })
    writeFileSync(path.join(base, file), text)
  }
  write('packages/api/src/selling/cart/tables.ts', `export const carts = pgTable('carts', {})`)
  return { base, write }
}

test('what a statement reads stands behind from and join', () => {
  expect(readsIn('sql`select 1 from carts c left join cart_items i on true`')).toEqual([
    'carts',
    'cart_items',
  ])
})

test('reads of a table of another area are counted: none may be added, and a lower number is written down', () => {
  const { base, write } = houseWithCarts()
  write('packages/api/src/selling/shop/empty.ts', 'sql`select from carts`')
  write('packages/api/src/money/orders/place.ts', 'sql`select from carts c join carts d on true`')
  const found = foreignReads(base)
  expect(found.map(({ pair }) => pair)).toEqual(['money > carts', 'money > carts'])
  expect(judgeReads(found, { money: 'carts 1' })[0]?.message).toContain('1 more than is known')
  expect(judgeReads(found, { money: 'carts 2' })).toEqual([])
  expect(judgeReads(found, { money: 'carts 3' })[0]?.message).toContain('write the lower number')
})

test('a write to a table of another capability is found, one of its own is not', () => {
  const { base, write } = houseWithCarts()
  write('packages/api/src/selling/cart/empty.ts', 'sql`delete from carts`')
  write('packages/api/src/money/orders/place.ts', 'sql`delete from carts`')
  const found = foreignWrites(base)
  expect(found).toEqual([
    {
      file: 'packages/api/src/money/orders/place.ts',
      writer: 'money/orders',
      owner: 'selling/cart',
      table: 'carts',
    },
  ])
  expect(judgeWrites(found, {}).map(({ message }) => message)).toEqual([
    'writes carts, a table of selling/cart',
  ])
  expect(judgeWrites(found, { 'money/orders': 'carts' })).toEqual([])
  expect(judgeWrites([], { 'money/orders': 'carts' })[0]?.message).toContain('take it off the list')
})
