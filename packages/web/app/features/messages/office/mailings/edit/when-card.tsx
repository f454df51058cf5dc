import { AsideCard } from '#parts/office/edit/edit-frame.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { EDIT } from '../messages.ts'
import styles from './edit.module.css'
import type { ListValues } from './list-values.ts'

/** Now or at a time, by the clock in the clubhouse; the time is asked for where it is wanted, also without a script. */
export function WhenCard({ values, error }: { values: ListValues; error: string | undefined }) {
  return (
    <AsideCard title={EDIT.when}>
      <div className={styles.when}>
        <RadioGroup
          label={EDIT.when}
          hidesLabel
          name="when"
          defaultValue={values.when}
          options={[
            { value: 'now', label: EDIT.now },
            { value: 'later', label: EDIT.later },
          ]}
        />
        <div className={styles.moment} data-hints="below">
          <DateField calendar label={EDIT.day} name="day" defaultValue={values.day} error={error} />
          <TextField label={EDIT.time} type="time" name="time" defaultValue={values.time} />
        </div>
      </div>
    </AsideCard>
  )
}
