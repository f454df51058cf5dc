import { sql } from 'drizzle-orm'
import type { Currency } from '@clubhouse/contract/site/club'
import type { PaymentsAccount } from '@clubhouse/contract/money/office/payments-account'
import { REFUND_ALONE_UP_TO } from '@clubhouse/domain/money/orders/refund'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import type { PaymentGateway } from '#providers/payments/port.ts'

export interface SetupRow {
  slug: string
  name: string
  currency: Currency
  /** As its address says it. */
  country: string | null
  email: string | null
  isSwitchedOn: boolean
  /** What payments are taken for now. */
  used: string | null
  /** The club's own, opened here or given to it by an operator. */
  account: string | null
  /** When one was first asked for. */
  askedAt: string | null
  takesPayments: boolean
  paysOut: boolean
  missing: number
  checkedAt: string | null
  walletDomain: string | null
  applePay: boolean
  googlePay: boolean
  walletsCheckedAt: string | null
  refundAloneUpTo: number
}

export async function readSetup(tx: Tx, clubId: string): Promise<SetupRow> {
  const row = await one<SetupRow>(
    tx,
    sql`select c.slug, c.name, c.currency, c.address_country as country, c.contact_email as email, c.on_behalf_of as used,
      'Payment Provider' = any(c.features) as "isSwitchedOn",
      coalesce(s.account, c.on_behalf_of) as account, iso(s.asked_at) as "askedAt", coalesce(s.takes_payments, false) as "takesPayments", coalesce(s.pays_out, false) as "paysOut",
      coalesce(s.missing, 0) as missing, iso(s.checked_at) as "checkedAt", s.wallet_domain as "walletDomain",
      coalesce(s.apple_pay, false) as "applePay", coalesce(s.google_pay, false) as "googlePay",
      iso(s.wallets_checked_at) as "walletsCheckedAt",
      coalesce(s.refund_alone_up_to, ${REFUND_ALONE_UP_TO}::int) as "refundAloneUpTo"
    from clubs c left join payment_setups s on s.club_id = c.id where c.id = ${clubId}`,
  )
  if (!row) throw new Error('A club that is run is never missing')
  return row
}

export const shownSetup = (
  row: SetupRow,
  { provider, domain, mayChange }: { provider: PaymentGateway['name']; domain: string; mayChange: boolean },
): PaymentsAccount => ({
  provider,
  domain,
  is_switched_on: row.isSwitchedOn,
  may_change: mayChange,
  refund_alone_up_to: row.refundAloneUpTo,
  currency: row.currency,
  account:
    row.account === null
      ? null
      : {
          id: row.account,
          takes_payments: row.takesPayments,
          pays_out: row.paysOut,
          missing: row.missing,
          checked_at: row.checkedAt,
          is_used: row.isSwitchedOn && row.used === row.account,
        },
  wallets:
    row.walletDomain === null || row.walletsCheckedAt === null
      ? null
      : {
          domain: row.walletDomain,
          apple_pay: row.applePay,
          google_pay: row.googlePay,
          checked_at: row.walletsCheckedAt,
        },
})
