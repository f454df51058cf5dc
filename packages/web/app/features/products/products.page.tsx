import { Link, type MetaArgs } from 'react-router'
import type { ProductKind } from '@clubhouse/contract/account'
import { productKinds } from '@clubhouse/domain/content/products'
import { kept } from '../../lib/page/keep.ts'
import { pageMeta, siteIn } from '../../lib/page/page-meta.ts'
import { useClub } from '../../lib/page/site-data.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import { EmptyState } from '../../ui/panel/empty-state.tsx'
import { PRODUCTS } from './messages.ts'
import styles from './products.module.css'

export { keptHeaders as headers } from '../../lib/page/keep.ts'
export { RouteError as ErrorBoundary } from '../../lib/errors/route-error.tsx'

const ICONS: Record<ProductKind, IconName> = {
  MembershipPage: 'user',
  LotteryPage: 'success',
  DrawPage: 'calendar',
  ShopPage: 'cart',
}

export function loader() {
  return kept(null)
}

export function meta({ matches }: MetaArgs) {
  const club = siteIn(matches)?.account?.name ?? ''
  return pageMeta(matches, { title: PRODUCTS.title, description: PRODUCTS.intro(club), path: '/products' })
}

/** OPEN-037: what the club offers, one tile for each kind. */
export default function ProductsPage() {
  const { account, openRooms } = useClub()
  const products = productKinds(account, openRooms)
  return (
    <div className={`container ${styles.page}`}>
      <h1>{PRODUCTS.title}</h1>
      {products.length === 0 ? (
        <EmptyState
          icon="cart"
          action={
            <ButtonLink variant="primary" to="/">
              {PRODUCTS.emptyAction}
            </ButtonLink>
          }
        >
          {PRODUCTS.empty}
        </EmptyState>
      ) : (
        <>
          <p className={styles.intro}>{PRODUCTS.intro(account.name)}</p>
          <ul className={styles.grid} role="list">
            {products.map((product) => (
              <li key={product.kind}>
                <Link className={styles.tile} to={product.href} prefetch="intent">
                  <Icon name={ICONS[product.kind]} />
                  <span className={styles.title}>{product.title}</span>
                  <span>{product.sentence}</span>
                  <Icon name="arrow-right" className={styles.arrow} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
