import { getOrder, type Order } from '@clubhouse/contract/money/orders'
import type { User, UserAccount } from '@clubhouse/contract/people/people'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { asRouteError, statusOf } from '#lib/page/api.ts'

/** An order is a club's: most people have one, and whoever has several is looked for in each. */
export async function loadOrder(
  page: PageContext,
  user: User,
  orderId: string,
): Promise<{ order: Order; club: UserAccount }> {
  for (const club of user.accounts) {
    try {
      const params = { club: club.slug, order_id: orderId }
      return { order: await page.call(getOrder, { params }), club }
    } catch (error) {
      if (statusOf(error) !== 404) throw asRouteError(error, page)
    }
  }
  throw Response.json({ error_code: 'not_found', message: '' }, { status: 404 })
}
