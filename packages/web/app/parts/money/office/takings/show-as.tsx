import { Icon } from '#ui/icon/icon.tsx'
import { TAKINGS } from './messages.ts'
import styles from './takings.module.css'

/** Which of the two is seen, two radios choose, without a script. The figure around it wears `figureClass`. */
export function ShowAs({ name }: { name: string }) {
  return (
    <fieldset className={styles.segment} data-print="no">
      <legend className="visually-hidden">{TAKINGS.show}</legend>
      <label>
        <input type="radio" name={name} value="plot" defaultChecked />
        <Icon name="bars" />
        {TAKINGS.plot}
      </label>
      <label>
        <input type="radio" name={name} value="table" data-as-table="" />
        <Icon name="table" />
        {TAKINGS.table}
      </label>
    </fieldset>
  )
}
