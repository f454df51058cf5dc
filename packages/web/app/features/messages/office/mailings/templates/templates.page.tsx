import { Link, useLoaderData, useSearchParams } from 'react-router'
import {
  type EmailTemplateSummary,
  listEmailTemplates,
} from '@clubhouse/contract/messages/office/distribution-lists'
import { openSubject } from '@clubhouse/domain/messages/mailings/placeholders'
import { titled } from '#lib/page/page-meta.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { Done } from '#parts/office/page/done.tsx'
import { TEMPLATES } from './messages.ts'
import styles from './templates.module.css'

/** DIST-06: those of the platform and the club's own. */
export const loader = officeLoader(({ call, headers }) => call(listEmailTemplates, { headers }))

export const meta = titled(TEMPLATES.title)

export default function TemplatesPage() {
  const { items } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const of = (from: EmailTemplateSummary['from']) => items.filter((each) => each.from === from)
  const own = of('club')
  return (
    <OfficePage
      title={TEMPLATES.title}
      lead={TEMPLATES.lead}
      actions={
        <ButtonLink to="/mail/templates/new" variant="primary" icon="plus">
          {TEMPLATES.create}
        </ButtonLink>
      }
    >
      {search.has('deleted') && <Done>{TEMPLATES.deleted}</Done>}
      <section className={styles.group}>
        <h2>{TEMPLATES.own}</h2>
        {own.length === 0 ? <p className={styles.note}>{TEMPLATES.none}</p> : <Rows items={own} />}
      </section>
      <section className={styles.group}>
        <h2>{TEMPLATES.readyMade}</h2>
        <Rows items={of('platform')} />
      </section>
    </OfficePage>
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
