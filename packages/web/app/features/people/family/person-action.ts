import { type ActionFunctionArgs, redirect } from 'react-router'
import {
  inviteToOwnSignIn,
  removeFamilyMember,
  updateFamilyMember,
  withdrawOwnSignIn,
} from '@clubhouse/contract/people/member-family'
import { dayOf } from '@clubhouse/domain/format'
import type { FormFields } from '#lib/form/form-fields.ts'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { requireUser } from '#lib/page/require-user.ts'
import { type NoticeName, withNotice } from '#lib/visit/notices.ts'
import { FAMILY } from './messages.ts'
import { personIn, wrongIn } from './person-fields.ts'

/** What the forms of a person's page do, by the one that was sent. */
export async function personAction({ request, context, params }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  await requireUser(page, request)
  const fields = await readFormFields(request)
  const about = { params: { member_id: params['memberId'] ?? '' } }
  const here = `/family/${about.params.member_id}`
  const works: Record<string, () => Promise<[string, NoticeName]>> = {
    save: async () => {
      await page.call(updateFamilyMember, { ...about, body: personIn(fields) })
      return [here, 'person-saved']
    },
    remove: async () => {
      await page.call(removeFamilyMember, about)
      return ['/family', 'person-removed']
    },
    invite: async () => {
      await page.call(inviteToOwnSignIn, { ...about, body: { email: fields.field('email') } })
      return [here, 'own-sign-in-offered']
    },
    withdraw: async () => {
      await page.call(withdrawOwnSignIn, about)
      return [here, 'own-sign-in-withdrawn']
    },
  }
  const intent = fields.field('intent')
  if (intent === 'save') {
    const wrong = wrongIn(fields, null, dayOf(page.now().toISOString(), 'Europe/Dublin'))
    if (Object.keys(wrong).length > 0) return answerWith({ errors: wrong, values: typedIn(fields) })
  }
  try {
    const [to, notice] = (await works[intent]?.()) ?? [here, null]
    return redirect(notice === null ? to : withNotice(to, notice), 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, FAMILY.failed)
    const formError = Object.keys(errors).length > 0 ? null : message
    return answerWith({ errors, formError, values: typedIn(fields) }, status)
  }
}

const typedIn = ({ field }: FormFields) =>
  Object.fromEntries(
    ['intent', 'first_name', 'last_name', 'date_of_birth', 'relation', 'email'].map((name) => [
      name,
      field(name),
    ]),
  )
