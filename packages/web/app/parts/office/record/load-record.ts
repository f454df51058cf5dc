import type { LoaderFunctionArgs } from 'react-router'
import { getStore } from '@clubhouse/contract/site/club'
import { currencyMark } from '@clubhouse/domain/format'
import { asRouteError } from '../../../lib/page/api.ts'
import { pageContext } from '../../../lib/page/page-context.ts'
import { clubTimeOf } from '../club-time.ts'
import { requireClub } from '../require-club.ts'
import type { Asking } from './save-record.ts'

/** For the page of one thing: the thing, or null for a new one, and the club's money and clock. */
export async function loadRecord<Item, More extends object>(
  { request, context, params }: LoaderFunctionArgs,
  get: (asking: Asking, id: string) => Promise<Item>,
  more: (asking: Asking) => Promise<More>,
) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  const id = params['id']
  try {
    const [store, item, choices] = await Promise.all([
      page.call(getStore, { params: { club: club.slug } }),
      id === undefined ? null : get({ page, headers }, id),
      more({ page, headers }),
    ])
    const time = clubTimeOf(page, store)
    const font = store.theme.heading_font
    const money = { currency: store.currency, mark: currencyMark(store.currency) }
    return { item, time, font, ...money, features: store.features.names, ...choices }
  } catch (error) {
    throw asRouteError(error, page)
  }
}
