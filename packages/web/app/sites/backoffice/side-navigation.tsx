import { NavLink } from 'react-router'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import { OFFICE } from './messages.ts'
import styles from './side-navigation.module.css'

/** The way to every room; the room somebody is in is marked. */
export function SideNavigation() {
  return (
    <nav className={styles.navigation} aria-label={OFFICE.rooms}>
      {NAVIGATION.map(({ title, items }) => (
        <div key={title ?? ''} className={styles.group}>
          {title && <p className={styles.title}>{title}</p>}
          <ul role="list">
            {items.map((item) => (
              <li key={item.to}>
                <NavLink to={item.to} end={item.to === '/'} className={styles.link ?? ''}>
                  <Icon name={item.icon} />
                  {item.title}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

export interface NavigationGroup {
  /** Null for what stands above all groups. */
  title: string | null
  items: readonly { title: string; to: string; icon: IconName }[]
}

/** The rooms of the back office that are open; a group appears with its first room. */
export const NAVIGATION: readonly NavigationGroup[] = [
  { title: null, items: [{ title: 'Home', to: '/', icon: 'home' }] },
  {
    title: 'Website',
    items: [
      { title: 'News', to: '/news', icon: 'form' },
      { title: 'Pages', to: '/pages', icon: 'copy' },
      { title: 'About us', to: '/about-us', icon: 'info' },
    ],
  },
  { title: 'Membership', items: [{ title: 'Forms', to: '/forms', icon: 'form' }] },
]
