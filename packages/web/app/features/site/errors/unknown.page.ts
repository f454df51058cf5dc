import type { LoaderFunctionArgs } from 'react-router'
import { toErrorAddress } from '#lib/visit/lost-address.ts'
import { askedAddress, pageContext } from '#lib/page/page-context.ts'

/** SHELL-05: a path that no route matches. */
export function loader({ context, request }: LoaderFunctionArgs): never {
  throw toErrorAddress(context.get(pageContext), askedAddress(request).pathname)
}
