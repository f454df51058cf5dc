import type { LoaderFunctionArgs } from 'react-router'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { loadFinds } from './load-finds.ts'

const NOTHING = { people: [], articles: [], forms: [] }

/** What the palette asks while somebody types; it has no view. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  try {
    const { finds } = await loadFinds(page, request)
    return Response.json(finds ?? NOTHING)
  } catch (error) {
    if (error instanceof Response) throw error
    return asRouteError(error, page)
  }
}
