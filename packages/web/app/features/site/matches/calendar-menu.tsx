import type { Match } from '@clubhouse/contract/site/matches'
import { CopyLinkButton } from '#ui/copy-link/copy-link-button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useClub } from '#lib/page/site-data.ts'
import { calendarPath, type CalendarOf } from './calendar-path.ts'
import styles from './calendar-menu.module.css'
import { dayAndTimeText } from './match-text.ts'
import { CALENDAR } from './messages.ts'

interface Props {
  /** Which matches: all that the page shows. */
  of?: CalendarOf
  /** What they are called: "U12 Girls matches". */
  called?: string
  /** The one that stands beside the button. */
  match?: Match | undefined
  align?: 'start' | 'end'
}

/**
 * Not every device knows what to do with `webcal:`, and nobody wants to learn so from a button that does nothing:
 * the file and the bare address stand beside it.
 */
export function CalendarMenu({ of = {}, called = CALENDAR.all, match, align = 'start' }: Props) {
  const { account, origin } = useClub()
  const path = calendarPath(of)
  const address = origin + path
  return (
    <details className={styles.menu} data-menu data-print="no">
      <summary className={styles.opener}>
        <Icon name="calendar" />
        {CALENDAR.add}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <ul className={align === 'end' ? `${styles.list} ${styles.end}` : styles.list} role="list">
        {match && (
          <li>
            <a className={styles.way} href={calendarPath({ ...of, match: match.match_id })}>
              <Icon name="plus" />
              <span>
                {CALENDAR.thisMatch}
                <span className={styles.hint}>{dayAndTimeText(match, account.time_zone)}</span>
              </span>
            </a>
          </li>
        )}
        <li>
          <a className={styles.way} href={address.replace(/^https?:/, 'webcal:')}>
            <Icon name="calendar" />
            <span>
              {CALENDAR.subscribe(called)}
              <span className={styles.hint}>{CALENDAR.subscribeHint}</span>
            </span>
          </a>
        </li>
        <li>
          <a className={styles.way} href={path} download>
            <Icon name="download" />
            <span>
              {CALENDAR.download(called)}
              <span className={styles.hint}>{CALENDAR.downloadHint}</span>
            </span>
          </a>
        </li>
        <li className={styles.copy}>
          <CopyLinkButton href={address} label={CALENDAR.copy} size="small" />
        </li>
      </ul>
    </details>
  )
}
