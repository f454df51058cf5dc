import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { listImages } from '@clubhouse/contract/site/office/images'
import { pageMeta } from '#lib/page/page-meta.ts'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import { loadProductTax } from '#parts/selling/office/tax/load-product-tax.ts'
import { ProductTax } from '#parts/selling/office/tax/product-tax.tsx'
import { loadRecord } from '#parts/office/record/load-record.ts'
import { SAVE } from '#parts/office/record/messages.ts'
import { saveRecord } from '#parts/office/record/save-record.ts'
import { RecordPage } from '#parts/office/record/record-page.tsx'
import { RecordForm } from '#parts/office/record/use-record-form.tsx'
import { ItemFieldsets } from './item-fieldsets.tsx'
import { getItem, ITEM, itemValues, NEW_ITEM } from './item-kind.ts'
import { ITEMS } from './messages.ts'
import { PicturesField } from './pictures-field.tsx'
import { PriceFields } from './price-fields.tsx'
import { VariantLines } from './variant-lines.tsx'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'

const NEWEST = { per_page: 24 }

export const loader = (args: LoaderFunctionArgs) =>
  loadRecord(args, getItem, async (asking) => {
    const [library, tax] = await Promise.all([
      asking.page.call(listImages, { headers: asking.headers, query: NEWEST }),
      loadProductTax(asking, args.params['id']),
    ])
    return { library: library.items, tax }
  })
export const action = (args: ActionFunctionArgs) => saveRecord(args, ITEM)

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const title = loaderData?.item?.name ?? ITEMS.fresh
  return pageMeta(matches, { title, path: '/shop/items', isHidden: true })
}

/** One item of the shop: what it is, costs and comes as, and how many were sold. */
export default function ItemPage() {
  const { item, time, mark, library, tax } = useLoaderData<typeof loader>()
  const answer = useActionData<SettingsAnswer>()
  const sold = item?.sold ?? 0
  return (
    <RecordPage
      back={{ to: '/shop/items', label: ITEMS.title }}
      title={item?.name ?? ITEMS.fresh}
      reach={sold > 0 ? { title: ITEMS.reach(sold), body: ITEMS.reachBody } : null}
    >
      <RecordForm
        key={item ? `${item.item_id} ${item.version}` : 'new'}
        action={`/shop/items/${item?.item_id ?? 'new'}`}
        kept={{ values: itemValues(item ?? NEW_ITEM), version: item?.version ?? '' }}
        label={item ? SAVE : ITEMS.add}
        timeZone={time.timeZone}
        errors={(fields) => ITEM.errors(ITEM.typed(fields))}
        answer={answer}
      >
        {(bound) => (
          <>
            <ItemFieldsets bound={bound} />
            <PriceFields bound={bound} mark={mark} />
            <VariantLines bound={bound} mark={mark} item={item} />
            <PicturesField bound={bound} own={item?.images ?? []} library={library} />
          </>
        )}
      </RecordForm>
      <ProductTax of={tax} />
    </RecordPage>
  )
}
