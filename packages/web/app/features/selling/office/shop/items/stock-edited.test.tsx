// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { OfficeShopItem } from '@clubhouse/contract/selling/office/shop-items'
import { EditSection } from '#parts/office/record/edit-section.tsx'
import { RecordFrame } from '#parts/office/record/record-frame.tsx'
import { ItemFace } from './item-face.tsx'
import { ITEM, itemValues, NEW_ITEM } from './item-kind.ts'
import { SAVING } from './messages.ts'
import { StockTable } from './stock-table.tsx'
import { addedIn } from './variant-values.ts'

afterEach(cleanup)

const variant = (size: string, left: number) => ({
  variant_id: size,
  options: { Size: size },
  price: null,
  stock: left,
  left,
  taken: 1,
})
const HAT = {
  ...NEW_ITEM,
  name: 'Hat',
  price: 1500,
  option_names: ['Size'],
  variants: [variant('S', 4), variant('M', 3)],
  left: 7,
} as unknown as OfficeShopItem

function show() {
  const Page = () => (
    <RecordFrame
      back={{ to: '/shop/items', title: 'Items' }}
      title="Hat"
      kind={ITEM}
      action="/shop/items/hat"
      answer={undefined}
      timeZone="Europe/Dublin"
      kept={{ values: itemValues(HAT), version: 'one' }}
      saves={(values) => SAVING.add(addedIn(values))}
      aside={<ItemFace own={[]} library={[]} font="outfit" currency="EUR" />}
    >
      {(bound, values) => (
        <EditSection title="Stock" fields={['variant']} isOpen>
          {['name', 'price'].map((name) => (
            <input key={name} name={name} aria-label={name} defaultValue={bound.of(name).defaultValue} />
          ))}
          <StockTable bound={bound} mark="€" item={HAT} values={values} />
        </EditSection>
      )}
    </RecordFrame>
  )
  const Stub = createRoutesStub([{ path: '*', Component: Page }])
  const { container } = render(<Stub />)
  return {
    in: (what: string) => container.querySelector(what)?.textContent,
    type: (name: string, value: string) =>
      fireEvent.input(container.querySelector(`[name="${name}"]`) as Element, { target: { value } }),
  }
}

test('what comes in is summed while it is typed, in the table and on the button', () => {
  const page = show()
  expect([page.in('tfoot'), page.in('header button')]).toEqual(['All sizes27', 'Save'])
  page.type('variant_0_add', '+4')
  page.type('variant_1_add', '-1')
  expect([page.in('tfoot'), page.in('header button')]).toEqual(['All sizes27+3after: 10', 'Save and add 3'])
  page.type('variant_0_add', '-4')
  expect([page.in('tfoot'), page.in('header button')]).toEqual(['All sizes27−5after: 2', 'Save'])
})

test('beside it stands the item as people will see it', () => {
  const page = show()
  expect(page.in('aside')).toContain('Hat€15SM')
  page.type('price', '')
  expect(page.in('aside')).toContain('HatSM')
  page.type('price', '15')
  page.type('name', 'Woolly hat')
  page.type('variant_0_price', '12.50')
  page.type('variant_2_value_0', 'L')
  expect(page.in('aside')).toContain('Woolly hat€12.50 – €15SML')
})
