import { redirect, useActionData, useLoaderData } from 'react-router'
import {
  acceptOfficeInvitation,
  type AskedToRun,
  readOfficeInvitation,
} from '@clubhouse/contract/identity/office-invitations'
import { newPasswordError } from '@clubhouse/domain/identity/password-rules'
import { confirmPasswordError, nameError, SIGN_UP_MESSAGES } from '@clubhouse/domain/identity/sign-up-rules'
import { calledIn } from '@clubhouse/domain/office/office-words'
import { onlySaid } from '@clubhouse/domain/validators/validators'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import type { FormFields } from '#lib/form/form-fields.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import formStyles from '#lib/form/form.module.css'
import { NewPasswordFields, PasswordOwner } from '#lib/form/new-password-fields.tsx'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { usePostedForm } from '#lib/form/use-posted-form.ts'
import { statusOf } from '#lib/page/api.ts'
import { titled } from '#lib/page/page-meta.ts'
import { setCookie } from '#lib/page/set-cookie.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { publicAction, publicLoader } from '#lib/page/handlers.ts'
import styles from '../authentication.module.css'
import { INVITATION as WORDS } from './messages.ts'
import { beginSession, goSignedIn } from '../step-action.ts'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

const HERE = '/authentication/office-invitation'

/** Opening the link changes nothing, since programmes that read mails open them, too. */
export const loader = publicLoader(async ({ call, search }) => {
  const code = search.get('code') ?? ''
  try {
    const asked: AskedToRun = await call(readOfficeInvitation, { body: { code } })
    return { code, asked }
  } catch (error) {
    if (statusOf(error) === 429 || statusOf(error) >= 500) throw error
    return { code, asked: null }
  }
})

/** Whoever chose a password is signed in with it; whoever had one signs in as usual. */
export const action = publicAction(async ({ call, page, request }) => {
  const { field } = await readFormFields(request)
  const code = field('code')
  const names = { first_name: field('first_name').trim(), last_name: field('last_name').trim() }
  const password = field('password')
  const wrong = password
    ? onlySaid({ confirmPassword: confirmPasswordError(password, field('confirmPassword')) })
    : {}
  if (Object.keys(wrong).length > 0) return answerWith({ errors: wrong, values: names })
  try {
    const { email, account_id: clubId } = await call(acceptOfficeInvitation, {
      body: { code, ...names, ...(password && { password }) },
    })
    const chosen = setCookie(page, page.cookies.clubAdmin, clubId)
    if (password) {
      await beginSession(page, { email, password, remember: false })
      const answer = goSignedIn(page, '/')
      answer.headers.append('set-cookie', chosen)
      return answer
    }
    const isHere = (await page.user())?.email === email
    if (!isHere) page.flow.write({ email })
    return redirect(isHere ? '/' : '/authentication/sign-in', {
      status: 303,
      headers: { 'set-cookie': chosen },
    })
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, WORDS.failed)
    return answerWith({ errors, formError: message, values: names }, status)
  }
})

export const meta = titled(WORDS.title)

export default function OfficeInvitationPage() {
  const { code, asked } = useLoaderData<typeof loader>()
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <h1 className={styles.title}>{asked ? WORDS.heading(asked.club) : WORDS.over}</h1>
        <div className={styles.body}>{asked ? <Accept code={code} asked={asked} /> : <Over />}</div>
      </section>
    </div>
  )
}

function Over() {
  return (
    <>
      <p>{WORDS.overBody}</p>
      <ButtonLink to="/authentication">{WORDS.signIn}</ButtonLink>
    </>
  )
}

function Accept({ code, asked }: { code: string; asked: AskedToRun }) {
  const { props, formError, errorOf, values, isBusy } = usePostedForm(
    (fields) => whatIsWrong(asked, fields),
    useActionData<FormAnswer>(),
    { name: HERE, failed: WORDS.failed, draft: null },
  )
  const as = calledIn({ roles: [asked.role], offices: asked.offices })
  return (
    <form {...props} action={`${HERE}?code=${encodeURIComponent(code)}`} className={formStyles.form}>
      <p>{WORDS.lead(asked.invited_by, as)}</p>
      <FormMessage text={formError} />
      <input type="hidden" name="code" value={code} />
      {!asked.has_name && (
        <>
          <TextField
            label={WORDS.firstName}
            name="first_name"
            autoComplete="given-name"
            defaultValue={values['first_name'] ?? ''}
            error={errorOf('first_name')}
          />
          <TextField
            label={WORDS.lastName}
            name="last_name"
            autoComplete="family-name"
            defaultValue={values['last_name'] ?? ''}
            error={errorOf('last_name')}
          />
        </>
      )}
      {asked.has_password ? (
        <p>{WORDS.usual(asked.email)}</p>
      ) : (
        <>
          <PasswordOwner email={asked.email} />
          <NewPasswordFields label={WORDS.password} errorOf={errorOf} />
          <p>
            {WORDS.terms} <a href="/terms">{WORDS.termsLink}</a>
          </p>
        </>
      )}
      <Button type="submit" variant="primary" size="large" wide loading={isBusy}>
        {WORDS.accept}
      </Button>
    </form>
  )
}

function whatIsWrong(asked: AskedToRun, { field }: FormFields) {
  const password = field('password')
  return onlySaid({
    ...(!asked.has_name && {
      first_name: nameError(field('first_name'), SIGN_UP_MESSAGES.firstName),
      last_name: nameError(field('last_name'), SIGN_UP_MESSAGES.lastName),
    }),
    ...(!asked.has_password && {
      password: newPasswordError(password),
      confirmPassword: confirmPasswordError(password, field('confirmPassword')),
    }),
  })
}
