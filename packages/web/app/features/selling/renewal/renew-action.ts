import { redirect } from 'react-router'
import { GivenForm } from '@clubhouse/contract/selling/cart'
import { renewMemberships } from '@clubhouse/contract/selling/member-renewal'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { memberAction } from '#lib/page/handlers.ts'
import { RENEWAL } from './messages.ts'
import { FIELDS, YES } from './renew-fields.ts'

type Edits = Record<string, GivenForm>

/** Puts everybody who is ticked into the cart and leads to the club's checkout. */
export const renewAction = memberAction(async ({ call, page, request }) => {
  const form = await readForm(request)
  const { field: text } = readFields(form)
  const club = text(FIELDS.club)
  const values = { club }
  const edits = readEdits(text(FIELDS.edits))
  const ticked = form.getAll(FIELDS.person).filter((each) => typeof each === 'string')
  const people = ticked.map((each) => {
    const [membership_id = '', plan_id = ''] = each.split(' ')
    const { [`member ${membership_id}`]: member, guardian } = edits
    return { membership_id, plan_id, ...(member && { member }), ...(guardian && { guardian }) }
  })
  if (people.length === 0) return answerWith({ formError: RENEWAL.nobody, values })
  const agreed = Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith(FIELDS.agreed) ? [[name.slice(FIELDS.agreed.length), value === YES]] : [],
    ),
  )
  try {
    const { checkout_url: checkout } = await call(renewMemberships, {
      params: { club },
      body: { people, agreed },
    })
    // A form that was posted without a script may not lead to another site: a link there does.
    if (text(FIELDS.script) !== YES) return redirect(`/renew/ready?${new URLSearchParams({ club })}`, 303)
    return redirect(checkout, 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, RENEWAL.failed)
    return answerWith({ formError: message, errors, values }, status)
  }
})

/** What was changed in the forms; only a script sends it. */
function readEdits(json: string): Edits {
  if (json === '') return {}
  try {
    const parsed: unknown = JSON.parse(json)
    if (typeof parsed !== 'object' || parsed === null) return {}
    return Object.fromEntries(Object.entries(parsed).map(([key, given]) => [key, GivenForm.parse(given)]))
  } catch {
    throw new Response(null, { status: 400 })
  }
}
