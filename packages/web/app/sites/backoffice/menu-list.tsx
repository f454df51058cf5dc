import { Link } from 'react-router'
import { isIn, menuOf, type MenuGroup, type OfficeMenuEntry } from '../../parts/office/frame/navigation.ts'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import styles from './side-menu.module.css'

interface Props {
  entries: readonly OfficeMenuEntry[]
  path: string
}

/** Groups and their entries; the group somebody is in stands open. */
export function MenuList({ entries, path }: Props) {
  return (
    <ul role="list">
      {menuOf(entries).map((group) => (
        <li key={group.name}>
          <GroupOrEntry group={group} path={path} />
        </li>
      ))}
    </ul>
  )
}

function GroupOrEntry({ group: { name, icon, entries }, path }: { group: MenuGroup; path: string }) {
  const [first] = entries
  if (first?.label === name) return <EntryLink entry={first} path={path} icon={icon} />
  return (
    <details open={entries.some((entry) => isIn(entry, path))}>
      <summary className={styles.link}>
        <Icon name={icon} />
        {name}
        <Icon name="chevron-down" className={styles.turn} />
      </summary>
      <ul className={styles.within} role="list">
        {entries.map((entry) => (
          <li key={entry.path}>
            <EntryLink entry={entry} path={path} />
          </li>
        ))}
      </ul>
    </details>
  )
}

type LinkProps = { entry: OfficeMenuEntry; path: string; icon?: IconName }

function EntryLink({ entry, path, icon }: LinkProps) {
  return (
    <Link to={entry.path} className={styles.link} aria-current={isIn(entry, path) ? 'page' : undefined}>
      {icon && <Icon name={icon} />}
      {entry.label}
    </Link>
  )
}
