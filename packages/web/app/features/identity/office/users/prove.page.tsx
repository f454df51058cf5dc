import { useLoaderData } from 'react-router'
import { titled } from '#lib/page/page-meta.ts'
import { loadProof, takeProof } from '#parts/identity/passkey/prove.ts'
import { ShowPasskey } from '#parts/identity/passkey/show-passkey.tsx'
import { officeAction, officeLoader } from '#parts/office/office-handlers.ts'
import { PROVE } from './messages.ts'

export const loader = officeLoader(({ page, request }) => loadProof(page, request))

export const action = officeAction(({ page, request }) => takeProof(page, request))

export const meta = titled(PROVE.title)

/** Before money and people, where the club asks for it: a passkey, or the way to one. */
export default function ProvePage() {
  return <ShowPasskey {...useLoaderData<typeof loader>()} title={PROVE.title} lead={PROVE.lead} />
}
