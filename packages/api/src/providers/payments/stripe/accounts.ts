import { Stripe } from 'stripe'
import type { GatewayAccount, WalletDomain, WantedAccount } from '../port.ts'
import { calling, finding } from './errors.ts'

/** How many accounts are searched for one that was opened but never recorded. */
const MOST = 1000

/** OPEN-101: an account that Stripe itself asks about its owner and its bank; we never see either. */
export const openAccount = (
  stripe: Stripe,
  { key, clubId, name, email, country, url, askedAt }: WantedAccount,
): Promise<string> =>
  calling(async () => {
    const created = { gte: Math.floor(askedAt.getTime() / 1000) - 60 }
    const since = await stripe.accounts.list({ created, limit: 100 }).autoPagingToArray({ limit: MOST })
    const before = since.find(({ metadata }) => metadata?.['club_id'] === clubId)
    if (before) return before.id
    const { id } = await stripe.accounts.create(
      {
        type: 'express',
        country,
        business_profile: { name, url },
        metadata: { club_id: clubId },
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
  const found = await finding(() => retrieved(stripe, account))
  return (
    found && {
      // Both: charges are made in its name, and what was charged has to be let in.
      takesPayments: (found.charges_enabled ?? false) && found.capabilities?.transfers === 'active',
      paysOut: found.payouts_enabled ?? false,
      missing: found.requirements?.currently_due?.length ?? 0,
    }
  )
}

/** A club that has cut us off at Stripe is none of ours any more. */
async function retrieved(stripe: Stripe, account: string): Promise<Stripe.Account | null> {
  try {
    return await stripe.accounts.retrieve(account)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'account_invalid') return null
    throw error
  }
}

/** Registers the domain with the platform's account, which charges, and with the club's, on whose behalf it charges. */
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
