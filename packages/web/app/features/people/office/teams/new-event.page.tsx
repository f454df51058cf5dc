import { redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { createTeamEvent, listFixtures } from '@clubhouse/contract/people/office/team-events'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { titled } from '#lib/page/page-meta.ts'
import { officeAction, officeLoader } from '#parts/office/office-handlers.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { FIXTURES_PATH, eventPath, NEW_EVENT_PATH } from '#parts/people/teams/event-paths.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { EventForm } from './event-form.tsx'
import { factsOf, fieldErrors, readKind, typedValues } from './event-values.ts'
import { FIXTURES, FORM } from './messages.ts'

export const loader = officeLoader(async ({ call, headers, search }) => {
  const { teams } = await call(listFixtures, { headers, query: { per_page: 1 } })
  const [only] = teams
  const asked = search.get('team')
  const team = teams.some(({ group_id: id }) => id === asked)
    ? asked
    : teams.length === 1
      ? only?.group_id
      : ''
  return { teams, team: team ?? '', kind: readKind(search.get('kind')) }
})

export const action = officeAction(async ({ call, page, headers, request }) => {
  const fields = readFields(await readForm(request))
  const kind = readKind(fields.field('kind'))
  const values = typedValues(fields)
  const { errors, facts, until } = factsOf(values, kind)
  if (facts === null) return answerWith({ errors, values })
  try {
    const body = { ...facts, kind, group_id: values.team, repeat_until: until ?? null }
    const { event_id: id, added } = await call(createTeamEvent, { headers, body })
    return redirect(`${eventPath(id)}?done=added&count=${added}`, 303)
  } catch (error) {
    const { status, message, errors: said } = refusedBy(error, page, FORM.failed)
    const shown = fieldErrors(said)
    return answerWith(
      { formError: Object.keys(shown).length > 0 ? null : message, errors: shown, values },
      status,
    )
  }
})

export const meta = titled<typeof loader>((data) => FORM.titles[data?.kind ?? 'training'])

/** A match or a training, with as little typing as it takes. */
export default function NewEventPage() {
  const { teams, team, kind } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <OfficePage back={{ to: FIXTURES_PATH, label: FIXTURES.title }} title={FORM.titles[kind]}>
      {teams.length === 0 ? (
        <EmptyState icon="family" action={<ButtonLink to="/people/groups">{FORM.groups}</ButtonLink>}>
          {FORM.noTeams}
        </EmptyState>
      ) : (
        <EventForm
          key={kind}
          kind={kind}
          action={`${NEW_EVENT_PATH}?kind=${kind}`}
          values={{ team }}
          answer={answer}
          teams={teams}
        >
          <Button type="submit" variant="primary" loading={isBusy}>
            {FORM.add[kind]}
          </Button>
          <ButtonLink to={FIXTURES_PATH}>{FORM.cancel}</ButtonLink>
        </EventForm>
      )}
    </OfficePage>
  )
}
