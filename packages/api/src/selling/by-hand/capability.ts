import * as contract from '@clubhouse/contract/selling/office/by-hand'
import * as paper from '@clubhouse/contract/selling/office/paper-answers'
import { Refusal } from '@clubhouse/contract/refusal'
import { whoErrors } from '@clubhouse/domain/selling/by-hand/registration-errors'
import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import { serve } from '#kernel/http/endpoints.ts'
import { ownPeople, office } from '#kernel/http/guard.ts'
import { orThrow } from '#kernel/http/or-throw.ts'
import { clubDay } from '#site/clubs/reads.ts'
import { findHolders } from '#people/records/port.ts'
import { QuestionOptions } from '#people/registration/port.ts'
import type { ByHandDeps } from './deps.ts'
import { listForms, readOpenForm, typeForm } from './paper-answers.ts'
import { registerByHand } from './register.ts'
import { itemsFor, likeThem, whoItIs } from './who-it-is.ts'

/** Somebody is registered by the club from a paper form. */
export function byHandCapability(
  core: Core,
  given: Pick<ByHandDeps, 'addToCart' | 'quoteItems' | 'orders' | 'sessions'>,
): Capability {
  const { answers, publicOutgoing: outgoing, config } = core
  const options = new QuestionOptions({ answers, outgoing, apiBase: config.apiBase })
  const deps: ByHandDeps = { ...core, ...given, options }
  return {
    name: 'by-hand',
    endpoints: [
      serve(
        contract.findAccountHolders,
        office('people', { rate: 'read' }),
        async ({ body }, { club: { clubId } }) => ({
          items: await deps.db.withClub(clubId, async (tx) =>
            findHolders(tx, { clubId, today: await clubDay(tx, clubId, deps.now()) }, body),
          ),
        }),
      ),
      serve(contract.quoteRegistration, office('people', { rate: 'read' }), async ({ body }, caller) => {
        const found = await whoItIs(deps, caller, body)
        const errors = whoErrors(body, found.club.today)
        const [first] = Object.values(errors)
        if (first) orThrow(new Refusal(422, 'invalid_data', first, { errors }))
        const items = await itemsFor(deps, found, body)
        const asked = { club: found.club.slug, holderId: found.holderId, items }
        const { items: lines, pay_today, pay_later, ...off } = await deps.quoteItems(caller, asked)
        const like = await likeThem(deps, found)
        return {
          lines: lines.map(({ product, price, total }) => ({ name: product.name, price, total })),
          discounts: [...off.multiproduct_discounts, ...off.discount_codes, ...off.shop_item_discounts],
          total: pay_today.total + pay_later,
          same: like.map(({ userId: _, ...person }) => person),
        }
      }),
      serve(contract.registerByHand, ownPeople('people'), ({ body }, caller) =>
        registerByHand(deps, caller, body),
      ),
      serve(paper.listOpenForms, office('people'), ({ params }, caller) => listForms(deps, caller, params)),
      serve(paper.getOpenForm, office('people'), ({ params, query }, caller) =>
        readOpenForm(deps, caller, { ...params, ...query }),
      ),
      serve(paper.typeOpenForm, ownPeople('people'), (input, caller) => typeForm(deps, caller, input)),
    ],
  }
}
