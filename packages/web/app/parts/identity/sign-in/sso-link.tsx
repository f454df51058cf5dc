import { Icon } from '#ui/icon/icon.tsx'
import type { SsoOffer } from './sso-offer.ts'
import styles from './sso-link.module.css'

/** SSO-02, SSO-03, SSO-08. A plain link: the way to another site's sign-in needs no script. */
export function SsoLink({ offer }: { offer: SsoOffer }) {
  return (
    <a className={styles.sso} href={offer.href} rel="nofollow">
      {offer.icon ? (
        <img className={styles.icon} src={offer.icon} alt="" width="24" height="24" />
      ) : (
        <Icon name="user" />
      )}
      {offer.text}
    </a>
  )
}
