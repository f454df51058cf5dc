import { CopyLinkButton } from '#ui/copy-link/copy-link-button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useClub } from '#lib/page/site-data.ts'
import styles from './calendar-menu.module.css'
import { CALENDAR } from './messages.ts'

interface Props {
  /** Only the matches of this competition. */
  competition?: string | null
  align?: 'start' | 'end'
}

/**
 * Not every device knows what to do with `webcal:`, and nobody wants to learn so from a button that does nothing:
 * the file and the bare address stand beside it.
 */
export function CalendarMenu({ competition = null, align = 'start' }: Props) {
  const { origin } = useClub()
  const path = competition === null ? '/fixtures.ics' : `/fixtures.ics?competition=${competition}`
  const address = origin + path
  return (
    <details className={styles.menu} data-menu data-print="no">
      <summary className={styles.opener}>
        <Icon name="calendar" />
        {CALENDAR.add}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <ul className={align === 'end' ? `${styles.list} ${styles.end}` : styles.list} role="list">
        <li>
          <a className={styles.way} href={address.replace(/^https?:/, 'webcal:')}>
            <Icon name="calendar" />
            <span>
              {CALENDAR.subscribe}
              <span className={styles.hint}>{CALENDAR.subscribeHint}</span>
            </span>
          </a>
        </li>
        <li>
          <a className={styles.way} href={path} download>
            <Icon name="download" />
            <span>
              {CALENDAR.download}
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
