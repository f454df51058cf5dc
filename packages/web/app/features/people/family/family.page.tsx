import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { listFamily } from '@clubhouse/contract/people/member-family'
import { asRouteError } from '#lib/page/api.ts'
import { withHero } from '#lib/page/hero.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { requireUser } from '#lib/page/require-user.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './family.module.css'
import { FAMILY } from './messages.ts'
import { PersonCard } from './person-card.tsx'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  await requireUser(page, request)
  try {
    return await page.call(listFamily, {})
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export const handle = withHero(() => ({ title: FAMILY.title, line: FAMILY.line }))

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: FAMILY.title, path: '/family', isHidden: true })
}

/** MYACC-07: everybody somebody looks after. */
export default function FamilyPage() {
  const { people, left } = useLoaderData<typeof loader>()
  const clubs = new Set(people.flatMap(({ memberships }) => memberships.map(({ club }) => club.account_id)))
  return (
    <>
      {people.length === 1 && <p className={styles.note}>{FAMILY.none}</p>}
      <ul className={styles.grid} role="list">
        {people.map((person) => (
          <PersonCard key={person.member_id} person={person} severalClubs={clubs.size > 1} />
        ))}
        <li>
          <Link to="/family/add" className={styles.add}>
            <Icon name="plus" />
            {FAMILY.add}
          </Link>
        </li>
      </ul>
      {left.length > 0 && (
        <ul className={styles.left} role="list">
          {left.map(({ first_name: name, since }) => (
            <li key={since}>
              <Badge tone="success">{FAMILY.left(name)}</Badge>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
