import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { requireClub } from '#parts/office/require-club.ts'
import { loadProof, takeProof } from '#parts/identity/passkey/prove.ts'
import { ShowPasskey } from '#parts/identity/passkey/show-passkey.tsx'
import { PROVE } from './messages.ts'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  await requireClub(page, request)
  return loadProof(page, request)
}

export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  await requireClub(page, request)
  return takeProof(page, request)
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: PROVE.title, path: '/prove', isHidden: true })
}

/** Before money and people, where the club asks for it: a passkey, or the way to one. */
export default function ProvePage() {
  return <ShowPasskey {...useLoaderData<typeof loader>()} title={PROVE.title} lead={PROVE.lead} />
}
