import { safeExternalUrl } from '@clubhouse/domain/safe-url'
import { useSite } from '../../lib/site-data.ts'
import styles from './authentication.module.css'
import { COMMON } from './messages.ts'

/** AUTH-06: always in the same place, below everything else. */
export function HelpLink({ helpUrl }: { helpUrl: string | null | undefined }) {
  const site = useSite()
  const href = safeExternalUrl(helpUrl ?? site?.account?.sso.help_url ?? null)
  if (href === null) return null
  return (
    <p className={styles.help}>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {COMMON.help}
        <span className="visually-hidden"> {COMMON.newTab}</span>
      </a>
    </p>
  )
}
