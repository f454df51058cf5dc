import { getOfficeSponsor, listOfficeSponsors } from '@clubhouse/contract/site/office/sponsors'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { loadPart } from '#lib/page/api.ts'
import type { AccountHeader } from '#parts/office/require-club.ts'

/** The list that an address asks for, and the sponsor that was just taken off; null where it cannot be had. */
export async function loadSponsors(page: PageContext, headers: AccountHeader, search: URLSearchParams) {
  const isOfRemoved = search.get('show') === 'removed'
  const removedId = search.get('removed')
  const [list, removed] = await Promise.all([
    loadPart(page.call(listOfficeSponsors, { headers, query: isOfRemoved ? { removed: 'true' } : {} }), page),
    removedId && UUID.test(removedId)
      ? loadPart(page.call(getOfficeSponsor, { headers, params: { sponsor_id: removedId } }), page)
      : null,
  ])
  const gone = removed?.value
  return {
    list: list.value,
    isOfRemoved,
    /** While it is still away. */
    removed: gone?.state === 'removed' ? { sponsor_id: gone.sponsor_id, name: gone.name } : null,
    moved: search.get('moved'),
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
