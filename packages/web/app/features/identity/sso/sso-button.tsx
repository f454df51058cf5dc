import { Icon } from '../../../ui/icon/icon.tsx'
import styles from '../authentication.module.css'
import { COMMON } from '../messages.ts'
import type { SsoOffer } from './sso-offer.ts'
import { TermsLine } from '../terms/terms-link.tsx'

/** SSO-02, SSO-03. A plain link: the way to another site's sign-in needs no script. */
export function SsoButton({ offer, hasDivider = true }: { offer: SsoOffer; hasDivider?: boolean }) {
  return (
    <>
      {hasDivider && (
        <div className={styles.divider}>
          <span>{COMMON.or}</span>
        </div>
      )}
      <a className={styles.sso} href={offer.href} rel="nofollow">
        {offer.icon ? (
          <img className={styles.ssoIcon} src={offer.icon} alt="" width="24" height="24" />
        ) : (
          <Icon name="user" />
        )}
        {offer.text}
      </a>
      <TermsLine />
    </>
  )
}
