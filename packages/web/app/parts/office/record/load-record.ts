import type { LoaderFunctionArgs } from 'react-router'
import { getStore } from '@clubhouse/contract/site/club'
import type { UserAccount } from '@clubhouse/contract/people/people'
import { isToRead } from '@clubhouse/domain/office/rights'
import { currencyMark } from '@clubhouse/domain/format'
import { asRouteError } from '../../../lib/page/api.ts'
import { askedAddress, pageContext } from '../../../lib/page/page-context.ts'
import { clubTimeOf } from '../club-time.ts'
import { requireClub } from '../require-club.ts'
import type { Asking } from './save-record.ts'

/** As what somebody stands in the club counts for what they are shown. */
export interface RecordAsking extends Asking {
  club: UserAccount
}

/** For the page of one thing: the thing, or null for a new one, and the club's money and clock. */
export async function loadRecord<Item, More extends object>(
  { request, context, params }: LoaderFunctionArgs,
  get: (asking: Asking, id: string) => Promise<Item>,
  more: (asking: RecordAsking) => Promise<More>,
) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  const id = params['id']
  try {
    const [store, item, choices] = await Promise.all([
      page.call(getStore, { params: { club: club.slug } }),
      id === undefined ? null : get({ page, headers }, id),
      more({ page, headers, club }),
    ])
    const time = clubTimeOf(page, store)
    const font = store.theme.heading_font
    const money = { currency: store.currency, mark: currencyMark(store.currency) }
    const mayOnlyRead = isToRead(club, askedAddress(request).pathname)
    return { item, time, font, ...money, features: store.features.names, isToRead: mayOnlyRead, ...choices }
  } catch (error) {
    throw asRouteError(error, page)
  }
}
