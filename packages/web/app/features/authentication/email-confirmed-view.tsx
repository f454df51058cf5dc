import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { FormAnswer } from '../../lib/form/form-answer.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './authentication.module.css'
import { actionAddress, stepAddress } from './frame.ts'
import { VERIFY } from './messages.ts'
import type { ViewProps } from './view-props.ts'

/** AUTH-68 to AUTH-72. Opening the page spends nothing: the browser posts the code, or the reader does. */
export function EmailConfirmedView({ data, frame, answer: served }: ViewProps) {
  const fetcher = useFetcher<FormAnswer>()
  const answer = fetcher.data ?? served
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)

  useEffect(() => {
    if (isSent.current || served || !form.current) return
    isSent.current = true
    void fetcher.submit(form.current)
  })

  if (!answer && data.code) {
    return (
      <div className={styles.outcome}>
        <Outcome state="pending" />
        <fetcher.Form ref={form} method="post" action={actionAddress(frame, 'email-confirmed')}>
          <input type="hidden" name="code" value={data.code} />
          <noscript>
            <Button type="submit" variant="primary" size="large">
              {VERIFY.confirm}
            </Button>
          </noscript>
        </fetcher.Form>
      </div>
    )
  }
  return (
    <div className={styles.outcome}>
      <Outcome state={answer?.isDone ? 'success' : 'failure'} />
      <ButtonLink variant="primary" size="large" to={stepAddress(frame, 'check-email')}>
        {VERIFY.goToSignIn}
      </ButtonLink>
    </div>
  )
}

const ICONS = { pending: 'spinner', success: 'success', failure: 'warning' } as const

function Outcome({ state }: { state: keyof typeof ICONS }) {
  const { title, text } = VERIFY[state]
  return (
    <div role={state === 'failure' ? 'alert' : 'status'} className={styles.outcomeWords} data-state={state}>
      <Icon name={ICONS[state]} />
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  )
}
