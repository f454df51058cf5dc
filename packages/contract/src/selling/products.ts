import { z } from 'zod'
import { ClubParams } from '../site/club.ts'
import { MembershipDiscount, MembershipProduct, PlansValidation, Program } from './catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { DrawProduct, LottoProduct } from './lottery.ts'
import { collectionOf, listQuery } from '../paging.ts'
import { ShopItem } from './shop.ts'

/** What can be bought of a club, as its pages ask for it. */

/** CONST-03: a catalogue is of use only as a whole. */
export const WHOLE_CATALOGUE = 1000
const wholePage = z.coerce.number().int().min(1).max(WHOLE_CATALOGUE).default(WHOLE_CATALOGUE)

/** OPEN-070 */
export const ProductType = z.enum(['Plan', 'Bundle', 'Lotto', 'Draw', 'ShopItem', 'EventTicket'])
export type ProductType = z.infer<typeof ProductType>

/** API-52 */
export const listPrograms = endpoint('GET /store/{club}/programs', {
  name: 'listPrograms',
  summary: 'The programmes of a club, in its own order',
  tag: 'Membership',
  params: ClubParams,
  query: listQuery(['position', 'title']).extend({
    /** Only products that have not ended; all by default. */
    status: z.enum(['not-finished']).optional(),
    per_page: wholePage,
  }),
  reply: collectionOf(Program),
})

/** API-46 */
export const listProducts = endpoint('GET /store/{club}/products', {
  name: 'listProducts',
  summary: 'The plans and bundles of a club, or of some of its programmes',
  tag: 'Membership',
  params: ClubParams,
  query: listQuery(['position', 'name', 'price']).extend({
    type: z.array(z.enum(['Plan', 'Bundle'])).optional(),
    program_id: z.array(z.uuid()).max(100).optional(),
    per_page: wholePage,
  }),
  reply: collectionOf(MembershipProduct),
})

/** Whatever a page of its own can be about. */
export const SoldProduct = z.discriminatedUnion('type', [
  ...MembershipProduct.options,
  LottoProduct,
  DrawProduct,
  ShopItem,
])
export type SoldProduct = z.infer<typeof SoldProduct>

/** API-47, OPEN-073: whatever it is that is sold. */
export const getProduct = endpoint('GET /store/{club}/products/{product_id}', {
  name: 'getProduct',
  summary: 'One product, by its id or its slug',
  tag: 'Store',
  params: ClubParams.extend({ product_id: z.string().min(1).max(120) }),
  reply: SoldProduct,
})

/** API-48 */
export const listPlanDiscounts = endpoint('GET /store/{club}/products/plans/discounts', {
  name: 'listPlanDiscounts',
  summary: 'What is taken off when several plans are bought together',
  tag: 'Membership',
  params: ClubParams,
  query: listQuery(['name']).extend({ per_page: wholePage }),
  reply: collectionOf(MembershipDiscount),
})

/** API-53 */
export const validatePlans = endpoint('POST /store/{club}/products/plans/validate-status', {
  name: 'validatePlans',
  summary: 'Whether plans and bundles can still be bought',
  tag: 'Membership',
  params: ClubParams,
  body: z.object({ product_ids: z.array(z.uuid()).min(1).max(200) }),
  reply: PlansValidation,
})
