import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { listClubBodyMessages } from '@clubhouse/contract/platform/governing-body/office-messages'
import { formatDateTime } from '@clubhouse/domain/format'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { Icon } from '#ui/icon/icon.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import styles from './body.module.css'
import { FROM_BODY } from './messages.ts'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  try {
    const [{ timeZone }, { items }] = await Promise.all([
      clubTime(page, club),
      page.call(listClubBodyMessages, { headers }),
    ])
    return { timeZone, items }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: FROM_BODY.title, path: '/messages/from-body', isHidden: true })
}

/** What a governing body wrote to those who run the club. It came by mail, too, and is answered by mail. */
export default function FromBodyPage() {
  const { timeZone, items } = useLoaderData<typeof loader>()
  return (
    <div className={settings.page}>
      <header>
        <Link to="/messages" className={settings.back}>
          <Icon name="arrow-left" />
          {FROM_BODY.back}
        </Link>
        <h1 className={settings.heading}>{FROM_BODY.title}</h1>
        <p className={settings.lead}>{FROM_BODY.lead}</p>
      </header>
      {items.length === 0 && <EmptyState icon="inbox">{FROM_BODY.none}</EmptyState>}
      {items.map((each) => (
        <article key={each.message_id} className={styles.part} aria-labelledby={each.message_id}>
          <div className={styles.one}>
            <h2 id={each.message_id}>{each.subject}</h2>
            <p className={styles.quiet}>
              {FROM_BODY.from(each.body, each.sent_by, formatDateTime(each.sent_at, timeZone))}
            </p>
            <p className={styles.letter}>{each.content}</p>
            <p>
              <a className={settings.back} href={`mailto:${each.reply_to}`}>
                <Icon name="mail" />
                {FROM_BODY.answer(each.reply_to)}
              </a>
            </p>
          </div>
        </article>
      ))}
    </div>
  )
}
