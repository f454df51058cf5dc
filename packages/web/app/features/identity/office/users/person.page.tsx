import { Form, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { changeOfficeUser, removeOfficeUser, resetPasskeys } from '@clubhouse/contract/identity/office/users'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith } from '#lib/form/refused.ts'
import { titled } from '#lib/page/page-meta.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { Row } from '#ui/layout/layout.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { Button } from '#ui/button/button.tsx'
import { officeAction } from '#parts/office/office-handlers.ts'
import { GivenFields } from './given-fields.tsx'
import { loadUsers } from './load-users.ts'
import { PERSON, USERS } from './messages.ts'
import { readGiven } from './read-given.ts'
import styles from './users.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const { users, isOwner, asks_passkey: asksPasskey } = await loadUsers(args)
  const person = users.find(({ user_id: id }) => id === args.params['id'])
  if (!person) throw Response.json({ error_code: 'not_found', message: '' }, { status: 404 })
  const isLastOwner = person.role === 'owner' && users.filter(({ role }) => role === 'owner').length === 1
  const mayReset = isOwner && asksPasskey && person.has_passkey && !person.is_you
  return { person, isOwner, isLastOwner, mayReset }
}

export const action = officeAction(async ({ call, headers, request, params: { id = '' } }) => {
  const form = await readForm(request)
  const params = { user_id: id }
  if (form.get('intent') === 'remove') {
    await call(removeOfficeUser, { headers, params })
    return redirect('/settings/users?done=removed', 303)
  }
  if (form.get('intent') === 'passkeys') {
    await call(resetPasskeys, { headers, params })
    return redirect('/settings/users?done=passkeys-reset', 303)
  }
  const { given, errors } = readGiven(form)
  if (Object.keys(errors).length > 0) return answerWith({ errors })
  await call(changeOfficeUser, { headers, params, body: given })
  return redirect('/settings/users?done=changed', 303)
}, USERS.failed)

export const meta = titled(USERS.title)

/** What one of them may do, and the end of it. */
export default function PersonPage() {
  const { person, isOwner, isLastOwner, mayReset } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const name = `${person.first_name} ${person.last_name}`
  return (
    <OfficePage back={{ to: '/settings/users', label: USERS.back }} title={name} lead={person.email}>
      <Form method="post" className={settings.form} key={`${person.role} ${person.offices.join()}`}>
        <FormMessage text={answer?.formError ?? null} />
        <GivenFields given={person} mayMakeOwner={isOwner} error={answer?.errors['offices']} />
        <Row>
          <Button type="submit" variant="primary">
            {PERSON.save}
          </Button>
        </Row>
      </Form>
      {mayReset && (
        <section className={styles.block} aria-labelledby="passkeys">
          <h2 id="passkeys">{PERSON.passkeyTitle}</h2>
          <p className={styles.text}>{PERSON.passkeyLead(name)}</p>
          <Form method="post">
            <input type="hidden" name="intent" value="passkeys" />
            <Button type="submit">{PERSON.passkey}</Button>
          </Form>
        </section>
      )}
      <section className={styles.block} aria-labelledby="remove">
        <h2 id="remove">{PERSON.removeTitle}</h2>
        <p className={styles.text}>{isLastOwner ? PERSON.lastOwner : PERSON.removeLead(name)}</p>
        {!isLastOwner && (
          <Form method="post">
            <input type="hidden" name="intent" value="remove" />
            <Button type="submit" variant="danger">
              {PERSON.remove}
            </Button>
          </Form>
        )}
      </section>
    </OfficePage>
  )
}
