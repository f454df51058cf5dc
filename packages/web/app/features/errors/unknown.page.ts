import type { LoaderFunctionArgs } from 'react-router'
import { askedAddress } from '../../lib/page/asked-address.ts'
import { toErrorAddress } from '../../lib/visit/lost-address.ts'
import { pageContext } from '../../lib/page/page-context.ts'

/** SHELL-05: a path that no route matches. */
export function loader({ context, request }: LoaderFunctionArgs): never {
  throw toErrorAddress(context.get(pageContext), askedAddress(request).pathname)
}
