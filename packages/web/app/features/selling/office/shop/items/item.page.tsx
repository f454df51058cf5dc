import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { listImages } from '@clubhouse/contract/site/office/images'
import { listStockLog } from '@clubhouse/contract/selling/office/shop-items'
import { loadPart } from '#lib/page/api.ts'
import { titled } from '#lib/page/page-meta.ts'
import { EditSection } from '#parts/office/record/edit-section.tsx'
import { loadRecord } from '#parts/office/record/load-record.ts'
import { RecordFrame } from '#parts/office/record/record-frame.tsx'
import { saveRecord } from '#parts/office/record/save-record.ts'
import { soldStatus } from '#parts/office/record/sold-columns.tsx'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import { loadProductTax } from '#parts/selling/office/tax/load-product-tax.ts'
import { ProductTax } from '#parts/selling/office/tax/product-tax.tsx'
import { HandOutField, SellingFields, SizeGuideField, WhatFields } from './item-fieldsets.tsx'
import { ItemAside } from './item-aside.tsx'
import { ItemFace } from './item-face.tsx'
import { getItem, ITEM, itemValues, NEW_ITEM } from './item-kind.ts'
import { ITEMS, OFFERED, PICTURES, SAVING, SHOP_STATES } from './messages.ts'
import { PicturesField } from './pictures-field.tsx'
import { DiscountFields, GiftFields, PriceField } from './price-fields.tsx'
import { StockTable } from './stock-table.tsx'
import { OneStock, StockWords } from './stock-words.tsx'
import { addedIn } from './variant-values.ts'

const NEWEST = { per_page: 24 }
const LOGGED = { page: 1, per_page: 8 }

export const loader = (args: LoaderFunctionArgs) =>
  loadRecord(args, getItem, async (asking) => {
    const id = args.params['id']
    const { page, headers } = asking
    const [library, tax, log] = await Promise.all([
      page.call(listImages, { headers, query: NEWEST }),
      loadProductTax(asking, id),
      // What became of the stock keeps nobody from the page.
      id === undefined
        ? null
        : loadPart(page.call(listStockLog, { headers, params: { item_id: id }, query: LOGGED }), page),
    ])
    return { library: library.items, tax, log: log?.value ?? null, addsId: crypto.randomUUID() }
  })
export const action = (args: ActionFunctionArgs) => saveRecord(args, ITEM)

export const meta = titled<typeof loader>((data) => data?.item?.name ?? ITEMS.fresh)

/** One item of the shop: what it is, costs and comes as, what is left, and how many were sold. */
export default function ItemPage() {
  const { item, time, mark, currency, font, library, tax, log, addsId } = useLoaderData<typeof loader>()
  const answer = useActionData<SettingsAnswer>()
  return (
    <RecordFrame
      key={item ? `${item.item_id} ${item.version}` : 'new'}
      back={{ to: '/shop/items', title: ITEMS.title }}
      title={item?.name ?? ITEMS.fresh}
      status={item ? soldStatus(item.state, SHOP_STATES) : undefined}
      kind={ITEM}
      action={`/shop/items/${item?.item_id ?? 'new'}`}
      answer={answer}
      timeZone={time.timeZone}
      kept={{ values: itemValues(item ?? NEW_ITEM), version: item?.version ?? '' }}
      offered={{ name: 'is_active', ...OFFERED }}
      saves={(values) => SAVING.add(addedIn(values))}
      aside={
        <>
          <ItemFace own={item?.images ?? []} library={library} font={font} currency={currency} />
          {item && <ItemAside item={item} log={log} time={time} />}
        </>
      }
      after={<ProductTax of={tax} />}
    >
      {(bound, values) => (
        <>
          <EditSection title={ITEMS.what} fields={['name', 'type', 'description']} isOpen>
            <WhatFields bound={bound} />
            <PriceField bound={bound} mark={mark} />
          </EditSection>
          <EditSection
            title={PICTURES.title}
            fields={['picture', 'pictures', 'alt', 'first', 'image_ids']}
            isOpen={!item || item.images.length === 0}
            says={item ? String(item.images.length) : undefined}
          >
            <PicturesField bound={bound} own={item?.images ?? []} library={library} />
          </EditSection>
          <EditSection
            title={ITEMS.kinds}
            fields={['add', 'stock', 'low', 'option', 'variant', 'variants', 'uncounted']}
            isOpen
          >
            <OneStock bound={bound} item={item} />
            <StockTable bound={bound} mark={mark} item={item} values={values} />
            <StockWords bound={bound} item={item} addsId={addsId} />
          </EditSection>
          <EditSection
            title={ITEMS.sizeGuide}
            says={values['size_guide']?.split('\n')[0]}
            fields={['size_guide']}
          >
            <SizeGuideField bound={bound} />
          </EditSection>
          <EditSection title={ITEMS.handedOut} says={values['handed_out']} fields={['handed_out']}>
            <HandOutField bound={bound} />
          </EditSection>
          <EditSection
            title={ITEMS.selling}
            says={[values['opens_on'], values['closes_on']].filter(Boolean).join(' – ')}
            fields={['opens_on', 'closes_on', 'max_quantity']}
          >
            <SellingFields bound={bound} />
          </EditSection>
          <EditSection title={ITEMS.discount} says={values['discount_name']} fields={['discount']}>
            <DiscountFields bound={bound} />
          </EditSection>
          <EditSection title={ITEMS.gift} fields={['is_gift', 'any']}>
            <GiftFields bound={bound} mark={mark} />
          </EditSection>
        </>
      )}
    </RecordFrame>
  )
}
