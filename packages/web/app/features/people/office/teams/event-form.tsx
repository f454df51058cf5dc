import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { EVENT_LIMITS } from '@clubhouse/contract/people/team-event-limits'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { newEventPath } from '#parts/people/teams/event-paths.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { Columns, Row } from '#ui/layout/layout.tsx'
import styles from './event-form.module.css'
import type { EventValues, Kind } from './event-values.ts'
import { FORM } from './messages.ts'

interface Props {
  kind: Kind
  action: string
  values: Partial<EventValues>
  answer: FormAnswer | undefined
  /** Only for one that is added: for which team. */
  teams?: readonly { group_id: string; name: string }[]
  /** Later ones that were added with it. */
  later?: number
  children: ReactNode
}

/** In the order in which somebody says it: who, when, where, against whom. */
export function EventForm({ kind, action, values: given, answer, teams, later = 0, children }: Props) {
  const values: Partial<EventValues> = { ...given, ...answer?.values }
  const of = (name: keyof EventValues) => ({
    name,
    defaultValue: values[name] ?? '',
    error: answer?.errors[name],
  })
  const isMatch = kind === 'match'
  return (
    <Form method="post" action={action} className={styles.form} noValidate>
      <FormMessage text={answer?.formError ?? null} />
      <input type="hidden" name="kind" value={kind} />
      {teams && <KindChoice kind={kind} team={values.team ?? ''} />}
      {teams ? (
        <Select
          label={FORM.team}
          placeholder={FORM.chooseTeam}
          options={teams.map(({ group_id: value, name: label }) => ({ value, label }))}
          {...of('team')}
        />
      ) : (
        <input type="hidden" name="team" value={values.team} />
      )}
      {isMatch && (
        <>
          <TextField
            label={FORM.opponent}
            hint={FORM.opponentHint}
            maxLength={EVENT_LIMITS.opponent}
            autoComplete="off"
            {...of('opponent')}
          />
          <RadioGroup
            label={FORM.where}
            name="where"
            inline
            options={[
              { value: 'home', label: FORM.home },
              { value: 'away', label: FORM.away },
            ]}
            defaultValue={values.where || 'home'}
          />
        </>
      )}
      <DateField calendar label={FORM.day} hint={FORM.dayHint} {...of('day')} />
      <div className={styles.times}>
        <TextField label={FORM.time} type="time" {...of('time')} />
        <TextField label={FORM.ends} type="time" optional {...of('ends')} />
        <TextField label={FORM.meets} type="time" optional {...of('meets')} />
      </div>
      <TextField
        label={FORM.place}
        hint={FORM.placeHint}
        optional
        maxLength={EVENT_LIMITS.place}
        autoComplete="off"
        {...of('place')}
      />
      <Columns>
        <TextField
          label={FORM.note}
          hint={FORM.noteHint}
          optional
          maxLength={EVENT_LIMITS.note}
          autoComplete="off"
          {...of('note')}
        />
        {isMatch && (
          <TextField
            label={FORM.competition}
            hint={FORM.competitionHint}
            optional
            maxLength={EVENT_LIMITS.competition}
            autoComplete="off"
            {...of('competition')}
          />
        )}
      </Columns>
      {teams && <DateField calendar label={FORM.repeat} hint={FORM.repeatHint} optional {...of('repeat')} />}
      <Checkbox
        label={FORM.asks}
        hint={FORM.asksHint}
        name="asks"
        defaultChecked={values.asks === undefined || values.asks === 'on'}
      />
      {later > 0 && (
        <Checkbox
          label={FORM.later(later)}
          hint={FORM.laterHint}
          name="later"
          defaultChecked={values.later === 'on'}
        />
      )}
      {teams && <p className={styles.note}>{FORM.public}</p>}
      <Row>{children}</Row>
    </Form>
  )
}

/** The other kind has other fields, so it is a page of its own. */
function KindChoice({ kind, team }: { kind: Kind; team: string }) {
  return (
    <nav className={styles.kinds} aria-label={FORM.kind}>
      {(['training', 'match'] as const).map((each) => (
        <Link
          key={each}
          to={newEventPath({ kind: each, ...(team && { team }) })}
          className={styles.kind}
          aria-current={each === kind ? 'page' : undefined}
          replace
        >
          {FORM.kinds[each]}
        </Link>
      ))}
    </nav>
  )
}
