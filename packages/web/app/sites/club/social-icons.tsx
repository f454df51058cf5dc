import type { SocialLink } from '@clubhouse/domain/site/content/menu'
import { classNames } from '../../ui/class-names.ts'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import { SHELL } from './messages.ts'
import styles from './social-icons.module.css'

const ICONS: Record<SocialLink['network'], IconName> = {
  facebook: 'facebook',
  twitter: 'x',
  instagram: 'instagram',
}

export function SocialIcons({ links, className }: { links: SocialLink[]; className?: string | undefined }) {
  if (links.length === 0) return null
  return (
    <ul className={classNames(styles.list, className)} role="list">
      {links.map(({ network, title, href }) => (
        <li key={network}>
          <a
            className={styles.link}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            title={title}
            aria-label={`${title} ${SHELL.newTab}`}
          >
            <Icon name={ICONS[network]} />
          </a>
        </li>
      ))}
    </ul>
  )
}
