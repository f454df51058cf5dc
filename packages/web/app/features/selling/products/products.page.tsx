import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta, siteIn } from '#lib/page/page-meta.ts'
import { useClub } from '#lib/page/site-data.ts'
import hero from '#parts/site/club/club-hero.module.css'
import { ClubPicture } from '#parts/site/club/club-picture.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { type Door as DoorData, loadProducts, type ProductsData } from './load-products.ts'
import { PRODUCTS } from './messages.ts'
import styles from './products.module.css'

export { cachedHeaders as headers } from '#lib/page/keep.ts'
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => loadProducts(context.get(pageContext))

export function meta({ matches }: MetaArgs) {
  const club = siteIn(matches)?.account?.name ?? ''
  return pageMeta(matches, { title: PRODUCTS.title, description: PRODUCTS.intro(club), path: '/products' })
}

/** OPEN-037: what the club offers, one door for each kind. */
export default function ProductsPage() {
  const { doors } = useLoaderData<ProductsData>()
  const { account, openRooms } = useClub()
  const hasContact = account.features.is_contact_enabled && openRooms.has('contact')
  if (doors.length === 0) return <NothingOnSale />
  return (
    <div className={styles.page}>
      <header className={hero['hero']}>
        <div className={`container ${hero['inside']}`}>
          <p className={styles.eyebrow}>{account.name}</p>
          <h1>{PRODUCTS.ways(doors.length)}</h1>
          <p className={hero['lead']}>{PRODUCTS.lead}</p>
        </div>
      </header>
      <div className={`container ${hero['below']} ${styles.below}`}>
        <ul className={styles.doors} role="list">
          {doors.map((door) => (
            <Door key={door.kind} door={door} />
          ))}
        </ul>
        <ul className={styles.facts} role="list">
          {PRODUCTS.facts.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} />
              <b>{title}</b>
              <span>{text}</span>
            </li>
          ))}
        </ul>
        {hasContact && (
          <p className={styles.talk}>
            {PRODUCTS.moneyTight} <Link to="/contact">{PRODUCTS.talk}</Link>, {PRODUCTS.inConfidence}
          </p>
        )}
      </div>
    </div>
  )
}

function Door({ door }: { door: DoorData }) {
  const { cdnHost } = useClub()
  return (
    <li className={classNames(styles.door, door.isPlate && styles.plate)}>
      <div className={styles.picture}>
        <ClubPicture
          images={door.images}
          cdnHost={cdnHost}
          sizes="(min-width: 992px) 26vw, 54vw"
          priority="eager"
          decorative
        />
      </div>
      <div className={styles.inside}>
        <h2>
          <Link to={door.href} prefetch="intent">
            {door.title}
          </Link>
        </h2>
        <p className={styles.fact}>
          {door.fact !== null && <b>{door.fact}</b>}
          {door.sentence}
        </p>
        <span className={styles.go} aria-hidden="true">
          {PRODUCTS.go[door.kind]} <Icon name="arrow-right" />
        </span>
      </div>
    </li>
  )
}

function NothingOnSale() {
  return (
    <div className={`container ${styles.empty}`}>
      <h1>{PRODUCTS.title}</h1>
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
    </div>
  )
}
