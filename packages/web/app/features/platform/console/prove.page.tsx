import { useLoaderData } from 'react-router'
import { titled } from '#lib/page/page-meta.ts'
import { loadProof, takeProof } from '#parts/identity/passkey/prove.ts'
import { ShowPasskey } from '#parts/identity/passkey/show-passkey.tsx'
import { memberAction, memberLoader } from '#lib/page/handlers.ts'
import { PROVE } from './messages.ts'

export const loader = memberLoader(({ page, request }) => loadProof(page, request))

export const action = memberAction(({ page, request }) => takeProof(page, request))

export const meta = titled(PROVE.title)

/** Before a superuser changes anything, in live mode: a passkey, or the way to one. */
export default function SuProvePage() {
  return <ShowPasskey {...useLoaderData<typeof loader>()} title={PROVE.title} lead={PROVE.lead} />
}
