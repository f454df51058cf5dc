import type { AccountHolder } from '@clubhouse/contract/selling/office/by-hand'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { FormSection } from '#parts/office/page/form-section.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmailField } from '#ui/field/email-field.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Columns } from '#ui/layout/layout.tsx'
import type { AddAnswer } from './add-action.ts'
import styles from './add.module.css'
import { ADD_PERSON } from './messages.ts'

const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`.trim()

interface Props {
  answer: AddAnswer | undefined
  holderId: string
  onHolder: (id: string) => void
}

/** Whose account it is: somebody who is here, or somebody new. */
export function HolderFields({ answer, holderId, onHolder }: Props) {
  const { values = {}, errors = {}, found = null } = answer ?? {}
  const holder = found?.find(({ user_id }) => user_id === holderId)
  return (
    <FormSection
      as="section"
      titleId="add-holder"
      title={
        <>
          <span className={styles.onlyChild}>{ADD_PERSON.guardian}</span>
          <span className={styles.onlyAdult}>{ADD_PERSON.account}</span>
        </>
      }
      lead={
        <>
          <span className={styles.onlyChild}>{ADD_PERSON.guardianLead} </span>
          {ADD_PERSON.accountLead}
        </>
      }
    >
      <div className={styles.search}>
        <TextField
          label={ADD_PERSON.search}
          name="search"
          maxLength={100}
          autoComplete="off"
          optional
          defaultValue={values['search'] ?? ''}
        />
        <Button type="submit" name="intent" value="find" icon="search">
          {ADD_PERSON.find}
        </Button>
      </div>
      <div role="status">{found?.length === 0 && ADD_PERSON.nobody}</div>
      {found && found.length > 0 && (
        <RadioGroup
          label={ADD_PERSON.found}
          name="holder_id"
          value={holderId}
          onChange={onHolder}
          error={errors['holder_id']}
          options={[
            ...found.map((each) => ({ value: each.user_id, label: nameOf(each), note: noteOf(each) })),
            { value: '', label: ADD_PERSON.newPerson },
          ]}
        />
      )}
      {holder && holder.people.some(({ is_juvenile }) => is_juvenile) && (
        <div className={styles.onlyChild}>
          <RadioGroup
            label={ADD_PERSON.which}
            name="member_id"
            defaultValue={values['member_id'] ?? ''}
            options={[
              ...holder.people
                .filter(({ is_juvenile }) => is_juvenile)
                .map((each) => ({
                  value: each.member_id,
                  label: nameOf(each),
                  note: each.date_of_birth ? ADD_PERSON.bornOn(displayDate(each.date_of_birth)) : '',
                })),
              { value: '', label: ADD_PERSON.newChild },
            ]}
          />
        </div>
      )}
      <div className={styles.newHolder}>
        <div className={styles.onlyChild}>
          <Columns>
            <TextField
              label={ADD_PERSON.guardianFirst}
              name="guardian_first_name"
              maxLength={80}
              autoComplete="off"
              defaultValue={values['guardian_first_name'] ?? ''}
              error={errors['guardian_first_name']}
            />
            <TextField
              label={ADD_PERSON.guardianLast}
              name="guardian_last_name"
              maxLength={80}
              autoComplete="off"
              defaultValue={values['guardian_last_name'] ?? ''}
              error={errors['guardian_last_name']}
            />
          </Columns>
        </div>
        <Columns>
          <EmailField
            label={ADD_PERSON.email}
            name="email"
            autoComplete="off"
            hint={ADD_PERSON.emailHint}
            defaultValue={values['email'] ?? ''}
            error={errors['email']}
          />
          <TextField
            label={ADD_PERSON.mobile}
            name="mobile"
            type="tel"
            maxLength={30}
            autoComplete="off"
            optional
            defaultValue={values['mobile'] ?? ''}
            error={errors['mobile']}
          />
        </Columns>
      </div>
    </FormSection>
  )
}

const noteOf = ({ email, people }: AccountHolder) =>
  [email, people.map(({ first_name }) => first_name).join(', ')].filter(Boolean).join(' · ')
