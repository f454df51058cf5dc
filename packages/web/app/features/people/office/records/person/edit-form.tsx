import { Form } from 'react-router'
import { MEMBER_LIMITS } from '@clubhouse/contract/people/office/member-limits'
import type { OfficeMember } from '@clubhouse/contract/people/office/members'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { Columns, Row } from '#ui/layout/layout.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { EDIT } from '../messages.ts'
import styles from './person.module.css'

/** What the club knows better, for itself. */
export function EditForm({ person, answer }: { person: OfficeMember; answer: FormAnswer | undefined }) {
  const of = (name: 'first_name' | 'last_name' | 'date_of_birth' | 'mobile', kept: string) => ({
    name,
    defaultValue: answer?.values[name] ?? kept,
    error: answer?.errors[name],
  })
  const here = `/members/${person.member_id}`
  return (
    <section className={styles.task} aria-labelledby="edit">
      <h2 id="edit">{EDIT.title}</h2>
      <p className={styles.muted}>{EDIT.lead}</p>
      <Form method="post" action={`${here}?task=edit`} className={styles.lockForm} noValidate>
        <input type="hidden" name="intent" value="edit" />
        <Columns>
          <TextField
            label={EDIT.firstName}
            maxLength={MEMBER_LIMITS.name}
            autoComplete="off"
            {...of('first_name', person.first_name)}
          />
          <TextField
            label={EDIT.lastName}
            maxLength={MEMBER_LIMITS.name}
            autoComplete="off"
            {...of('last_name', person.last_name)}
          />
        </Columns>
        <Columns>
          <DateField
            label={EDIT.born}
            {...of('date_of_birth', person.date_of_birth === null ? '' : displayDate(person.date_of_birth))}
          />
          <TextField
            label={EDIT.mobile}
            inputMode="tel"
            maxLength={MEMBER_LIMITS.mobile}
            autoComplete="off"
            {...of('mobile', person.mobile ?? '')}
          />
        </Columns>
        <Row>
          <Button type="submit" variant="primary">
            {EDIT.save}
          </Button>
          <ButtonLink to={here}>{EDIT.cancel}</ButtonLink>
        </Row>
      </Form>
    </section>
  )
}
