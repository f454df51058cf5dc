import { Link, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router'
import type { FormKind } from '@clubhouse/contract/people/forms'
import { listDemoForms } from '@clubhouse/contract/people/demo-forms'
import { asRouteError } from '#lib/page/api.ts'
import { clubOf, pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { useClub } from '#lib/page/site-data.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Card } from '#ui/card/card.tsx'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import styles from './dev-forms.module.css'
import { FORM_LIST, KIND_SENTENCE } from './messages.ts'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

const ICONS: Record<FormKind, IconName> = { adult: 'user', juvenile: 'child', guardian: 'family' }

/** Nothing of this exists in live mode. */
export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  if (!page.demo) throw redirect('/error')
  const club = clubOf(page)
  try {
    const forms = await page.call(listDemoForms, { params: { club } })
    return { forms, others: page.demo.clubs.filter(({ slug }) => slug !== club) }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: FORM_LIST.title, path: '/dev/forms', isHidden: true })
}

export default function FormsPage() {
  const { forms, others } = useLoaderData<typeof loader>()
  const { account } = useClub()
  return (
    <div className={`container ${styles.list}`}>
      <header className={styles.head}>
        <Link to="/dev" className={styles.back}>
          <Icon name="chevron-left" />
          {FORM_LIST.back}
        </Link>
        <h1>{FORM_LIST.title}</h1>
        <p className={styles.intro}>{FORM_LIST.intro(account.name)}</p>
      </header>
      {forms.length === 0 && <EmptyState icon="form">{FORM_LIST.none}</EmptyState>}
      <ul className={styles.cards} role="list">
        {forms.map(({ form_id, kind, name, version }) => (
          <Card key={form_id} as="li" linked className={styles.card}>
            <span className={styles.plate}>
              <Icon name={ICONS[kind]} />
            </span>
            <h2 className={styles.name}>
              <Link to={`/dev/forms/${form_id}`} data-card-link="">
                {name}
              </Link>
            </h2>
            <p className={styles.sentence}>{KIND_SENTENCE[kind]}</p>
            <p className={styles.foot}>
              <Badge>{FORM_LIST.version(version)}</Badge>
              <Icon name="arrow-right" className={styles.arrow} />
            </p>
          </Card>
        ))}
      </ul>
      {others.length > 0 && (
        <nav className={styles.others} aria-labelledby="other-clubs">
          <h2 id="other-clubs" className={styles.othersTitle}>
            {FORM_LIST.others}
          </h2>
          <ul role="list">
            {others.map(({ slug, name, origin }) => (
              <li key={slug}>
                <a href={`${origin}/dev/forms`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
