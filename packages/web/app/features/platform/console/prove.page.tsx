import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { requireUser } from '#lib/page/require-user.ts'
import { loadProof, takeProof } from '#parts/identity/passkey/prove.ts'
import { ShowPasskey } from '#parts/identity/passkey/show-passkey.tsx'
import { PROVE } from './messages.ts'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  await requireUser(page, request)
  return loadProof(page, request)
}

export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  await requireUser(page, request)
  return takeProof(page, request)
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: PROVE.title, path: '/prove', isHidden: true })
}

/** Before a superuser changes anything, in live mode: a passkey, or the way to one. */
export default function SuProvePage() {
  return <ShowPasskey {...useLoaderData<typeof loader>()} title={PROVE.title} lead={PROVE.lead} />
}
