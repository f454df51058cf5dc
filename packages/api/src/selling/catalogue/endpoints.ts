import {
  getProduct,
  listPlanDiscounts,
  listProducts,
  listPrograms,
  validatePlans,
} from '@clubhouse/contract/selling/products'
import { notFound } from '@clubhouse/contract/refusal'
import { validatePlans as judgePlans } from '@clubhouse/domain/selling/catalogue/plans-validation'
import type { Database } from '#kernel/db/database.ts'
import { serve } from '#kernel/http/endpoints.ts'
import { anyone, onSale } from '#kernel/http/guard.ts'
import { findPlanDiscounts, findPrograms } from './catalogue.queries.ts'
import type { ProductFinder } from './find-product.ts'
import { findProducts, findProductsByIds } from './products.queries.ts'

interface CatalogueDeps {
  db: Database
  now: () => Date
  finder: ProductFinder
}

const PUBLIC_READ = anyone('read')

export const catalogueEndpoints = ({ db, now, finder }: CatalogueDeps) => [
  serve(listPrograms, onSale, async ({ params: { club }, query }) =>
    ofClub(await findPrograms(db, { club, now: now() }, query)),
  ),
  serve(listProducts, onSale, async ({ params: { club }, query }) =>
    ofClub(await findProducts(db, { club, now: now() }, query)),
  ),
  serve(getProduct, onSale, async ({ params: { club, product_id: idOrSlug } }) => {
    const product = await finder.find(db, { club, now: now() }, idOrSlug)
    if (!product) throw notFound('The product')
    return product
  }),
  serve(listPlanDiscounts, onSale, async ({ params: { club }, query }) =>
    ofClub(await findPlanDiscounts(db, club, query)),
  ),
  serve(validatePlans, PUBLIC_READ, async ({ params: { club }, body: { product_ids: ids } }) => {
    const chosen = ids.map((id) => id.toLowerCase())
    return judgePlans(chosen, await findProductsByIds(db, { club, now: now() }, chosen))
  }),
]

function ofClub<List>(list: List | null): List {
  if (!list) throw notFound('The club')
  return list
}
