import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { addPasskey, beginPasskey, PasskeyAttestation } from '@clubhouse/contract/identity/passkeys'
import { readCookie } from '@clubhouse/domain/web/cookies'
import { DONE } from '#lib/form/form-answer.ts'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { requireUser } from '#lib/page/require-user.ts'
import { setCookie } from '#lib/page/set-cookie.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { SECURITY } from './messages.ts'
import { readProof } from '#parts/identity/proof/read-proof.ts'

const LIFETIME_SECONDS = 30 * 60

/** First who is there, and a challenge; then the key that was made for it. `done` is where that leads. */
export async function keepPasskey({ request, context }: ActionFunctionArgs, done: string) {
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
    return redirect(withNotice(done, 'passkey-added'), 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, SECURITY.failed)
    const isSaid = Object.values(errors).includes(message)
    return answerWith({ errors, formError: isSaid ? null : message }, status)
  }
}
