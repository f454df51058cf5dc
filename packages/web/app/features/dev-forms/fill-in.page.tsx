import { useEffect, useRef, useState } from 'react'
import {
  type ClientActionFunctionArgs,
  data,
  Link,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useFetcher,
  useLoaderData,
  useLocation,
  useNavigate,
} from 'react-router'
import type { FormAnswers } from '@clubhouse/contract/forms'
import type { FormError } from '@clubhouse/domain/forms/answers/verdict'
import { FormMessage } from '../../lib/form/form-message.tsx'
import { pageContext } from '../../lib/page/page-context.ts'
import { pageMeta, siteIn } from '../../lib/page/page-meta.ts'
import { useClub } from '../../lib/page/site-data.ts'
import { Button } from '../../ui/button/button.tsx'
import { titleOfFailed } from '../../ui/error-summary/title-of-failed.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { failLoading, isLoading, startLoading, stopLoading } from '../../ui/loading/loading-store.ts'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { draftKey, draftOfNobody, forgetDraft, type IsTheirs } from '../../parts/dynamic-form/drafts/draft.ts'
import { DynamicForm } from '../../parts/dynamic-form/dynamic-form.tsx'
import { ABOUT } from './about-fields.ts'
import styles from './dev-forms.module.css'
import { DraftNote } from './draft-note.tsx'
import type { Refused } from './fill-in-action.ts'
import { type FillInData, loadFillIn } from './load-fill-in.ts'
import { FILL_IN, KIND_SENTENCE } from './messages.ts'
import { memberOf } from './people-choices.ts'
import { PeopleChoice } from './people-choice.tsx'
import { refusedContext } from './refused-context.ts'
import { whomTyped } from './whom-typed.ts'

export { fillInAction as action } from './fill-in-action.ts'
export { RouteError as ErrorBoundary } from '../../lib/errors/route-error.tsx'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('for')
  const loaded = await loadFillIn(context.get(pageContext), params['formId'] ?? '', asked)
  return { ...loaded, isRefused: context.get(refusedContext) }
}

/** NOTIF-06, NOTIF-07 */
const SEND = 'fill-in'

/**
 * Shared by the page and by what sends it, so that the two are one file: whoever has lost the signal cannot fetch
 * another to be told so.
 */
const NO_ERRORS: FormError[] = []

