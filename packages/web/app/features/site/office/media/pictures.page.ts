import { listImages } from '@clubhouse/contract/site/office/images'
import { officeLoader } from '#parts/office/office-handlers.ts'

const SHOWN = 24

/** What a dialog asks when somebody chooses one of the club's pictures; it has no view. */
export const loader = officeLoader(async ({ call, headers, search }): Promise<Response> => {
  const filter = search.get('filter')?.slice(0, 200) ?? ''
  const query = { page: 1, per_page: SHOWN, ...(filter && { filter }) }
  const { items, total } = await call(listImages, { headers, query })
  return Response.json({ items, total })
})
