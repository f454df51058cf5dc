import { Link } from 'react-router'
import { isIn, menuOf, type MenuGroup, type OfficeMenuEntry } from '../../parts/office/frame/navigation.ts'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import styles from './side-menu.module.css'

interface Props {
  rooms: readonly OfficeMenuEntry[]
  path: string
}

/** Groups and their rooms; the group somebody is in stands open. */
export function MenuList({ rooms, path }: Props) {
  return (
    <ul className={styles.groups} role="list">
      {menuOf(rooms).map((group) => (
        <li key={group.name}>
          <GroupOrEntry group={group} path={path} />
        </li>
      ))}
    </ul>
  )
}

function GroupOrEntry({ group: { name, icon, rooms }, path }: { group: MenuGroup; path: string }) {
  const [first] = rooms
  if (first?.label === name) return <EntryLink room={first} path={path} icon={icon} />
  return (
    <details open={rooms.some((room) => isIn(room, path))}>
      <summary className={styles.link}>
        <Icon name={icon} />
        {name}
        <Icon name="chevron-down" className={styles.turn} />
      </summary>
      <ul className={styles.within} role="list">
        {rooms.map((room) => (
          <li key={room.path}>
            <EntryLink room={room} path={path} />
          </li>
        ))}
      </ul>
    </details>
  )
}

type LinkProps = { room: OfficeMenuEntry; path: string; icon?: IconName }

function EntryLink({ room, path, icon }: LinkProps) {
  return (
    <Link to={room.path} className={styles.link} aria-current={isIn(room, path) ? 'page' : undefined}>
      {icon && <Icon name={icon} />}
      {room.label}
    </Link>
  )
}
