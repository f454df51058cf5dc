import { Form, redirect, useActionData, useLoaderData } from 'react-router'
import { inviteOfficeUser } from '@clubhouse/contract/identity/office/users'
import { emailError, tidyEmail } from '@clubhouse/domain/identity/email-rules'
import { onlySaid } from '@clubhouse/domain/validators/validators'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { readFields } from '#lib/form/form-fields.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { titled } from '#lib/page/page-meta.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { Row } from '#ui/layout/layout.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { Button } from '#ui/button/button.tsx'
import { EmailField } from '#ui/field/email-field.tsx'
import { officeAction } from '#parts/office/office-handlers.ts'
import { GivenFields } from './given-fields.tsx'
import type { loadUsers } from './load-users.ts'
import { INVITE, USERS } from './messages.ts'
import { type Given, readGiven } from './read-given.ts'

export { loadUsers as loader } from './load-users.ts'

export const action = officeAction(async ({ call, page, headers, request }) => {
  const form = await readForm(request)
  const email = tidyEmail(readFields(form).field('email'))
  const { given, errors } = readGiven(form)
  const wrong = { ...onlySaid({ email: emailError(email) }), ...errors }
  if (Object.keys(wrong).length > 0) return answerWith({ errors: wrong, values: { email } })
  try {
    await call(inviteOfficeUser, { headers, body: { email, ...given } })
    return redirect('/settings/users?done=invited', 303)
  } catch (error) {
    const refused = refusedBy(error, page, USERS.failed)
    const formError = refused.errors['email'] ? null : refused.message
    return answerWith({ errors: refused.errors, formError, values: { email } }, refused.status)
  }
})

export const meta = titled(INVITE.title)

/** Begins narrow: whoever wants to give everything says so. */
const START: Given = { role: 'admin', offices: [] }

export default function InvitePage() {
  const { isOwner } = useLoaderData<typeof loadUsers>()
  const answer = useActionData<FormAnswer>()
  return (
    <OfficePage back={{ to: '/settings/users', label: USERS.back }} title={INVITE.title} lead={INVITE.lead}>
      <Form method="post" className={settings.form} noValidate>
        <FormMessage text={answer?.formError ?? null} />
        <EmailField
          label={INVITE.email}
          name="email"
          autoComplete="off"
          defaultValue={answer?.values['email'] ?? ''}
          error={answer?.errors['email']}
        />
        <GivenFields given={START} begin="some" mayMakeOwner={isOwner} error={answer?.errors['offices']} />
        <Row>
          <Button type="submit" variant="primary" icon="send">
            {INVITE.send}
          </Button>
        </Row>
      </Form>
    </OfficePage>
  )
}
