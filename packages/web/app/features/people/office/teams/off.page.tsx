import { Form, redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { EVENT_LIMITS } from '@clubhouse/contract/people/team-event-limits'
import { callOffTeamEvent, getTeamEvent } from '@clubhouse/contract/people/office/team-events'
import { eventName, nearDay, timesOf } from '@clubhouse/domain/people/teams/event-words'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { titled } from '#lib/page/page-meta.ts'
import { officeAction, officeLoader } from '#parts/office/office-handlers.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { eventPath, offPath } from '#parts/people/teams/event-paths.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { EVENT, OFF } from './messages.ts'
import styles from './teams.module.css'

const OTHER = 'other'

export const loader = officeLoader(async ({ call, page, headers, params: { id = '' } }) => {
  const event = await call(getTeamEvent, { headers, params: { event_id: id } })
  const { players, ...facts } = event
  return { event: facts, players: players.length, now: page.now().toISOString() }
})

export const action = officeAction(async ({ call, page, headers, request, params: { id = '' } }) => {
  const { field } = readFields(await readForm(request))
  const values = { reason: field('reason'), other: field('other').trim() }
  const reason = values.reason === OTHER || values.reason === '' ? values.other : values.reason
  try {
    const { told } = await call(callOffTeamEvent, { headers, params: { event_id: id }, body: { reason } })
    return redirect(`${eventPath(id)}?done=told&count=${told}`, 303)
  } catch (error) {
    const { status, message } = refusedBy(error, page, EVENT.failed)
    return answerWith({ formError: message, values }, status)
  }
})

export const meta = titled<typeof loader>((data) => OFF.title[data?.event.kind ?? 'training'])

/** The second press: why, who is told, and the button that does it. */
export default function OffPage() {
  const { event, players, now } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const isBusy = useNavigation().state === 'submitting'
  const zone = event.time_zone
  const when = `${nearDay(event.starts_at, new Date(now), zone)}, ${timesOf(event, zone)}`
  const reason = answer?.values['reason'] ?? OFF.reasons[0]
  return (
    <OfficePage
      back={{ to: eventPath(event.event_id), label: eventName(event) }}
      title={OFF.title[event.kind]}
      lead={[event.team, when, event.place].filter(Boolean).join(' · ')}
    >
      {event.is_off ? (
        <p>{OFF.already}</p>
      ) : (
        <Form method="post" action={offPath(event.event_id)} className={styles.off} noValidate>
          <FormMessage text={answer?.formError ?? null} />
          <RadioGroup
            label={OFF.why}
            name="reason"
            inline
            options={[
              ...OFF.reasons.map((value) => ({ value, label: value })),
              { value: OTHER, label: OFF.other },
            ]}
            defaultValue={reason}
          />
          <TextField
            label={OFF.otherLabel}
            hint={OFF.otherHint}
            name="other"
            optional
            maxLength={EVENT_LIMITS.reason}
            autoComplete="off"
            defaultValue={answer?.values['other'] ?? ''}
          />
          <p className={styles.tells}>
            <Icon name="send" />
            <span>
              {OFF.tells(event.told, players)} {OFF.site} {OFF.cant}
            </span>
          </p>
          <div className={styles.acts}>
            <Button type="submit" variant="danger" loading={isBusy}>
              {OFF.press(event.told)}
            </Button>
            <ButtonLink to={eventPath(event.event_id)}>{OFF.keep}</ButtonLink>
          </div>
        </Form>
      )}
    </OfficePage>
  )
}
