import { eq, sql } from 'drizzle-orm'
import * as contract from '@clubhouse/contract/backoffice/payments-account'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import { clubs } from '../../clubs/tables.ts'
import type { Core } from '../../core.ts'
import type { Tx } from '../../db/database.ts'
import type { Caller, SignedIn } from '../../http/caller.ts'
import { serve, type ServedEndpoint } from '../../http/endpoints.ts'
import { office, type RunningClub, standingIn } from '../../http/guard.ts'
import { GatewayFailed, type PaymentGateway } from '../../providers/payments/port.ts'
import { paymentSetups } from '../tables.ts'
import { readSetup, type SetupRow, shownSetup } from './setup-row.ts'
import { PAYMENTS_PAGE, tellOwners } from './tell-owners.ts'

declare module '../../security/audit.ts' {
  interface AuditKinds {
    'payments-account-opened': true
    'payments-account-linked': true
    'payments-account-changed': true
    'wallet-domain-registered': true
    'refund-limit-changed': true
  }
}

const READ = office('read')
const WRITE = office('write')
type At = Caller & { club: RunningClub; member: SignedIn }

export interface SetupDeps extends Pick<Core, 'db' | 'now' | 'audit' | 'sites' | 'config'> {
  gateway: PaymentGateway
}

/** The gateway fixes the country of an account for good; clubs of ours are where their money is. */
const COUNTRY: Record<string, string> = {
  ...{ EUR: 'IE', GBP: 'GB', AUD: 'AU', NZD: 'NZ', USD: 'US', CAD: 'CA' },
}

/** Whoever is let into the account at the provider says which bank is the club's: nobody below an owner (ADR 040). */
const mayChange = (caller: At): boolean => standingIn(caller).roles.includes('owner')
const ownersOnly = () =>
  new Refusal(403, 'owners_only', 'Only an owner of the club can set up where its money goes.')
const noAccount = () => new Refusal(409, 'no_account', 'Open an account for the club first.')
const switchedOff = () =>
  new Refusal(409, 'switched_off', 'Your own payments account is switched off in Features.')

