import { useLoaderData } from 'react-router'
import { listClubBodyMessages } from '@clubhouse/contract/platform/governing-body/office-messages'
import { formatDateTime } from '@clubhouse/domain/format'
import { titled } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { Icon } from '#ui/icon/icon.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import styles from './body.module.css'
import { FROM_BODY } from './messages.ts'

export const loader = officeLoader(async ({ call, page, club, headers }) => {
  const [{ timeZone }, { items }] = await Promise.all([
    clubTime(page, club),
    call(listClubBodyMessages, { headers }),
  ])
  return { timeZone, items }
})

export const meta = titled(FROM_BODY.title)

/** What a governing body wrote to those who run the club. It came by mail, too, and is answered by mail. */
export default function FromBodyPage() {
  const { timeZone, items } = useLoaderData<typeof loader>()
  return (
    <OfficePage
      back={{ to: '/messages', label: FROM_BODY.back }}
      title={FROM_BODY.title}
      lead={FROM_BODY.lead}
    >
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
    </OfficePage>
  )
}
