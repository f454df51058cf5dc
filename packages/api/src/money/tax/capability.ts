import * as contract from '@clubhouse/contract/money/office/tax'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { accountCountry } from '@clubhouse/domain/site/clubs/account-country'
import { taxWord, usualRates } from '@clubhouse/domain/money/tax/tax-words'
import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import type { Caller, SignedIn } from '#kernel/http/caller.ts'
import { serve } from '#kernel/http/endpoints.ts'
import { office, ownPeople, reaches, type RunningClub } from '#kernel/http/guard.ts'
import { saveTax } from './save-tax.ts'
import { setProductRate } from './set-product-rate.ts'
import { listTaxed, readTax } from './tax.queries.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'tax-changed': true
    'product-tax-changed': true
  }
}

/** Whoever edits what is sold reads at which rate; the rate itself is the treasurer's. */
const READS = office(['money', 'catalogue', 'shop', 'fundraising'])
type At = Caller & { club: RunningClub; member: SignedIn }

/** M29: a club that is registered for tax, its rates, and which of what it sells bears which. */
export function taxCapability({ db, now, audit }: Core): Capability {
  const shown = (caller: At) =>
    db.withClub(caller.club.clubId, async (tx) => {
      const { country, currency, ...tax } = await readTax(tx, caller.club.clubId)
      const usual = usualRates(accountCountry({ country, currency })).map(({ name, basisPoints }) => ({
        name,
        basis_points: basisPoints,
      }))
      return { ...tax, word: taxWord(currency), usual, may_change: reaches(caller, ['money']) }
    })
  return {
    name: 'tax',
    endpoints: [
      serve(contract.getTax, READS, (_, caller) => shown(caller)),
      serve(contract.changeTax, ownPeople('money'), async ({ body }, caller) => {
        const { clubId, userId } = caller.club
        const change = await db.withClub(clubId, async (tx) => {
          const saved = await saveTax(tx, { clubId, ...body, now: now() })
          if (saved && !(saved instanceof Refusal))
            await audit.record(tx, caller, { kind: 'tax-changed', clubId, actorId: userId, detail: saved })
          return saved
        })
        if (change instanceof Refusal) throw change
        return shown(caller)
      }),
      serve(contract.listTaxedProducts, READS, async (_, { club }) => ({
        items: await db.withClub(club.clubId, (tx) => listTaxed(tx, club.clubId)),
      })),
      serve(contract.getProductTax, READS, async ({ params }, caller) => {
        const { clubId } = caller.club
        const [product] = await db.withClub(clubId, (tx) => listTaxed(tx, clubId, params.product_id))
        if (!product) throw notFound('The product')
        return { ...product, tax: await shown(caller) }
      }),
      serve(contract.changeProductTax, ownPeople('money'), async ({ params, body }, caller) => {
        const { clubId, userId } = caller.club
        const set = await db.withClub(clubId, async (tx) => {
          const done = await setProductRate(tx, {
            clubId,
            productId: params.product_id,
            rateId: body.rate_id,
          })
          if (!(done instanceof Refusal) && done.change !== null)
            await audit.record(tx, caller, {
              kind: 'product-tax-changed',
              clubId,
              actorId: userId,
              detail: { name: done.product.name, Rate: done.change },
            })
          return done
        })
        if (set instanceof Refusal) throw set
        return set.product
      }),
    ],
  }
}
