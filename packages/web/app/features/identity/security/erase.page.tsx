import { redirect, useActionData, useLoaderData } from 'react-router'
import { askErasure, getErasure } from '@clubhouse/contract/people/member-privacy'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { withHero } from '#lib/page/hero.ts'
import { titled } from '#lib/page/page-meta.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { EraseForm } from './erase-form.tsx'
import { loadOwner } from './load-owner.ts'
import { ERASE, SECURITY } from './messages.ts'
import { OneRecord } from './one-thing.tsx'
import { proofErrors } from '#parts/identity/proof/proof-errors.ts'
import { readProof } from '#parts/identity/proof/read-proof.ts'
import { memberAction, publicLoader } from '#lib/page/handlers.ts'

export { staysUnderDialog as shouldRevalidate } from '#lib/visit/stays-under-dialog.ts'

export const loader = publicLoader(async (args) => {
  const { call } = args
  const owner = await loadOwner(args)
  const erasure = await call(getErasure, {})
  if (erasure.erased_on !== null) throw redirect(SECURITY.path)
  return { owner, erasure }
})

export const action = memberAction(async ({ call, page, user, request }) => {
  const fields = await readFormFields(request)
  const wrong = proofErrors(fields, user.has_password)
  if (wrong.current_password) return answerWith({ errors: { current_password: wrong.current_password } })
  try {
    await call(askErasure, { body: readProof(page, request, fields) })
    await page.session.end()
    return redirect(withNotice('/', 'erasure-asked'), 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, SECURITY.failed)
    const isSaid = Object.values(errors).includes(message)
    return answerWith({ errors, formError: isSaid ? null : message }, status)
  }
})

export const handle = withHero(() => ({ title: ERASE.title, line: ERASE.lead }))

export const meta = titled(ERASE.title)

/** What goes, what stays and why, and what stands in the way. */
export default function ErasePage() {
  const { owner, erasure } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  return (
    <OneRecord>
      <EraseForm {...owner} erasure={erasure} answer={answer} />
    </OneRecord>
  )
}
