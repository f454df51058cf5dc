import { FormSection } from '#parts/office/page/form-section.tsx'
import { CashGiven } from '#parts/money/cash/cash-given.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import type { AddAnswer } from './add-action.ts'
import styles from './add.module.css'
import { ADD_PERSON } from './messages.ts'

interface Props {
  answer: AddAnswer | undefined
  mayTakeMoney: boolean
  /** Null where the price is not known yet. */
  total: number | null
  money: (amount: number) => string
}

export function PaperFields({ answer }: Pick<Props, 'answer'>) {
  const { values = {}, errors = {} } = answer ?? {}
  return (
    <FormSection as="section" titleId="add-paper" title={ADD_PERSON.paper}>
      <Checkbox
        name="is_signed"
        optional={false}
        label={
          <>
            <span className={styles.onlyChild}>{ADD_PERSON.signedChild}</span>
            <span className={styles.onlyAdult}>{ADD_PERSON.signedAdult}</span>
          </>
        }
        hint={ADD_PERSON.paperHint}
        defaultChecked={values['is_signed'] === 'on'}
        error={errors['is_signed']}
      />
    </FormSection>
  )
}

/** For who may take money. */
const WITH_MONEY = [
  { value: 'cash', label: ADD_PERSON.cash, note: ADD_PERSON.cashNote },
  { value: 'transfer', label: ADD_PERSON.transfer, note: ADD_PERSON.transferNote },
  { value: 'link', label: ADD_PERSON.link, note: ADD_PERSON.linkNote },
]

export function PayFields({ answer, mayTakeMoney, total, money }: Props) {
  const { values = {}, errors = {} } = answer ?? {}
  return (
    <FormSection as="section" titleId="add-pay" title={ADD_PERSON.pay}>
      <RadioGroup
        label={ADD_PERSON.pay}
        hidesLabel
        name="way"
        defaultValue={values['way'] || (mayTakeMoney ? 'cash' : 'later')}
        options={[
          ...(mayTakeMoney ? WITH_MONEY : []),
          { value: 'later', label: ADD_PERSON.later, note: ADD_PERSON.laterNote },
        ]}
      />
      {!mayTakeMoney && <p className={styles.quiet}>{ADD_PERSON.noMoney}</p>}
      <div className={styles.onlyLater}>
        <DateField
          calendar
          label={ADD_PERSON.due}
          name="due_on"
          hint={ADD_PERSON.dueHint}
          defaultValue={values['due_on'] ?? ''}
          error={errors['due_on']}
        />
      </div>
      {total !== null && (
        <div className={styles.onlyCash}>
          <CashGiven key={total} total={total} money={money} />
        </div>
      )}
    </FormSection>
  )
}
