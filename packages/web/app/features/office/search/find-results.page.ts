import { asRouteError } from '#lib/page/api.ts'
import { publicLoader } from '#lib/page/handlers.ts'
import { loadFinds } from './load-finds.ts'

const NOTHING = { people: [], articles: [], forms: [], orders: [], plans: [] }

/** What the palette asks while somebody types; it has no view. */
export const loader = publicLoader(async ({ page, request }) => {
  try {
    const { finds } = await loadFinds(page, request)
    return Response.json(finds ?? NOTHING)
  } catch (error) {
    if (error instanceof Response) throw error
    return asRouteError(error, page)
  }
})
