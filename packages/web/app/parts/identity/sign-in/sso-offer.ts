import type { Account } from '@clubhouse/contract/site/club'
import type { EmailCheck } from '@clubhouse/contract/identity/sign-in'
import { safeExternalUrl } from '@clubhouse/domain/site/content/safe-url'
import type { SsoSettings } from '@clubhouse/domain/identity/sign-in-rules'

/** SSO-06, API-13: where the browser is sent; the server behind it decides which provider may answer. */
const LOGIN = '/saml/login'

/** SSO-02 */
const BUTTON = 'Login with SSO'

export interface SsoOffer {
  href: string
  text: string
  /** A picture of ours or on the web; null draws none. */
  icon: string | null
  isMandatory: boolean
}

type Known = Pick<EmailCheck, 'sso' | 'governing_body_id'> &
  Partial<Pick<EmailCheck, 'xgb' | 'account_id' | 'sso_button_text' | 'sso_icon'>>

/**
 * SSO-01 to SSO-03, OPEN-030. What the e-mail check said counts before what the address says (AUTH-45), and both
 * before what the account says for everybody.
 */
export function ssoOffer(
  {
    check,
    settings,
    site,
  }: {
    check: EmailCheck | null
    settings: SsoSettings | null
    site: { account: Account | null; apiBase: string } | null | undefined
  },
  returnTo: string,
): SsoOffer | null {
  const account = site?.account ?? null
  const known: Known | null = check ?? settings ?? account?.sso ?? null
  if (known === null || known.sso === 'off') return null
  const params = new URLSearchParams({ redirectUrl: returnTo })
  const body = known.governing_body_id ?? account?.sso.governing_body_id
  if (body) params.set('governing_body_id', body)
  if (known.account_id) params.set('account_id', known.account_id)
  params.set('xgb', String(known.xgb ?? false))
  return {
    href: `${loginAt(site?.apiBase)}?${params}`,
    text: known.sso_button_text?.trim() || account?.sso.sso_button_text?.trim() || BUTTON,
    icon: pictureUrl(known.sso_icon ?? account?.sso.sso_icon ?? null),
    isMandatory: known.sso === 'mandatory',
  }
}

/** API-02: signing in has no version, so it is beside the one that our pages ask. */
const loginAt = (apiBase = '/api/v2') => apiBase.replace(/\/v\d+$/, '') + LOGIN

function pictureUrl(icon: string | null): string | null {
  if (icon === null) return null
  return /^\/[\w][\w./-]*$/.test(icon) ? icon : safeExternalUrl(icon)
}
