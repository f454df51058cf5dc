import type { MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { CartItem } from '@clubhouse/contract/selling/cart'
import { guestOffer, QUICK_CHECKOUT_UNAVAILABLE } from '@clubhouse/domain/selling/cart/checkout-rules'
import { safeExternalUrl } from '@clubhouse/domain/site/content/safe-url'
import { useClub } from '#lib/page/site-data.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { SsoLink } from '#parts/identity/sign-in/sso-link.tsx'
import { ssoOffer } from '#parts/identity/sign-in/sso-offer.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { dialogAddress } from '#ui/dialog/routed-dialog-address.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { Buyer } from '../checkout-data.ts'
import styles from '../checkout.module.css'
import { GuestForm } from './guest-form.tsx'
import { CHECKOUT, GUEST } from '../messages.ts'
import type { GuestCheckout } from './use-guest.ts'

interface Props {
  buyer: Buyer
  /** Null while they are not known: a cart that somebody has to sign in for is not for guests. */
  items: readonly CartItem[] | null
  guest: GuestCheckout
}

/** PAY-09, PAY-10, SSO-08, SSO-09, GUEST-01 to GUEST-03, OPEN-100 */
export function SignInOptions({ buyer, items, guest }: Props) {
  const site = useClub()
  const { account } = site
  const offer = ssoOffer({ check: null, settings: null, site }, withNotice('/checkout', 'signed-in'))
  const help = safeExternalUrl(account.sso.help_url)
  const quick = guestOffer({
    isOn: account.features.guest_checkout,
    isSignedIn: buyer.kind === 'stranger' || items === null,
    items: items ?? [],
  })
  return (
    <section className={styles.card}>
      <h2 id="your-details" tabIndex={-1}>
        {CHECKOUT.details}
      </h2>
      {buyer.kind === 'stranger' ? (
        <p className={styles.note} role="status">
          <Icon name="info" />
          <span>
            {CHECKOUT.notMember(buyer.user.email)}{' '}
            <Link to="/authentication/sign-out?origin=%2Fcheckout">{CHECKOUT.signOut}</Link>
          </span>
        </p>
      ) : (
        <p>{CHECKOUT.lead}</p>
      )}
      {!offer?.isMandatory && <EnterEmail isOnly={quick !== 'offered' && !offer} />}
      {offer && <SsoLink offer={offer} />}
      {quick === 'offered' && <p className={styles.or}>{CHECKOUT.or}</p>}
      {quick === 'refused' && (
        <p className={styles.note}>
          <Icon name="info" />
          <span>
            <b>{QUICK_CHECKOUT_UNAVAILABLE}.</b> {GUEST.whyNot}
          </span>
        </p>
      )}
      {quick === 'offered' &&
        (guest.step === 'closed' ? (
          <Button variant="primary" wide onClick={guest.open}>
            {GUEST.open}
          </Button>
        ) : (
          <GuestForm guest={guest} />
        ))}
      {help && (
        <a href={help} target="_blank" rel="noopener noreferrer">
          {CHECKOUT.help}
          <span className="visually-hidden"> {CHECKOUT.newTab}</span>
        </a>
      )}
      {offer && (
        <p className={styles.small}>
          {CHECKOUT.terms} <Link to="/terms">{CHECKOUT.termsLink}</Link>.
        </p>
      )}
    </section>
  )
}

/** PAY-10: over the page, so that the cart stays in sight; without a script as pages, which come back here. */
function EnterEmail({ isOnly }: { isOnly: boolean }) {
  const location = useLocation()
  const navigate = useNavigate()

  function openDialog(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    void navigate(dialogAddress(location, 'authentication/check-email'), {
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    })
  }

  return (
    <ButtonLink
      to={`/authentication/check-email?${new URLSearchParams({ redirect: '/checkout', origin: '/checkout' })}`}
      rel="nofollow"
      variant={isOnly ? 'primary' : 'secondary'}
      icon="mail"
      wide
      onClick={openDialog}
    >
      {CHECKOUT.enterEmail}
    </ButtonLink>
  )
}
