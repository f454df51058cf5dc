import { type ActionFunctionArgs, data, type MetaArgs, redirect, useLoaderData } from 'react-router'
import { addPasskey, beginPasskey, PasskeyAttestation } from '@clubhouse/contract/identity/passkeys'
import { readCookie } from '@clubhouse/domain/web/cookies'
import { DONE } from '../../lib/form/form-answer.ts'
import { readFormFields } from '../../lib/form/read-form.ts'
import { answerWith, refusedBy } from '../../lib/form/refused.ts'
import { withHero } from '../../lib/page/hero.ts'
import { pageContext } from '../../lib/page/page-context.ts'
import { pageMeta } from '../../lib/page/page-meta.ts'
import { requireUser } from '../../lib/page/require-user.ts'
import { setCookie } from '../../lib/page/set-cookie.ts'
import { withNotice } from '../../lib/visit/notices.ts'
import { AddPasskeyForm } from './add-passkey-form.tsx'
import { loadOwner } from './load-owner.ts'
import { ADD_PASSKEY, SECURITY } from './messages.ts'
import { OneThing } from './one-thing.tsx'
import { readProof } from '../../parts/proof/read-proof.ts'

export { RouteError as ErrorBoundary } from '../../lib/errors/route-error.tsx'
export { staysUnderDialog as shouldRevalidate } from '../../lib/visit/stays-under-dialog.ts'

const LIFETIME_SECONDS = 30 * 60

export const loader = loadOwner

/** First who is there, and a challenge; then the key that was made for it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  await requireUser(page, request)
  const fields = await readFormFields(request)
  const { field } = fields
  try {
    if (field('intent') !== 'keep') {
      const { ticket, options } = await page.call(beginPasskey, { body: readProof(page, request, fields) })
      const cookie = setCookie(page, page.cookies.passkeyTicket, ticket, {
        maxAge: LIFETIME_SECONDS,
        isHidden: true,
      })
      const answer = { ...DONE, values: { options: JSON.stringify(options) } }
      return data(answer, { headers: { 'set-cookie': cookie } })
    }
    const ticket = readCookie(request.headers.get('cookie'), page.cookies.passkeyTicket)
    const attestation = PasskeyAttestation.safeParse(JSON.parse(field('attestation')))
    if (!ticket || !attestation.success) return answerWith({ formError: SECURITY.failed })
    const name = field('name').trim().slice(0, 60)
    await page.call(addPasskey, {
      body: { ticket, attestation: attestation.data, ...(name && { name }) },
    })
    return redirect(withNotice(SECURITY.path, 'passkey-added'), 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, SECURITY.failed)
    const isSaid = Object.values(errors).includes(message)
    return answerWith({ errors, formError: isSaid ? null : message }, status)
  }
}

export const handle = withHero(() => ({ title: ADD_PASSKEY.title }))

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: ADD_PASSKEY.title, path: '/security/passkey', isHidden: true })
}

export default function AddPasskeyPage() {
  const owner = useLoaderData<typeof loader>()
  return (
    <OneThing>
      <AddPasskeyForm {...owner} />
    </OneThing>
  )
}
