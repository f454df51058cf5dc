import { Link } from 'react-router'
import { safeExternalUrl } from '@clubhouse/domain/site/content/safe-url'
import { useSite } from '#lib/page/site-data.ts'
import styles from './authentication.module.css'
import { COMMON } from './messages.ts'

interface Props {
  helpUrl?: string | null | undefined
  /** AUTH-48 */
  hasLegal?: boolean
}

/** AUTH-06: help and the small print, always in the same place below everything else. */
export function StepFoot({ helpUrl, hasLegal = false }: Props) {
  const site = useSite()
  const href = safeExternalUrl(helpUrl ?? site?.account?.sso.help_url ?? null)
  if (href === null && !hasLegal) return null
  return (
    <div className={styles.foot}>
      {href !== null && (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {COMMON.help}
          <span className="visually-hidden"> {COMMON.newTab}</span>
        </a>
      )}
      {hasLegal && (
        <>
          <Link to="/privacy">{COMMON.privacy}</Link>
          <Link to="/terms">{COMMON.terms}</Link>
        </>
      )}
    </div>
  )
}
