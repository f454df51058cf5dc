import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OfficeHome } from '@clubhouse/contract/office/home'
import type { OfficeMenuEntry } from '#parts/office/frame/navigation.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import { TODO } from './messages.ts'
import styles from './to-do-card.module.css'
import { toDoRows } from './to-do-rows.ts'

type Props = { home: OfficeHome; entries: readonly OfficeMenuEntry[]; className?: string | undefined }

/** What needs somebody, each with its verb; a thing without a page yet is told all the same. */
export function ToDoCard({ home, entries, className }: Props) {
  const rows = toDoRows(home).map(({ to, ...row }) => ({ ...row, to: to && leads(to, entries) ? to : null }))
  return (
    <OfficeCard
      id="to-do"
      title={TODO.title}
      className={className}
      end={rows.length > 0 && <span className={styles.count}>{rows.length}</span>}
    >
      {rows.length === 0 ? (
        <p className={styles.none}>{TODO.none}</p>
      ) : (
        <ul role="list">
          {rows.map((row) => (
            <Row key={row.title} {...row} />
          ))}
        </ul>
      )}
    </OfficeCard>
  )
}

type RowProps = { icon: IconName; tone: string; title: string; note: string; verb: string; to: string | null }

function Row({ icon, tone, title, note, verb, to }: RowProps): ReactNode {
  return (
    <li className={styles.row}>
      <span className={styles.mark} data-tone={tone}>
        <Icon name={icon} />
      </span>
      <div>
        {to ? (
          <Link className={styles.title} to={to}>
            {title}
          </Link>
        ) : (
          <p className={styles.title}>{title}</p>
        )}
        <p className={styles.note}>{note}</p>
      </div>
      {to && (
        <ButtonLink to={to} size="small">
          {verb}
          <span className="visually-hidden">: {title}</span>
        </ButtonLink>
      )}
    </li>
  )
}

const leads = (to: string, entries: readonly OfficeMenuEntry[]): boolean =>
  entries.some(({ path }) => to === path || to.startsWith(`${path}/`) || to.startsWith(`${path}?`))
