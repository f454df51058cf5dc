import type { Preferences } from '@clubhouse/contract/messages/member-preferences'
import { formatShortDate } from '@clubhouse/domain/format'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { UnsentForm } from '#lib/form/unsent-form.tsx'
import { usePostedForm } from '#lib/form/use-posted-form.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { CopyLinkButton } from '#ui/copy-link/copy-link-button.tsx'
import { CALENDAR } from './messages.ts'
import styles from './preferences.module.css'

interface Props {
  calendar: Preferences['calendar']
  answer: FormAnswer | undefined
}

/** The family's calendar: its address is shown once, when it is made. */
export function CalendarCard({ calendar, answer }: Props) {
  const {
    props,
    formError,
    isBusy,
    answer: heard,
    ...unsent
  } = usePostedForm(() => ({}), answer, {
    name: 'calendar',
    failed: CALENDAR.failed,
    draft: null,
  })
  const address = heard?.values['calendar']
  const isMade = calendar !== null || address !== undefined
  return (
    <Card as="section" padded>
      <h2 className={styles.title}>{CALENDAR.title}</h2>
      <p className={styles.lead}>{CALENDAR.lead}</p>
      <form {...props} action="/preferences" className={styles.form}>
        <FormMessage text={formError} />
        <input type="hidden" name="intent" value="calendar" />
        {address ? (
          <div className={styles.secret} role="status">
            <strong>{CALENDAR.address}</strong>
            <code>{address}</code>
            <div className={styles.actions}>
              <ButtonLink variant="primary" icon="calendar" to={address.replace(/^https?:/, 'webcal:')}>
                {CALENDAR.toPhone}
              </ButtonLink>
              <CopyLinkButton href={address} label={CALENDAR.copy} />
            </div>
            <p>{CALENDAR.shown}</p>
            <p className={styles.quiet}>{CALENDAR.how}</p>
          </div>
        ) : (
          <p>
            {calendar ? CALENDAR.made(formatShortDate(calendar.made_at, 'Europe/Dublin')) : CALENDAR.none}
          </p>
        )}
        <div className={styles.actions}>
          <Button type="submit" icon="calendar" loading={isBusy}>
            {isMade ? CALENDAR.renew : CALENDAR.make}
          </Button>
        </div>
        {isMade && <p className={styles.quiet}>{CALENDAR.renewNote}</p>}
        <UnsentForm {...unsent} />
      </form>
      {isMade && <StopSharing />}
    </Card>
  )
}

function StopSharing() {
  const { props, formError, isBusy } = usePostedForm(() => ({}), undefined, {
    name: 'calendar-stop',
    failed: CALENDAR.failed,
    draft: null,
  })
  return (
    <form {...props} action="/preferences">
      <FormMessage text={formError} />
      <input type="hidden" name="intent" value="calendar-stop" />
      <Button type="submit" variant="quiet" loading={isBusy}>
        {CALENDAR.remove}
      </Button>
    </form>
  )
}
