import { Link, redirect, useActionData, useLoaderData } from 'react-router'
import * as contract from '@clubhouse/contract/platform/users'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { titled } from '#lib/page/page-meta.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { memberAction, memberLoader } from '#lib/page/handlers.ts'
import styles from '../su.module.css'
import { USER } from './messages.ts'
import { CorrectEmail, HelpIn } from './user-acts.tsx'
import { UserClubs, UserDone, UserSignIn } from './user-facts.tsx'

export const loader = memberLoader(async ({ call, search, params }) => {
  const done = search.get('done') ?? ''
  const user = await call(contract.getPlatformUser, { params: { user_id: params['userId'] ?? '' } })
  return { user, said: said(done) }
})

const said = (act: string): string | null =>
  Object.hasOwn(USER.said, act) ? USER.said[act as keyof typeof USER.said] : null

export const action = memberAction(async ({ call, page, request, params }) => {
  const { field } = await readFormFields(request)
  const of = { params: { user_id: params['userId'] ?? '' } }
  const [act, email] = [field('act'), field('email')]
  try {
    switch (act) {
      case 'sign-out':
        await call(contract.endUserSignIns, of)
        break
      case 'unlock':
        await call(contract.unlockUser, of)
        break
      case 'verify':
        await call(contract.mailUserVerification, { ...of, body: {} })
        break
      case 'forget':
        await call(contract.forgetUserPasskeys, of)
        break
      case 'correct':
        await call(contract.correctUserEmail, { ...of, body: { email } })
        break
      default:
        return answerWith({ formError: USER.failed }, 400)
    }
    return redirect(`/people/${of.params.user_id}?done=${act}`, 303)
  } catch (error) {
    const { status, errors, message } = refusedBy(error, page, USER.failed)
    return answerWith({ errors, values: { act, email }, formError: errors['email'] ? null : message }, status)
  }
})

export const meta = titled<typeof loader>((data) => {
  const user = data?.user
  return user?.name || USER.signIn
})

export default function UserPage() {
  const { user, said: words } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() ?? null
  return (
    <div className={styles.page}>
      <header>
        <Link to="/people" className={styles.back}>
          <Icon name="arrow-left" />
          {USER.back}
        </Link>
        <h1 className={styles.heading}>{user.name || user.email}</h1>
        {words && !answer && (
          <p role="status" className={styles.said}>
            {words}
          </p>
        )}
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <UserClubs user={user} />
          <HelpIn user={user} answer={answer} />
          <CorrectEmail user={user} answer={answer} />
          <UserDone user={user} />
        </div>
        <div className={styles.column}>
          <UserSignIn user={user} />
        </div>
      </div>
    </div>
  )
}
