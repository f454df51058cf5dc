import type { LoaderFunctionArgs } from 'react-router'
import { checkSlug } from '@clubhouse/contract/platform/new-club'
import { asRouteError } from '#lib/page/api.ts'
import { askedAddress, pageContext } from '#lib/page/page-context.ts'
import { requireUser } from '#lib/page/require-user.ts'

/** Whether an address is free, for the form that is being filled in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  await requireUser(page, request)
  const slug = (askedAddress(request).searchParams.get('slug') ?? '').slice(0, 63)
  if (slug === '') return null
  try {
    return await page.call(checkSlug, { params: { slug } })
  } catch (error) {
    throw asRouteError(error, page)
  }
}
