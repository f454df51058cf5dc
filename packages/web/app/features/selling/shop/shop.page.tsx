import { Form, Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { askedAddress, pageContext } from '#lib/page/page-context.ts'
import { pageMeta, siteIn } from '#lib/page/page-meta.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { SelectBox } from '#ui/field/select.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { ItemCard } from './item-card.tsx'
import { loadShop, type ShopData } from './load-shop.ts'
import { addressOf, type Asked, nextShown, SORTS } from './shop-address.ts'
import { SHOP } from './messages.ts'
import styles from './shop.module.css'

export { cachedHeaders as headers } from '#lib/page/keep.ts'
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadShop(context.get(pageContext), askedAddress(request))

export function meta({ matches }: MetaArgs) {
  const club = siteIn(matches)?.account?.name ?? ''
  return pageMeta(matches, { title: SHOP.title, description: SHOP.description(club), path: '/products/shop' })
}

/** SHOP-01 */
export default function ShopPage() {
  const { asked, items, total, types } = useLoaderData<ShopData>()
  return (
    <div className={styles.page}>
      <header className={styles.hero}>
        <div className={`container ${styles.heroInside}`}>
          <p className={styles.eyebrow}>{SHOP.eyebrow}</p>
          <h1>{SHOP.heading}</h1>
          <p className={styles.lead}>{SHOP.lead}</p>
        </div>
      </header>
      <div className={`container ${styles.below}`}>
        <div className={styles.panel}>
          <Types asked={asked} types={types} />
          <Tools asked={asked} total={total} />
          {items.length === 0 ? (
            <Nothing asked={asked} />
          ) : (
            <ul className={styles.grid} role="list">
              {items.map((item, at) => (
                <ItemCard key={item.product_id} item={item} priority={at < 2 ? 'eager' : 'lazy'} />
              ))}
            </ul>
          )}
          {items.length < total && nextShown(asked) > asked.shown && (
            <ButtonLink
              className={styles.more}
              to={addressOf(asked, { shown: nextShown(asked) })}
              preventScrollReset
            >
              {SHOP.more}
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  )
}

/** SHOP-02, SHOP-06 */
function Types({ asked, types }: Pick<ShopData, 'asked' | 'types'>) {
  if (types.length < 2) return null
  const all = types.reduce((sum, { count }) => sum + count, 0)
  return (
    <nav aria-label={SHOP.types}>
      <ul className={styles.types} role="list">
        {[{ type: null, title: SHOP.all, count: all }, ...types].map(({ type, title, count }) => (
          <li key={title}>
            <Link
              to={addressOf(asked, { type })}
              preventScrollReset
              className={styles.type}
              aria-current={asked.type === type ? 'true' : undefined}
            >
              {title} <span>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Tools({ asked, total }: { asked: Asked; total: number }) {
  return (
    <div className={styles.tools}>
      <p role="status" className={styles.count}>
        {SHOP.count(total)}
      </p>
      <Form action="/products/shop" className={styles.find} role="search" preventScrollReset data-light="">
        {asked.type && <input type="hidden" name="type" value={asked.type} />}
        <label className={styles.search}>
          <span className="visually-hidden">{SHOP.search}</span>
          <Icon name="search" />
          <input
            key={asked.search}
            type="search"
            name="search"
            defaultValue={asked.search}
            placeholder={SHOP.search}
            maxLength={100}
          />
        </label>
        <Button type="submit">{SHOP.find}</Button>
        <SelectBox
          key={asked.sort}
          name="sort"
          aria-label={SHOP.sort}
          defaultValue={asked.sort}
          data-submits=""
          options={SORTS.map((value) => ({ value, label: SHOP.sorts[value] }))}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        />
      </Form>
    </div>
  )
}

function Nothing({ asked }: { asked: Asked }) {
  if (!asked.search && !asked.type) return <EmptyState icon="cart">{SHOP.empty}</EmptyState>
  return (
    <EmptyState
      icon="search"
      action={
        <ButtonLink to="/products/shop" variant="primary">
          {SHOP.showAll}
        </ButtonLink>
      }
    >
      {SHOP.noMatch}
    </EmptyState>
  )
}
