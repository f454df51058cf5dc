import { checkSlug } from '@clubhouse/contract/platform/new-club'
import { memberLoader } from '#lib/page/handlers.ts'

/** Whether an address is free, for the form that is being filled in. */
export const loader = memberLoader(({ call, search }) => {
  const slug = (search.get('slug') ?? '').slice(0, 63)
  if (slug === '') return null
  return call(checkSlug, { params: { slug } })
})