/** An answer that does not come is no reason to take the form away: what was typed stands there to be sent again. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<Refused>()
  } catch (error) {
    // A redirect, or the server's own word: that is an answer.
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error
    return data<Refused>({ errors: NO_ERRORS, formError: FILL_IN.notSent, again: null }, { status: 503 })
  }
}

/** Where the club has changed the form meanwhile, it comes as it is now; what was typed is brought along. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs): boolean {
  return asked.actionStatus === 409 || asked.defaultShouldRevalidate
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const name = loaderData?.form.name ?? siteIn(matches)?.account?.name ?? ''
  const title = loaderData?.isRefused ? titleOfFailed(name) : name
  return pageMeta(matches, { title, path: '/dev/forms', isHidden: true })
}

export default function FillInPage() {
  const loaded = useLoaderData<FillInData>()
  const served = useActionData<Refused>()
  const fetcher = useFetcher<Refused>()
  const { account } = useClub()
  /** Counts how often somebody began anew: each time the fields are new ones. */
  const [round, setRound] = useState(0)
  const title = useRef<HTMLHeadingElement>(null)

  // Whoever is refused goes on with the version they began with, also when the club has changed it meanwhile.
  const form = served?.again?.form ?? loaded.form
  const refused = fetcher.data ?? served
  const draft = draftKey(form, loaded.person)
  const member = memberOf(loaded.chosen)
  const isTheirs: IsTheirs = (typed) => whomTyped(loaded.form, loaded.people, typed)?.id === loaded.chosen?.id
  useGoToTyped(loaded)
  const isSending = useLoading(SEND)
  useEffect(() => {
    if (fetcher.data) failLoading(SEND)
  }, [fetcher.data])

  async function send(answers: FormAnswers) {
    // The second press of a double click comes before the button is drawn anew.
    if (isLoading(SEND)) return
    startLoading(SEND)
    const about = { [ABOUT.version]: form.version, [ABOUT.member]: member ?? '', [ABOUT.draft]: draft }
    await fetcher.submit({ ...about, [ABOUT.answers]: JSON.stringify(answers) }, { method: 'post' })
    stopLoading(SEND)
  }

  function startAgain() {
    forgetDraft(draft)
    setRound((before) => before + 1)
    // The button that was pressed goes away.
    title.current?.focus()
  }

  return (
    <>
      <header className={styles.hero}>
        <div className={`container ${styles.heroInside}`}>
          <Link to="/dev/forms" className={styles.heroBack}>
            <Icon name="chevron-left" />
            {FILL_IN.all}
          </Link>
          <h1 ref={title} tabIndex={-1}>
            {form.name}
          </h1>
          <p className={styles.lead}>{KIND_SENTENCE[form.kind]}</p>
        </div>
      </header>
      <div className={`container ${styles.column}`}>
        {/* The router asks about an address before the first send to it; by then there may be no signal. */}
        <Link hidden to={`/dev/forms/${form.form_id}`} aria-hidden tabIndex={-1} />
        <PeopleChoice people={loaded.people} chosen={loaded.chosen} formId={form.form_id} />
        {loaded.hasFailedToKnow && (
          <p className={styles.note} role="status">
            <Icon name="info" />
            <span>{FILL_IN.notKnown}</span>
          </p>
        )}
        <DraftNote key={`${draft} ${round}`} draft={draft} isTheirs={isTheirs} onStartAgain={startAgain} />
        <FormMessage text={served?.formError ?? null} />
        <DynamicForm
          key={`${draft} ${round} form`}
          form={form}
          initial={loaded.initial}
          today={loaded.today}
          errors={refused?.errors ?? NO_ERRORS}
          {...(served?.again && { posted: served.again.posted })}
          draftKey={draft}
          isDraftTheirs={isTheirs}
          isAboutOneself={loaded.isAboutOneself}
          onSubmit={(answers) => void send(answers)}
        >
          <input type="hidden" name={ABOUT.version} value={form.version} />
          <input type="hidden" name={ABOUT.member} value={member ?? ''} />
          <input type="hidden" name={ABOUT.draft} value={draft} />
          {/* By the button, where whoever pressed it is looking; gone while it is tried again, so that it is said anew. */}
          <FormMessage text={isSending ? null : (fetcher.data?.formError ?? null)} />
          <div className={styles.send}>
            <Button type="submit" variant="primary" size="large" loading={isSending}>
              {FILL_IN.send}
            </Button>
            <p className={styles.privacy}>
              {FILL_IN.lead(account.name)} {FILL_IN.privacy} <Link to="/privacy">{FILL_IN.privacyLink}</Link>.
            </p>
            <p className="visually-hidden" role="status">
              {isSending && FILL_IN.sending}
            </p>
          </div>
        </DynamicForm>
      </div>
    </>
  )
}

/** Only the browser knows what was typed before signing in: the page that was served may be about somebody else. */
function useGoToTyped({ form, people, chosen }: FillInData) {
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => {
    const isAsked = new URLSearchParams(location.search).has('for')
    // Whoever was asked for by name is shown. Where it is about the one who is chosen, the form has taken it by now.
    const typed = chosen && !isAsked && draftOfNobody(form)
    const whom = typed && whomTyped(form, people, typed)
    if (!whom || whom.id === chosen.id) return
    void navigate(`?for=${whom.id}`, { replace: true, preventScrollReset: true })
    // Whenever the address changes: the greeting, which goes out of it now too, may have come in between.
  }, [form, people, chosen, location, navigate])
}
