import { redirect } from 'react-router'
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
import { type NoticeName, withNotice } from '#lib/visit/notices.ts'
import { memberAction } from '#lib/page/handlers.ts'
import { FAMILY } from './messages.ts'
import { personIn, wrongIn } from './person-fields.ts'

/** What the forms of a person's page do, by the one that was sent. */
export const personAction = memberAction(async ({ call, page, request, params }) => {
  const fields = await readFormFields(request)
  const about = { params: { member_id: params['memberId'] ?? '' } }
  const today = dayOf(page.now().toISOString(), 'Europe/Dublin')
  const here = `/family/${about.params.member_id}`
  const works: Record<string, () => Promise<[string, NoticeName]>> = {
    save: async () => {
      await call(updateFamilyMember, { ...about, body: personIn(fields, today) })
      return [here, 'person-saved']
    },
    remove: async () => {
      await call(removeFamilyMember, about)
      return ['/family', 'person-removed']
    },
    invite: async () => {
      await call(inviteToOwnSignIn, { ...about, body: { email: fields.field('email') } })
      return [here, 'own-sign-in-offered']
    },
    withdraw: async () => {
      await call(withdrawOwnSignIn, about)
      return [here, 'own-sign-in-withdrawn']
    },
  }
  const intent = fields.field('intent')
  if (intent === 'save') {
    const wrong = wrongIn(fields, null, today)
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
})

const typedIn = ({ field }: FormFields) =>
  Object.fromEntries(
    ['intent', 'first_name', 'last_name', 'date_of_birth', 'relation', 'email'].map((name) => [
      name,
      field(name),
    ]),
  )
