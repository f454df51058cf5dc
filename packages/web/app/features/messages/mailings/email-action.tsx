import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useActionData, useLoaderData, useLocation } from 'react-router'
import { Crest } from '#parts/site/club/crest.tsx'
import { useClub } from '#lib/page/site-data.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './email-action.module.css'
import { COMMON } from './messages.ts'
import type { PostResponse } from './post-response.ts'
import type { EmailAnswer } from './save-response.ts'

interface Props {
  texts: { title: string; success: string; press: string }
  post: PostResponse
}

export interface EmailActionData {
  /** Whether the link holds all the ids that are sent. */
  isWhole: boolean
}

type State = 'pending' | 'success' | 'failed'

/**
 * EMAILACT-04, EMAILACT-05. Whoever merely fetches the page, such as a scanner of mails, saves nothing: the browser
 * calls once on opening, or the reader posts where no scripts run. The form names nothing, since the address of the
 * page, to which it posts, holds it all.
 */
export function EmailAction({ texts, post }: Props) {
  const { isWhole } = useLoaderData<EmailActionData>()
  const served = useActionData<EmailAnswer>()
  const { account, cdnHost } = useClub()
  const { search } = useLocation()
  const [state, setState] = useState<State>(servedState(isWhole, served))
  const isOpened = useRef(false)

  const send = () => post(new URLSearchParams(search), account.slug)
  const settle = (isSaved: boolean) => setState(isSaved ? 'success' : 'failed')

  useEffect(() => {
    if (isOpened.current) return
    isOpened.current = true
    if (state === 'pending') void send().then(settle)
  })

  function again(event: SubmitEvent) {
    event.preventDefault()
    setState('pending')
    void send().then(settle)
  }

  return (
    <div className={styles.page}>
      <section className={styles.card} data-state={state}>
        <div className={styles.band} aria-hidden="true" />
        <span className={styles.plate}>
          <Crest club={account} cdnHost={cdnHost} priority="eager" />
        </span>
        <h1 className={styles.club}>
          {account.name}
          <span className="visually-hidden">: {texts.title}</span>
        </h1>
        <div className={styles.words} role="status">
          <span className={state === 'pending' ? styles.byItself : undefined}>
            <Icon name={ICONS[state]} className={styles.icon} />
          </span>
          <p className={state === 'pending' ? styles.byItself : undefined}>
            {state === 'success' ? texts.success : SENTENCES[state]}
          </p>
        </div>
        {isWhole && state !== 'success' && (
          <form method="post" onSubmit={again}>
            {state === 'pending' && (
              <noscript>
                <p className={styles.ask}>{COMMON.askToPress}</p>
                <Button type="submit" variant="primary" size="large">
                  {texts.press}
                </Button>
              </noscript>
            )}
            {state === 'failed' && (
              <Button type="submit" variant="primary" size="large">
                {COMMON.retry}
              </Button>
            )}
          </form>
        )}
        {state === 'failed' && (
          <ButtonLink to="/" variant={isWhole ? 'quiet' : 'primary'} size="large">
            {COMMON.home}
          </ButtonLink>
        )}
      </section>
    </div>
  )
}

const ICONS = { pending: 'spinner', success: 'success', failed: 'warning' } as const
const SENTENCES = { pending: COMMON.pending, failed: COMMON.failure } as const

/** OPEN-068: a link that lacks an id has failed before anything was sent. */
function servedState(isWhole: boolean, answer: EmailAnswer | undefined): State {
  if (!isWhole) return 'failed'
  if (!answer) return 'pending'
  return answer.isSaved ? 'success' : 'failed'
}
