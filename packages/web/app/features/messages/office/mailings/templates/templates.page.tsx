import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData, useSearchParams } from 'react-router'
import {
  type EmailTemplateSummary,
  listEmailTemplates,
} from '@clubhouse/contract/messages/office/distribution-lists'
import { openSubject } from '@clubhouse/domain/messages/mailings/placeholders'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { TEMPLATES } from './messages.ts'
import styles from './templates.module.css'

export { TemplatesError as ErrorBoundary } from './templates-error.tsx'

/** DIST-06: those of the platform and the club's own. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  try {
    return await page.call(listEmailTemplates, { headers })
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: TEMPLATES.title, path: '/mail/templates', isHidden: true })
}

export default function TemplatesPage() {
  const { items } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const of = (from: EmailTemplateSummary['from']) => items.filter((each) => each.from === from)
  const own = of('club')
  return (
    <div className={settings.page}>
      <header className={settings.head}>
        <div>
          <h1 className={settings.heading}>{TEMPLATES.title}</h1>
          <p className={settings.lead}>{TEMPLATES.lead}</p>
        </div>
        <ButtonLink to="/mail/templates/new" variant="primary" icon="plus">
          {TEMPLATES.create}
        </ButtonLink>
      </header>
      {search.has('deleted') && (
        <p className={styles.done} role="status">
          <Icon name="success" /> {TEMPLATES.deleted}
        </p>
      )}
      <section className={styles.group}>
        <h2>{TEMPLATES.own}</h2>
        {own.length === 0 ? <p className={styles.note}>{TEMPLATES.none}</p> : <Rows items={own} />}
      </section>
      <section className={styles.group}>
        <h2>{TEMPLATES.readyMade}</h2>
        <Rows items={of('platform')} />
      </section>
    </div>
  )
}

function Rows({ items }: { items: readonly EmailTemplateSummary[] }) {
  return (
    <ul className={styles.list} role="list">
      {items.map(({ template_id: id, name, subject }) => (
        <li key={id} className={styles.row}>
          <Link to={`/mail/templates/${id}`}>{name}</Link>
          <p className={styles.note}>{subject ? openSubject(subject) : TEMPLATES.noSubject}</p>
        </li>
      ))}
    </ul>
  )
}
