import type { MailTemplate } from './mails.ts'

/** What somebody can want or not want, for each of their clubs. */
export const WISHED_KINDS = ['news', 'reminders', 'lotto'] as const
export type WishedKind = (typeof WISHED_KINDS)[number]

/** What goes out whatever somebody wants: they asked for it, paid for it, or have to know it to be safe. */
export const MUST_KINDS = ['payments', 'membership', 'security'] as const
export type MustKind = (typeof MUST_KINDS)[number]

/** Of what kind each mail is. One that is not here does not compile. */
export const MAIL_KINDS = {
  mailing: 'news',
  'cart-left': 'reminders',
  'renewal-opens': 'reminders',
  'lotto-friend': 'lotto',
  'draw-result': 'lotto',
  'order-receipt': 'payments',
  'payment-failed': 'payments',
  'arrears-reminder': 'payments',
  'pay-link': 'payments',
  'renewal-stopped': 'payments',
  'payment-due': 'payments',
  'card-expires': 'payments',
  'draw-won': 'payments',
  'place-offered': 'membership',
  'place-withdrawn': 'membership',
  invitation: 'membership',
  'role-given': 'membership',
  'office-invitation': 'membership',
  'second-person': 'membership',
  'office-changed': 'security',
  'contact-message': 'membership',
  'mailing-trial': 'membership',
  'automatic-trial': 'membership',
  'member-welcome': 'membership',
  'message-reply': 'membership',
  'body-message': 'membership',
  'body-asks': 'security',
  'body-answered': 'membership',
  'domain-lost': 'security',
  'team-asked': 'membership',
  'team-off': 'membership',
  'eighteen-today': 'membership',
  'own-sign-in': 'security',
  'verify-email': 'security',
  'recovery-code': 'security',
  'password-changed': 'security',
  'account-exists': 'security',
  'confirm-new-email': 'security',
  'email-changed': 'security',
  'passkey-added': 'security',
  'passkeys-reset': 'security',
  'payments-account': 'security',
  'team-emergency': 'security',
  'erasure-asked': 'security',
  'club-erasure-asked': 'security',
  'club-erasure-stopped': 'security',
} as const satisfies Record<MailTemplate, WishedKind | MustKind>

export const isWished = (kind: WishedKind | MustKind): kind is WishedKind =>
  WISHED_KINDS.some((wished) => wished === kind)

/** The kind that somebody may turn off, or null where the mail must go. */
export function wishFor(template: MailTemplate): WishedKind | null {
  const kind = MAIL_KINDS[template]
  return isWished(kind) ? kind : null
}
