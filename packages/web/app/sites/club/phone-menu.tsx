import type { ReactNode } from 'react'
import type { MenuLink, SocialLink } from '@clubhouse/domain/site/content/menu'
import { Icon } from '../../ui/icon/icon.tsx'
import { MenuEntry } from './menu-entry.tsx'
import { SHELL } from './messages.ts'
import styles from './phone-menu.module.css'
import { SocialIcons } from './social-icons.tsx'

interface Props {
  links: MenuLink[]
  social: SocialLink[]
  /** The way in, for whoever is not signed in. */
  signIn: ReactNode
}

/** A drawer that is a plain `details`: it opens before, and without, any script. */
export function PhoneMenu({ links, social, signIn }: Props) {
  return (
    <details className={styles.menu} data-menu="" data-phone-menu="">
      <summary className={styles.button}>
        <Icon name="menu" className={styles.closed} />
        <Icon name="close" className={styles.open} />
        <span className="visually-hidden">{SHELL.menu}</span>
      </summary>
      <nav className={styles.drawer} aria-label={SHELL.menu}>
        <ul className={styles.items} role="list">
          {links.map((link) => (
            <li key={link.title}>
              <MenuEntry link={link} isNested />
            </li>
          ))}
        </ul>
        {signIn && <div className={styles.signIn}>{signIn}</div>}
        <SocialIcons links={social} className={styles.social} />
      </nav>
    </details>
  )
}