/** OPEN-101: the club's own account, set up by whoever may look after its money. The gateway is never asked in a transaction. */
export function paymentSetupEndpoints({
  db,
  now,
  audit,
  gateway,
  sites,
  config,
}: SetupDeps): ServedEndpoint[] {
  const read = ({ club: { clubId } }: At) => db.withClub(clubId, (tx) => readSetup(tx, clubId))
  const originOf = ({ slug }: SetupRow) => sites.ofClub(slug)?.origin ?? ''
  const domainOf = (row: SetupRow) => new URL(originOf(row)).hostname
  const shown = async (caller: At) => {
    const row = await read(caller)
    return shownSetup(row, {
      ...{ provider: gateway.name, domain: domainOf(row), mayChange: mayChange(caller) },
    })
  }
  const note = (tx: Tx, caller: At, kind: NotedKind, detail: Record<string, string>) =>
    audit.record(tx, caller, { kind, clubId: caller.club.clubId, actorId: caller.club.userId, detail })

  const noteAndTell = async (tx: Tx, caller: At, step: 'opened' | 'linked', account: string) => {
    await note(tx, caller, `payments-account-${step}`, { account })
    await tellOwners({ now, config }, tx, caller, { step, account })
  }

  return [
    serve(contract.getPaymentsAccount, READ, (_, caller) => shown(caller)),
    serve(contract.openPaymentsAccount, WRITE, async (_, caller) => {
      if (!mayChange(caller)) throw ownersOnly()
      const { clubId } = caller.club
      const row = await read(caller)
      if (!row.isSwitchedOn) throw switchedOff()
      if (row.account !== null) return shown(caller)
      const account = await answered(() =>
        gateway.openAccount({
          ...{ key: `account:${clubId}`, clubId, name: row.name, email: row.email, url: originOf(row) },
          country: COUNTRY[row.currency] ?? 'IE',
        }),
      )
      await db.withClub(clubId, async (tx) => {
        const written = await tx
          .insert(paymentSetups)
          .values({ clubId, account })
          .onConflictDoUpdate({
            target: paymentSetups.clubId,
            set: { account },
            setWhere: sql`payment_setups.account is null`,
          })
          .returning({ account: paymentSetups.account })
        if (written.length > 0) await noteAndTell(tx, caller, 'opened', account)
      })
      return shown(caller)
    }),
    serve(contract.linkPaymentsAccount, WRITE, async (_, caller) => {
      if (!mayChange(caller)) throw ownersOnly()
      const { account } = await read(caller)
      if (account === null) throw noAccount()
      const returnUrl = `${siteOrigin({ type: 'backoffice' }, config)}${PAYMENTS_PAGE}?back=yes`
      const url = await answered(() => gateway.linkToAccount({ account, returnUrl }))
      await db.withClub(caller.club.clubId, (tx) => noteAndTell(tx, caller, 'linked', account))
      return { url }
    }),
    serve(contract.checkPaymentsAccount, WRITE, async (_, caller) => {
      const { account } = await read(caller)
      if (account === null) throw noAccount()
      const found = await answered(() => gateway.findAccount(account))
      if (!found) throw notFound('The account')
      await db.withClub(caller.club.clubId, (tx) => keepState(tx, caller, { account, ...found }))
      return shown(caller)
    }),
    serve(contract.registerWalletDomain, WRITE, async (_, caller) => {
      const { clubId } = caller.club
      const row = await read(caller)
      const domain = domainOf(row)
      const account = row.isSwitchedOn ? row.used : null
      const { applePay, googlePay } = await answered(() => gateway.registerDomain({ account, domain }))
      const wallets = { walletDomain: domain, applePay, googlePay, walletsCheckedAt: now() }
      await db.withClub(clubId, async (tx) => {
        await tx
          .insert(paymentSetups)
          .values({ clubId, ...wallets })
          .onConflictDoUpdate({ target: paymentSetups.clubId, set: wallets })
        await tx.update(clubs).set({ domainPaymentMethod: domain }).where(eq(clubs.id, clubId))
        if (row.walletDomain !== domain) await note(tx, caller, 'wallet-domain-registered', { domain })
      })
      return shown(caller)
    }),
    serve(contract.setRefundLimit, WRITE, async ({ body }, caller) => {
      if (!mayChange(caller))
        throw new Refusal(403, 'owners_only', 'Only an owner of the club can change this.')
      const { clubId } = caller.club
      const { refund_alone_up_to: refundAloneUpTo } = body
      await db.withClub(clubId, async (tx) => {
        const { refundAloneUpTo: before, currency } = await readSetup(tx, clubId)
        if (before === refundAloneUpTo) return
        await tx
          .insert(paymentSetups)
          .values({ clubId, refundAloneUpTo })
          .onConflictDoUpdate({ target: paymentSetups.clubId, set: { refundAloneUpTo } })
        const said = (amount: number) => formatMoney(cents(amount), currency)
        await note(tx, caller, 'refund-limit-changed', {
          'Up to': `${said(before)} → ${said(refundAloneUpTo)}`,
        })
      })
      return shown(caller)
    }),
  ]

  /**
   * What changed of it is written down; payments are taken for it from when it may take them, and no longer than that. Until then another
   * that is in use stays in use.
   */
  async function keepState(tx: Tx, caller: At, is: Found): Promise<void> {
    const { clubId } = caller.club
    const before = await readSetup(tx, clubId)
    const { account, takesPayments, paysOut, missing } = is
    const kept = { account, takesPayments, paysOut, missing, checkedAt: now() }
    await tx
      .insert(paymentSetups)
      .values({ clubId, ...kept })
      .onConflictDoUpdate({ target: paymentSetups.clubId, set: kept })
    const others = before.used === account ? null : before.used
    const used = takesPayments ? account : others
    if (before.used !== used) await tx.update(clubs).set({ onBehalfOf: used }).where(eq(clubs.id, clubId))
    const detail = {
      ...(before.takesPayments !== takesPayments && { Payments: changed(takesPayments) }),
      ...(before.paysOut !== paysOut && { Payouts: changed(paysOut) }),
      ...(before.used !== used && {
        'Card payments are taken for': `${whose(before.used)} → ${whose(used)}`,
      }),
    }
    if (Object.keys(detail).length > 0) await note(tx, caller, 'payments-account-changed', detail)
  }
}

type NotedKind =
  | `payments-account-${'opened' | 'linked' | 'changed'}`
  | 'wallet-domain-registered'
  | 'refund-limit-changed'
type Found = { account: string; takesPayments: boolean; paysOut: boolean; missing: number }

const whose = (account: string | null) => account ?? 'the platform'
const changed = (isOn: boolean) => (isOn ? 'off → on' : 'on → off')

/** A provider that does not answer is no fault of whoever asked. */
async function answered<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof GatewayFailed)) throw error
    throw new Refusal(502, 'provider_failed', 'The payment provider didn’t answer. Please try again.', {
      cause: error,
    })
  }
}
