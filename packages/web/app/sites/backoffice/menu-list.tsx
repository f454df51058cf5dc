import { Link } from 'react-router'
import { isIn, menuOf, type MenuGroup, type OfficeMenuEntry } from '../../parts/office/frame/navigation.ts'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import { OFFICE } from './messages.ts'
import styles from './side-menu.module.css'

interface Props {
  entries: readonly OfficeMenuEntry[]
  /** How much waits at an entry, by its address. */
  waiting: Readonly<Record<string, number>>
  path: string
}

/** Groups and their entries; the group somebody is in stands open. */
export function MenuList({ entries, waiting, path }: Props) {
  return (
    <ul role="list">
      {menuOf(entries).map((group) => (
        <li key={group.name}>
          <GroupOrEntry group={group} waiting={waiting} path={path} />
        </li>
      ))}
    </ul>
  )
}

type InGroup = Omit<Props, 'entries'> & { group: MenuGroup }

function GroupOrEntry({ group: { name, icon, entries }, waiting, path }: InGroup) {
  const [first] = entries
  if (first?.label === name) return <EntryLink entry={first} waiting={waiting} path={path} icon={icon} />
  const inAll = entries.reduce((sum, entry) => sum + (waiting[entry.path] ?? 0), 0)
  return (
    <details open={entries.some((entry) => isIn(entry, path))}>
      <summary className={styles.link}>
        <Icon name={icon} />
        {name}
        {/* Said once: beside the entry, once the group is open. */}
        <Waiting count={inAll} className={styles.inAll} />
        <Icon name="chevron-down" className={styles.turn} />
      </summary>
      <ul className={styles.within} role="list">
        {entries.map((entry) => (
          <li key={entry.path}>
            <EntryLink entry={entry} waiting={waiting} path={path} />
          </li>
        ))}
      </ul>
    </details>
  )
}

type LinkProps = Omit<Props, 'entries'> & { entry: OfficeMenuEntry; icon?: IconName }

function EntryLink({ entry, waiting, path, icon }: LinkProps) {
  return (
    <Link to={entry.path} className={styles.link} aria-current={isIn(entry, path) ? 'page' : undefined}>
      {icon && <Icon name={icon} />}
      {entry.label}
      <Waiting count={waiting[entry.path] ?? 0} />
    </Link>
  )
}

function Waiting({ count, className = '' }: { count: number; className?: string | undefined }) {
  if (count === 0) return null
  return (
    <span className={`${styles.count} ${className}`}>
      {count}
      <span className="visually-hidden"> {OFFICE.waiting}</span>
    </span>
  )
}
