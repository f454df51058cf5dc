import type { MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { safeExternalUrl } from '@clubhouse/domain/site/content/safe-url'
import { withNotice } from '#lib/visit/notices.ts'
import { useClub } from '#lib/page/site-data.ts'
import { Crest } from '#parts/site/club/crest.tsx'
import { SsoLink } from '#parts/identity/sign-in/sso-link.tsx'
import { ssoOffer } from '#parts/identity/sign-in/sso-offer.ts'
import { dialogAddress } from '#ui/dialog/routed-dialog-address.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { SIGN_IN } from './messages.ts'
import { DATA_PATH } from './plan-facts.ts'
import styles from './sign-in-panel.module.css'

export const SIGN_IN_PANEL = 'sign-in-panel'

/** MEMB-40, SSO-08, SSO-09. Whoever is signed in without being a member sees it too, and why (OPEN-100). */
export function SignInPanel() {
  const site = useClub()
  const { account, cdnHost, user } = site
  const offer = ssoOffer({ check: null, settings: null, site }, withNotice(DATA_PATH, 'signed-in'))
  const help = safeExternalUrl(account.sso.help_url)
  return (
    <section className={styles.panel} id={SIGN_IN_PANEL} aria-labelledby="sign-in-title" tabIndex={-1}>
      <span className={styles.plate}>
        <Crest club={account} cdnHost={cdnHost} />
      </span>
      <div className={styles.words}>
        <h2 id="sign-in-title">{SIGN_IN.title}</h2>
        {user ? (
          <p role="status">
            <Icon name="info" /> {SIGN_IN.notMember(user.email)}{' '}
            <Link to="/authentication/sign-out">{SIGN_IN.signOut}</Link>
          </p>
        ) : (
          <p>{SIGN_IN.lead}</p>
        )}
        <div className={styles.ways}>
          {offer && <SsoLink offer={offer} />}
          {offer && !offer.isMandatory && <span className={styles.or}>{SIGN_IN.or}</span>}
          {!offer?.isMandatory && <EnterEmail />}
          {help && (
            <a className={styles.help} href={help} target="_blank" rel="noopener noreferrer">
              {SIGN_IN.help}
              <span className="visually-hidden"> {SIGN_IN.newTab}</span>
            </a>
          )}
        </div>
        {offer && (
          <p className={styles.terms}>
            {SIGN_IN.terms} <Link to="/terms">{SIGN_IN.termsLink}</Link>.
          </p>
        )}
      </div>
    </section>
  )
}

/** MEMB-41: over the page, so that everything stays where it is. */
function EnterEmail() {
  const location = useLocation()
  const navigate = useNavigate()
  const wayBack = new URLSearchParams({ redirect: DATA_PATH, origin: DATA_PATH })

  function openDialog(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    void navigate(dialogAddress(location, 'authentication/check-email'), {
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    })
  }

  return (
    <Link
      to={`/authentication/check-email?${wayBack}`}
      rel="nofollow"
      className={styles.email}
      onClick={openDialog}
    >
      <Icon name="mail" />
      {SIGN_IN.email}
    </Link>
  )
}
