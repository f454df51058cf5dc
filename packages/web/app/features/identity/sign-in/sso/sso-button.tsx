import { SsoLink } from '#parts/identity/sign-in/sso-link.tsx'
import styles from '../authentication.module.css'
import { COMMON } from '../messages.ts'
import type { SsoOffer } from '#parts/identity/sign-in/sso-offer.ts'
import { TermsLine } from '../terms/terms-link.tsx'

/** SSO-02, SSO-03 */
export function SsoButton({ offer, hasDivider = true }: { offer: SsoOffer; hasDivider?: boolean }) {
  return (
    <>
      {hasDivider && (
        <div className={styles.divider}>
          <span>{COMMON.or}</span>
        </div>
      )}
      <SsoLink offer={offer} />
      <TermsLine />
    </>
  )
}
