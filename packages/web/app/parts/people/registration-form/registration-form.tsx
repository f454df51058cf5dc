import { useEffect, useState } from 'react'
import { Link, useFetcher, useLocation, useNavigate } from 'react-router'
import type { FormAnswers } from '@clubhouse/contract/people/forms'
import type { FormError } from '@clubhouse/domain/people/forms/answers/verdict'
import { FormMessage } from '#lib/form/form-message.tsx'
import { useClub } from '#lib/page/site-data.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { failLoading, isLoading, startLoading, stopLoading, useLoading } from '#ui/loading/loading-store.ts'
import {
  draftKey,
  draftOfNobody,
  forgetDraft,
  type IsTheirs,
} from '#parts/people/dynamic-form/drafts/draft.ts'
import { DynamicForm } from '#parts/people/dynamic-form/dynamic-form.tsx'
import { DraftNote } from './draft-note.tsx'
import type { RegistrationData } from './load-registration.ts'
import { REGISTRATION } from './messages.ts'
import { ABOUT, memberOf, PERSON, withPerson } from './people-choices.ts'
import { PeopleChoice } from './people-choice.tsx'
import styles from './registration-form.module.css'
import type { Refused } from './take-answers.ts'
import { whomTyped } from './whom-typed.ts'

interface Props {
  loaded: RegistrationData
  /** What the server answered to a form that was posted without a script. */
  served: Refused | undefined
  /** The address of the page that shows the form. */
  here: string
  /** Where it is posted, where that is not the page that shows it. */
  action?: string
  /** The button that was pressed goes away: the focus must go somewhere else. */
  onStartAgain: () => void
}

const NO_ERRORS: FormError[] = []

/** NOTIF-06, NOTIF-07 */
const SEND = 'fill-in'

/** Whom a form is about, the form with what is known or was typed of them, and its sending. */
export function RegistrationForm({ loaded, served, here, action, onStartAgain }: Props) {
  const fetcher = useFetcher<Refused>()
  const { account } = useClub()
  /** Counts how often somebody began anew: each time the fields are new ones. */
  const [round, setRound] = useState(0)

  // Whoever is refused goes on with the version they began with, also when the club has changed it meanwhile.
  const form = served?.again?.form ?? loaded.form
  const refused = fetcher.data ?? served
  const draft = draftKey(form, loaded.person)
  const member = memberOf(loaded.chosen)
  const isTheirs: IsTheirs = (typed) => whomTyped(loaded.form, loaded.people, typed)?.id === loaded.chosen?.id
  useGoToTyped(loaded, here)
  const isSending = useLoading(SEND)
  useEffect(() => {
    if (fetcher.data) failLoading(SEND)
  }, [fetcher.data])

  async function send(answers: FormAnswers) {
    // The second press of a double click comes before the button is drawn anew.
    if (isLoading(SEND)) return
    startLoading(SEND)
    const about = { [ABOUT.version]: form.version, [ABOUT.member]: member ?? '', [ABOUT.draft]: draft }
    const fields = { ...about, [ABOUT.answers]: JSON.stringify(answers) }
    await fetcher.submit(fields, { method: 'post', ...(action !== undefined && { action }) })
    stopLoading(SEND)
  }

  function startAgain() {
    forgetDraft(draft)
    setRound((before) => before + 1)
    onStartAgain()
  }

  return (
    <>
      {/* The router asks about an address before the first send to it; by then there may be no signal. */}
      <Link hidden to={action ?? here} aria-hidden tabIndex={-1} />
      <PeopleChoice people={loaded.people} chosen={loaded.chosen} here={here} />
      {loaded.hasFailedToKnow && (
        <p className={styles.note} role="status">
          <Icon name="info" />
          <span>{REGISTRATION.notKnown}</span>
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
        action={action}
        onSubmit={(answers) => void send(answers)}
      >
        <input type="hidden" name={ABOUT.version} value={form.version} />
        <input type="hidden" name={ABOUT.member} value={member ?? ''} />
        <input type="hidden" name={ABOUT.draft} value={draft} />
        {/* By the button, where whoever pressed it is looking; gone while it is tried again, so that it is said anew. */}
        <FormMessage text={isSending ? null : (fetcher.data?.formError ?? null)} />
        <div className={styles.send}>
          <Button type="submit" variant="primary" size="large" loading={isSending}>
            {REGISTRATION.send}
          </Button>
          <p className={styles.privacy}>
            {REGISTRATION.lead(account.name)} {REGISTRATION.privacy}{' '}
            <Link to="/privacy">{REGISTRATION.privacyLink}</Link>.
          </p>
          <p className="visually-hidden" role="status">
            {isSending && REGISTRATION.sending}
          </p>
        </div>
      </DynamicForm>
    </>
  )
}

/** Only the browser knows what was typed before signing in: the page that was served may be about somebody else. */
function useGoToTyped({ form, people, chosen }: RegistrationData, here: string) {
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => {
    const isAsked = new URLSearchParams(location.search).has(PERSON)
    // Whoever was asked for by name is shown. Where it is about the one who is chosen, the form has taken it by now.
    const typed = chosen && !isAsked && draftOfNobody(form)
    const whom = typed && whomTyped(form, people, typed)
    if (!whom || whom.id === chosen.id) return
    void navigate(withPerson(here, whom.id), { replace: true, preventScrollReset: true })
    // Whenever the address changes: the greeting, which goes out of it now too, may have come in between.
  }, [form, people, chosen, here, location, navigate])
}
