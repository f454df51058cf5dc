import type { LoaderFunctionArgs } from 'react-router'
import { toErrorAddress } from '../../lib/visit/lost-address.ts'
import { pageContext } from '../../lib/page/page-context.ts'

/** SHELL-05: a path that no route matches. */
export function loader({ context, request }: LoaderFunctionArgs): never {
  // What is asked for by the browser's own navigation ends in .data, which nobody has typed.
  const lost = new URL(request.url).pathname.replace(/\.data$/, '')
  throw toErrorAddress(context.get(pageContext), lost)
}
