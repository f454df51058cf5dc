import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { askErasure, getErasure } from '@clubhouse/contract/people/member-privacy'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { asRouteError } from '#lib/page/api.ts'
import { withHero } from '#lib/page/hero.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { requireUser } from '#lib/page/require-user.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { EraseForm } from './erase-form.tsx'
import { loadOwner } from './load-owner.ts'
import { ERASE, SECURITY } from './messages.ts'
import { OneRecord } from './one-thing.tsx'
import { proofErrors } from '#parts/identity/proof/proof-errors.ts'
import { readProof } from '#parts/identity/proof/read-proof.ts'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'
export { staysUnderDialog as shouldRevalidate } from '#lib/visit/stays-under-dialog.ts'

export async function loader(args: LoaderFunctionArgs) {
  const page = args.context.get(pageContext)
  const owner = await loadOwner(args)
  try {
    const erasure = await page.call(getErasure, {})
    if (erasure.erased_on !== null) throw redirect(SECURITY.path)
    return { owner, erasure }
  } catch (error) {
    if (error instanceof Response) throw error
    throw asRouteError(error, page)
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const user = await requireUser(page, request)
  const fields = await readFormFields(request)
  const wrong = proofErrors(fields, user.has_password)
  if (wrong.current_password) return answerWith({ errors: { current_password: wrong.current_password } })
  try {
    await page.call(askErasure, { body: readProof(page, request, fields) })
    await page.session.end()
    return redirect(withNotice('/', 'erasure-asked'), 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, SECURITY.failed)
    const isSaid = Object.values(errors).includes(message)
    return answerWith({ errors, formError: isSaid ? null : message }, status)
  }
}

export const handle = withHero(() => ({ title: ERASE.title, line: ERASE.lead }))

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: ERASE.title, path: '/security/delete', isHidden: true })
}

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
