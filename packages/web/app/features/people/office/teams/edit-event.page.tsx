import { redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { changeTeamEvent, getTeamEvent } from '@clubhouse/contract/people/office/team-events'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { titled } from '#lib/page/page-meta.ts'
import { officeAction, officeLoader } from '#parts/office/office-handlers.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { editPath, eventPath } from '#parts/people/teams/event-paths.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { EventForm } from './event-form.tsx'
import { factsOf, fieldErrors, readKind, typedValues, valuesOf } from './event-values.ts'
import { FORM } from './messages.ts'

export const loader = officeLoader(async ({ call, headers, params: { id = '' } }) => {
  const event = await call(getTeamEvent, { headers, params: { event_id: id } })
  const { kind, team, later, time_zone: timeZone } = event
  return { id, kind, team, later, values: valuesOf(event, timeZone) }
})

export const action = officeAction(async ({ call, page, headers, request, params: { id = '' } }) => {
  const fields = readFields(await readForm(request))
  const values = typedValues(fields)
  const { errors, facts } = factsOf(values, readKind(fields.field('kind')))
  if (facts === null) return answerWith({ errors, values })
  try {
    const body = { ...facts, later: values.later === 'on' }
    const { changed } = await call(changeTeamEvent, { headers, params: { event_id: id }, body })
    return redirect(`${eventPath(id)}?done=changed&count=${changed}`, 303)
  } catch (error) {
    const { status, message, errors: said } = refusedBy(error, page, FORM.failed)
    const shown = fieldErrors(said)
    return answerWith(
      { formError: Object.keys(shown).length > 0 ? null : message, errors: shown, values },
      status,
    )
  }
})

export const meta = titled<typeof loader>((data) => FORM.editTitles[data?.kind ?? 'training'])

export default function EditEventPage() {
  const { id, kind, team, later, values } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <OfficePage back={{ to: eventPath(id), label: team }} title={FORM.editTitles[kind]}>
      <EventForm kind={kind} action={editPath(id)} values={values} answer={answer} later={later}>
        <Button type="submit" variant="primary" loading={isBusy}>
          {FORM.save}
        </Button>
        <ButtonLink to={eventPath(id)}>{FORM.cancel}</ButtonLink>
      </EventForm>
    </OfficePage>
  )
}
