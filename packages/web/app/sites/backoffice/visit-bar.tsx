import { Form } from 'react-router'
import type { UserAccount } from '@clubhouse/contract/people/people'
import { CLUB_SUSPENDED } from '@clubhouse/domain/office/platform-entry'
import { formatTime } from '@clubhouse/domain/format'
import { useSite } from '../../lib/page/site-data.ts'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { VISIT } from './messages.ts'
import styles from './visit-bar.module.css'

interface Props {
  club: string
  entry: NonNullable<UserAccount['entry']>
}

/** ui.md §5: on every page of a club that somebody of the platform has entered, who is there, why and until when. */
export function VisitBar({ club, entry }: Props) {
  const site = useSite()
  const name = site?.user ? `${site.user.first_name} ${site.user.last_name}` : ''
  return (
    <section className={styles.bar} aria-label={VISIT.label}>
      <Icon name="warning" />
      <p className={styles.words}>
        <strong>{VISIT.who(name, club)}</strong> {VISIT.why(entry.reason)}{' '}
        {VISIT.until(formatTime(entry.until, site?.worn?.time_zone ?? 'Europe/Dublin'))}
      </p>
      <Form method="post" action="/leave-club">
        <Button type="submit" size="small">
          {VISIT.leave}
        </Button>
      </Form>
    </section>
  )
}

/** What those who run a club that is switched off have to know before they begin to write. */
export const SuspendedBar = () => (
  <section className={styles.bar} aria-label={VISIT.suspended}>
    <Icon name="warning" />
    <p className={styles.words}>{CLUB_SUSPENDED}</p>
  </section>
)
