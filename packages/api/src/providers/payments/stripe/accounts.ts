import type { Stripe } from 'stripe'
import type { GatewayAccount, WalletDomain, WantedAccount } from '../port.ts'
import { calling, finding } from './errors.ts'

/** OPEN-101: an account that Stripe itself asks about its owner and its bank; we never see either. */
export const openAccount = (
  stripe: Stripe,
  { key, clubId, name, email, country, url }: WantedAccount,
): Promise<string> =>
  calling(async () => {
    const { id } = await stripe.accounts.create(
      {
        ...{ type: 'express', country, business_profile: { name, url }, metadata: { club_id: clubId } },
        ...(email !== null && { email }),
        capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
      },
      { idempotencyKey: key },
    )
    return id
  })

export const linkToAccount = (
  stripe: Stripe,
  { account, returnUrl }: { account: string; returnUrl: string },
): Promise<string> =>
  calling(async () => {
    // Whoever comes too late is sent back to the page, which offers another.
    const link = {
      account,
      return_url: returnUrl,
      refresh_url: returnUrl,
      type: 'account_onboarding',
    } as const
    return (await stripe.accountLinks.create(link)).url
  })

export async function findAccount(stripe: Stripe, account: string): Promise<GatewayAccount | null> {
  const found = await finding(() => stripe.accounts.retrieve(account))
  return (
    found && {
      ...{ takesPayments: found.charges_enabled ?? false, paysOut: found.payouts_enabled ?? false },
      missing: found.requirements?.currently_due?.length ?? 0,
    }
  )
}

/** With us, who take the payment, and with the account for which it is taken. */
export const registerDomain = (
  stripe: Stripe,
  { account, domain }: { account: string | null; domain: string },
): Promise<WalletDomain> =>
  calling(async () => {
    const ours = await registered(stripe, domain, {})
    const theirs = account === null ? ours : await registered(stripe, domain, { stripeAccount: account })
    return {
      applePay: ours.applePay && theirs.applePay,
      googlePay: ours.googlePay && theirs.googlePay,
    }
  })

async function registered(stripe: Stripe, domain: string, as: Stripe.RequestOptions): Promise<WalletDomain> {
  const { data } = await stripe.paymentMethodDomains.list({ domain_name: domain, limit: 1 }, as)
  const { id } = data[0] ?? (await stripe.paymentMethodDomains.create({ domain_name: domain }, as))
  const { apple_pay, google_pay } = await stripe.paymentMethodDomains.validate(id, {}, as)
  return { applePay: apple_pay.status === 'active', googlePay: google_pay.status === 'active' }
}
