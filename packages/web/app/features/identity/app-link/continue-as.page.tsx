import { useLoaderData } from 'react-router'
import { Crest } from '#parts/site/club/crest.tsx'
import { titled } from '#lib/page/page-meta.ts'
import { useClub } from '#lib/page/site-data.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { publicLoader } from '#lib/page/handlers.ts'
import styles from './continue-as.module.css'
import { CONTINUE_AS, RUN_OUT } from './messages.ts'

export { answerAppLink as action } from './answer-app-link.ts'
export { privateHeaders as headers } from '#lib/page/keep.ts'
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

export interface ContinueData {
  /** Whom the link would sign in; null once it is worth nothing. */
  firstName: string | null
}

/** SHELL-40, ADR 025: looks whose code it is, and spends nothing. */
export const loader = publicLoader(async ({ page, search }): Promise<ContinueData> => {
  const { appLink } = page
  const owner = await appLink.whose(search.get('token') ?? '')
  return { firstName: owner?.firstName ?? null }
})

export const meta = titled<typeof loader>((data) => {
  const name = data?.firstName
  const title = name ? CONTINUE_AS.title(name) : RUN_OUT.title
  return title
})

export default function ContinueAsPage() {
  const { firstName } = useLoaderData<ContinueData>()
  const { account, cdnHost } = useClub()
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <span className={styles.plate}>
          <Crest club={account} cdnHost={cdnHost} priority="eager" />
        </span>
        {firstName === null ? <RunOut /> : <Question name={firstName} />}
      </section>
    </div>
  )
}

/** A form of the browser itself: the page that follows begins a visit of its own, with the cookies of the sign-in. */
function Question({ name }: { name: string }) {
  const { account, user } = useClub()
  return (
    <form method="post" className={styles.words}>
      <h1 className={styles.title}>{CONTINUE_AS.title(name)}</h1>
      <p>{user ? CONTINUE_AS.replaces(user.first_name) : CONTINUE_AS.lead(account.name)}</p>
      <p className={styles.quiet}>{CONTINUE_AS.stranger(name)}</p>
      <Button type="submit" name="answer" value="continue" variant="primary" size="large" wide>
        {CONTINUE_AS.yes}
      </Button>
      <Button type="submit" name="answer" value="decline" variant="quiet" wide>
        {CONTINUE_AS.no}
      </Button>
    </form>
  )
}

/** Also for whoever pressed twice, and is signed in by the first. */
function RunOut() {
  const { user } = useClub()
  return (
    <div className={styles.words}>
      <h1 className={styles.title}>{RUN_OUT.title}</h1>
      <p>{user ? RUN_OUT.signedIn(user.first_name) : RUN_OUT.lead}</p>
      {!user && (
        <ButtonLink to="/authentication/check-email" variant="primary" size="large" wide>
          {RUN_OUT.signIn}
        </ButtonLink>
      )}
      <ButtonLink to="/" variant={user ? 'primary' : 'quiet'} wide>
        {RUN_OUT.home}
      </ButtonLink>
    </div>
  )
}
