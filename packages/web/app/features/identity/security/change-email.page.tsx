import { useActionData, useLoaderData } from 'react-router'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { withHero } from '#lib/page/hero.ts'
import { titled } from '#lib/page/page-meta.ts'
import { ChangeEmailForm } from './change-email-form.tsx'
import { askForEmail } from './change-email.ts'
import { loadOwner } from './load-owner.ts'
import { CHANGE_EMAIL } from './messages.ts'
import { OneRecord } from './one-thing.tsx'

export { staysUnderDialog as shouldRevalidate } from '#lib/visit/stays-under-dialog.ts'

export const loader = loadOwner

export const action = askForEmail

export const handle = withHero(() => ({ title: CHANGE_EMAIL.title }))

export const meta = titled(CHANGE_EMAIL.title)

export default function ChangeEmailPage() {
  const owner = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  return (
    <OneRecord>
      <ChangeEmailForm key={owner.email} {...owner} answer={answer} />
    </OneRecord>
  )
}
