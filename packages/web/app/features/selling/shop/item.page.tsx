import { type LoaderFunctionArgs, type MetaArgs, useActionData, useLoaderData } from 'react-router'
import { shopItemTypeTitle } from '@clubhouse/domain/selling/shop/item-types'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { classNames } from '#ui/class-names.ts'
import section from '#parts/site/text/section-title.module.css'
import { Gallery } from './gallery.tsx'
import { ItemCard } from './item-card.tsx'
import { ItemForm } from './item-form.tsx'
import styles from './item.module.css'
import { type ItemData, loadItem } from './load-item.ts'
import { ITEM } from './messages.ts'

export { itemAction as action } from './item-action.ts'
export { cachedHeaders as headers } from '#lib/page/keep.ts'
export { ProductError as ErrorBoundary } from '#lib/errors/product-error.tsx'

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadItem(context.get(pageContext), params['slug'] ?? '')

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { item } = loaderData
  return pageMeta(matches, {
    title: item.name,
    description: item.description || shopItemTypeTitle(item.metadata.type),
    path: `/products/shop/${item.slug}`,
  })
}

/** SHOP-05 */
export default function ItemPage() {
  const { item, related } = useLoaderData<ItemData>()
  const served = useActionData<FormAnswer>()
  return (
    <div className={styles.page}>
      <ItemForm
        key={item.product_id}
        item={item}
        served={served}
        pictures={<Gallery images={item.metadata.images} />}
        related={<Related items={related} />}
      />
    </div>
  )
}

function Related({ items }: { items: ItemData['related'] }) {
  if (items.length === 0) return null
  return (
    <aside className={`container ${styles.related}`} aria-labelledby="related">
      <h2 id="related" className={classNames(section.title, styles.relatedTitle)}>
        {ITEM.related}
      </h2>
      <ul className={styles.grid} role="list">
        {items.map((each) => (
          <ItemCard key={each.product_id} item={each} priority="lazy" />
        ))}
      </ul>
    </aside>
  )
}
