import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { menuLinks, siteLinks } from '@clubhouse/domain/site/content/menu'
import { Crest } from '#parts/site/club/crest.tsx'
import { lostAddressOf } from '#lib/visit/lost-address.ts'
import { titled } from '#lib/page/page-meta.ts'
import { type SiteData, useSite } from '#lib/page/site-data.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import styles from './error.module.css'
import { ERROR_PAGE } from './messages.ts'

export { wakesOnTouch as handle } from '#lib/wake/wakes.ts'
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

const POPULAR = 6

/** A crawler that was sent here must not take the address for a page. */
export function loader({ request }: LoaderFunctionArgs) {
  return data({ lost: lostAddressOf(request) }, { status: 404 })
}

export const meta = titled(ERROR_PAGE.title)

/** SHELL-06 */
export default function ErrorPage() {
  const site = useSite()
  const { lost } = useLoaderData<{ lost: string | null }>()
  const popular = site ? popularLinks(site) : []
  return (
    <div className={`container ${styles.page}`}>
      {site?.account && (
        <span className={styles.plate}>
          <Crest club={site.account} cdnHost={site.cdnHost} priority="eager" />
        </span>
      )}
      <h1>{ERROR_PAGE.title}</h1>
      <p className={styles.text}>{ERROR_PAGE.text}</p>
      {lost !== null && site && (
        <p className={styles.lost}>
          {ERROR_PAGE.lost}{' '}
          <span className={styles.address}>{site.origin.replace(/^https?:\/\//, '') + lost}</span>
        </p>
      )}
      <ButtonLink variant="primary" size="large" to="/">
        {ERROR_PAGE.home}
      </ButtonLink>
      {popular.length > 0 && (
        <nav className={styles.popular} aria-labelledby="popular">
          <h2 id="popular" className={styles.small}>
            {ERROR_PAGE.popular}
          </h2>
          <ul className={styles.links} role="list">
            {popular.map(({ title, href }) => (
              <li key={href}>
                <Link to={href} prefetch="intent">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

/** When they play and how to reach them is what most visitors look for, then what the club put into its menu. */
function popularLinks({ account, rooms }: SiteData): { title: string; href: string }[] {
  if (!account) return []
  const open = new Set(rooms)
  const { shown, hidden } = menuLinks(account, open)
  return [...siteLinks(account, open), ...shown, ...hidden]
    .flatMap((link) => (link.kind === 'section' ? link.pages : link.kind === 'link' ? [link] : []))
    .slice(0, POPULAR)
}
