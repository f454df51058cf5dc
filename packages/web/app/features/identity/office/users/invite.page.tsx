import {
  type ActionFunctionArgs,
  Form,
  Link,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { inviteOfficeUser } from '@clubhouse/contract/identity/office/users'
import { emailError, tidyEmail } from '@clubhouse/domain/identity/email-rules'
import { onlySaid } from '@clubhouse/domain/validators/validators'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { readFields } from '#lib/form/form-fields.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { Button } from '#ui/button/button.tsx'
import { EmailField } from '#ui/field/email-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { GivenFields } from './given-fields.tsx'
import type { loadUsers } from './load-users.ts'
import { INVITE, USERS } from './messages.ts'
import { type Given, readGiven } from './read-given.ts'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'
export { loadUsers as loader } from './load-users.ts'

export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const form = await readForm(request)
  const email = tidyEmail(readFields(form).field('email'))
  const { given, errors } = readGiven(form)
  const wrong = { ...onlySaid({ email: emailError(email) }), ...errors }
  if (Object.keys(wrong).length > 0) return answerWith({ errors: wrong, values: { email } })
  try {
    await page.call(inviteOfficeUser, { headers, body: { email, ...given } })
    return redirect('/settings/users?done=invited', 303)
  } catch (error) {
    const refused = refusedBy(error, page, USERS.failed)
    const formError = refused.errors['email'] ? null : refused.message
    return answerWith({ errors: refused.errors, formError, values: { email } }, refused.status)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: INVITE.title, path: '/settings/users/invite', isHidden: true })
}

/** Begins narrow: whoever wants to give everything says so. */
const START: Given = { role: 'admin', offices: [] }

export default function InvitePage() {
  const { isOwner } = useLoaderData<typeof loadUsers>()
  const answer = useActionData<FormAnswer>()
  return (
    <div className={settings.page}>
      <header>
        <Link to="/settings/users" className={settings.back}>
          <Icon name="arrow-left" />
          {USERS.back}
        </Link>
        <h1 className={settings.heading}>{INVITE.title}</h1>
        <p className={settings.lead}>{INVITE.lead}</p>
      </header>
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
        <div className={settings.foot}>
          <Button type="submit" variant="primary" icon="send">
            {INVITE.send}
          </Button>
        </div>
      </Form>
    </div>
  )
}
