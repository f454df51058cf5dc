import { eq, sql } from 'drizzle-orm'
import * as contract from '@clubhouse/contract/money/office/payments-account'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { accountCountry } from '@clubhouse/domain/site/clubs/account-country'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import { clubs } from '#site/clubs/tables.ts'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import type { Caller, SignedIn } from '#kernel/http/caller.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office, ownPeople, type RunningClub, standingIn } from '#kernel/http/guard.ts'
import type { PaymentGateway } from '#providers/payments/port.ts'
import { paymentSetups } from '../tables.ts'
import { keepState } from './keep-state.ts'
import { readSetup, type SetupRow, shownSetup } from './setup-row.ts'
import { PAYMENTS_PAGE, tellOwners } from './tell-owners.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'payments-account-opened': true
    'payments-account-linked': true
    'wallet-domain-registered': true
    'refund-limit-changed': true
  }
}

type At = Caller & { club: RunningClub; member: SignedIn }

export interface SetupDeps extends Pick<Core, 'db' | 'now' | 'audit' | 'sites' | 'config'> {
  gateway: PaymentGateway
}

/** Whoever is let into the account at the provider says which bank is the club's: nobody below an owner (ADR 040). */
const mayChange = (caller: At): boolean => standingIn(caller).roles.includes('owner')
const ownersOnly = () =>
  new Refusal(403, 'owners_only', 'Only an owner of the club can set up where its money goes.')
const noCountry = () =>
  new Refusal(
    409,
    'country_needed',
    'Please put the club’s country into its address first. The payment provider asks for it, and it can’t be changed later.',
  )
const noAccount = () => new Refusal(409, 'no_account', 'Open an account for the club first.')
const switchedOff = () =>
  new Refusal(409, 'switched_off', 'Your own payments account is switched off in Features.')

/** OPEN-101: the club's own account, set up by whoever may look after its money. The gateway is never asked in a transaction. */
export function paymentSetupEndpoints(deps: SetupDeps): ServedEndpoint[] {
  const { db, now, audit, gateway, sites, config } = deps
  const read = ({ club: { clubId } }: At) => db.withClub(clubId, (tx) => readSetup(tx, clubId))
  const originOf = ({ slug }: SetupRow) => sites.ofClub(slug)?.origin ?? ''
  const domainOf = (row: SetupRow) => new URL(originOf(row)).hostname
  const shown = async (caller: At) => {
    const row = await read(caller)
    return shownSetup(row, { provider: gateway.name, domain: domainOf(row), mayChange: mayChange(caller) })
  }
  const note = (tx: Tx, caller: At, kind: NotedKind, detail: Record<string, string>) =>
    audit.record(tx, caller, { kind, clubId: caller.club.clubId, actorId: caller.club.userId, detail })

  const noteAndTell = async (tx: Tx, caller: At, step: 'opened' | 'linked', account: string) => {
    await note(tx, caller, `payments-account-${step}`, { account })
    await tellOwners(deps, tx, caller, { step, account })
  }

  return [
    serve(contract.getPaymentsAccount, office('money'), (_, caller) => shown(caller)),
    serve(contract.openPaymentsAccount, ownPeople('money'), async (_, caller) => {
      if (!mayChange(caller)) throw ownersOnly()
      const { clubId } = caller.club
      const row = await read(caller)
      if (!row.isSwitchedOn) throw switchedOff()
      if (row.account !== null) return shown(caller)
      const country = accountCountry(row)
      if (country === null) throw noCountry()
      const askedAt = row.askedAt === null ? now() : new Date(row.askedAt)
      // Before it is asked for: the gateway forgets what was asked after a day, and would open another.
      await db.withClub(clubId, (tx) =>
        tx
          .insert(paymentSetups)
          .values({ clubId, askedAt })
          .onConflictDoUpdate({
            target: paymentSetups.clubId,
            set: { askedAt: sql`coalesce(payment_setups.asked_at, excluded.asked_at)` },
          }),
      )
      const account = await gateway.openAccount({
        key: `account:${clubId}`,
        clubId,
        name: row.name,
        email: row.email,
        url: originOf(row),
        country,
        askedAt,
      })
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
    serve(contract.linkPaymentsAccount, ownPeople('money'), async (_, caller) => {
      if (!mayChange(caller)) throw ownersOnly()
      const { account } = await read(caller)
      if (account === null) throw noAccount()
      const returnUrl = `${siteOrigin({ type: 'backoffice' }, config)}${PAYMENTS_PAGE}?back=yes`
      const url = await gateway.linkToAccount({ account, returnUrl })
      await db.withClub(caller.club.clubId, (tx) => noteAndTell(tx, caller, 'linked', account))
      return { url }
    }),
    serve(contract.checkPaymentsAccount, ownPeople('money'), async (_, caller) => {
      const { account } = await read(caller)
      if (account === null) throw noAccount()
      const found = await gateway.findAccount(account)
      if (!found) throw notFound('The account')
      await db.withClub(caller.club.clubId, (tx) =>
        keepState(deps, tx, caller.club.clubId, { account, ...found }, caller),
      )
      return shown(caller)
    }),
    serve(contract.registerWalletDomain, ownPeople('money'), async (_, caller) => {
      const { clubId } = caller.club
      const row = await read(caller)
      const domain = domainOf(row)
      const account = row.isSwitchedOn ? row.used : null
      const { applePay, googlePay } = await gateway.registerDomain({ account, domain })
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
    serve(contract.setRefundLimit, ownPeople('money'), async ({ body }, caller) => {
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
}

type NotedKind =
  | `payments-account-${'opened' | 'linked'}`
  | 'wallet-domain-registered'
  | 'refund-limit-changed'
