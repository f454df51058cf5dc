import { useEffect } from 'react'
import { useSite } from '#lib/page/site-data.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from '../authentication.module.css'
import { doneAddress } from '../frame.ts'
import { SSO } from '../messages.ts'
import { ssoOffer } from '#parts/identity/sign-in/sso-offer.ts'
import { TermsLine } from '../terms/terms-link.tsx'
import type { ViewProps } from '../step-data.ts'

/** SSO-05, SSO-06: on the way to the provider. The button is for a browser that does not go by itself. */
export function SsoView({ data, frame }: ViewProps) {
  const site = useSite()
  const offer = ssoOffer({ ...data, site }, doneAddress(frame, 'signed-in'))
  const href = offer?.href

  useEffect(() => {
    // Replaces this step, so that Back leads to the e-mail and not here again.
    if (href) window.location.replace(href)
  }, [href])

  if (!offer) return null
  return (
    <div className={styles.outcome}>
      <div role="status" className={styles.outcomeWords} data-state="pending">
        <Icon name="spinner" />
        <p>{SSO.taking(SSO.provider)}</p>
        <p className={styles.quietText}>{SSO.note}</p>
      </div>
      <a className={styles.sso} href={offer.href}>
        {SSO.go}
      </a>
      <TermsLine />
    </div>
  )
}
