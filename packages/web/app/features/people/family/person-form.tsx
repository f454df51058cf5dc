import { useState } from 'react'
import type { MemberKind } from '@clubhouse/contract/people/family'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import formStyles from '#lib/form/form.module.css'
import { UnsentForm } from '#lib/form/unsent-form.tsx'
import { usePostedForm } from '#lib/form/use-posted-form.ts'
import { BirthField } from '#parts/people/birth/birth-field.tsx'
import { Button } from '#ui/button/button.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { FAMILY, PERSON } from './messages.ts'
import { wrongIn } from './person-fields.ts'

export interface PersonValues {
  first_name: string
  last_name: string
  date_of_birth: string | null
  relation: string
}

interface Props {
  /** Null for somebody new. */
  person: PersonValues | null
  /** Under which what is typed waits. */
  draft: string
  today: string
  answer: FormAnswer | undefined
  label: string
}

/** Who somebody is; the same for somebody new and for somebody who is changed. */
export function PersonForm({ person, draft, today, answer, label }: Props) {
  const [kind, setKind] = useState<MemberKind>(answer?.values['kind'] === 'adult' ? 'adult' : 'juvenile')
  const isNew = person === null
  const { props, errorOf, formError, values, isBusy, ...unsent } = usePostedForm(
    (fields) => wrongIn(fields, isNew ? kind : null, today),
    answer,
    { name: draft, failed: FAMILY.failed, draft },
  )
  const born = person?.date_of_birth ?? null
  return (
    <form {...props} className={formStyles.form}>
      <FormMessage text={formError} />
      <input type="hidden" name="intent" value="save" />
      {isNew && (
        <RadioGroup
          label={PERSON.kind}
          name="kind"
          defaultValue={kind}
          options={[
            { value: 'juvenile', label: PERSON.child },
            { value: 'adult', label: PERSON.adult },
          ]}
          onChange={(value) => setKind(value === 'adult' ? 'adult' : 'juvenile')}
        />
      )}
      <div className={formStyles.pair}>
        <TextField
          label={PERSON.firstName}
          name="first_name"
          autoComplete="off"
          maxLength={64}
          defaultValue={values['first_name'] ?? person?.first_name ?? ''}
          error={errorOf('first_name')}
        />
        <TextField
          label={PERSON.lastName}
          name="last_name"
          autoComplete="off"
          maxLength={64}
          defaultValue={values['last_name'] ?? person?.last_name ?? ''}
          error={errorOf('last_name')}
        />
      </div>
      <BirthField
        label={PERSON.born}
        name="date_of_birth"
        today={today}
        defaultValue={values['date_of_birth'] ?? (born === null ? '' : displayDate(born))}
        error={errorOf('date_of_birth')}
      />
      <TextField
        label={PERSON.relation}
        hint={PERSON.relationHint}
        name="relation"
        autoComplete="off"
        maxLength={40}
        defaultValue={values['relation'] ?? person?.relation ?? ''}
        optional
      />
      <Button type="submit" variant="primary" size="large" loading={isBusy}>
        {label}
      </Button>
      <UnsentForm {...unsent} />
    </form>
  )
}
