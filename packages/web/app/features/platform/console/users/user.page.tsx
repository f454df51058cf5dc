import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import * as contract from '@clubhouse/contract/platform/users'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { asRouteError } from '#lib/page/api.ts'
import { askedAddress, pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { requireUser } from '#lib/page/require-user.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from '../su.module.css'
import { USER } from './messages.ts'
import { CorrectEmail, HelpIn } from './user-acts.tsx'
import { UserClubs, UserDone, UserSignIn } from './user-facts.tsx'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  await requireUser(page, request)
  const done = askedAddress(request).searchParams.get('done') ?? ''
  try {
    const user = await page.call(contract.getPlatformUser, { params: { user_id: params['userId'] ?? '' } })
    return { user, said: said(done) }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

const said = (act: string): string | null =>
  Object.hasOwn(USER.said, act) ? USER.said[act as keyof typeof USER.said] : null

export async function action({ request, context, params }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  await requireUser(page, request)
  const { field } = await readFormFields(request)
  const of = { params: { user_id: params['userId'] ?? '' } }
  const [act, email] = [field('act'), field('email')]
  try {
    switch (act) {
      case 'sign-out':
        await page.call(contract.endUserSignIns, of)
        break
      case 'unlock':
        await page.call(contract.unlockUser, of)
        break
      case 'verify':
        await page.call(contract.mailUserVerification, { ...of, body: {} })
        break
      case 'forget':
        await page.call(contract.forgetUserPasskeys, of)
        break
      case 'correct':
        await page.call(contract.correctUserEmail, { ...of, body: { email } })
        break
      default:
        return answerWith({ formError: USER.failed }, 400)
    }
    return redirect(`/people/${of.params.user_id}?done=${act}`, 303)
  } catch (error) {
    const { status, errors, message } = refusedBy(error, page, USER.failed)
    return answerWith({ errors, values: { act, email }, formError: errors['email'] ? null : message }, status)
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const user = loaderData?.user
  return pageMeta(matches, {
    title: user?.name || USER.signIn,
    path: `/people/${user?.user_id ?? ''}`,
    isHidden: true,
  })
}

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
