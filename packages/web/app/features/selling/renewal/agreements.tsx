import type { RenewalAgreement } from '@clubhouse/contract/selling/member-renewal'
import { Card } from '#ui/card/card.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { RENEWAL } from './messages.ts'
import { FIELDS, NO, YES } from './renew-fields.ts'
import styles from './renewal.module.css'

interface Props {
  agreements: readonly RenewalAgreement[]
  /** The id of the form that they belong to. */
  form: string
  /** Of the club's site, where what is agreed to can be read. */
  origin: string
  errors: Record<string, string>
}

/** What is agreed to anew each season, once for everybody: nothing is ticked beforehand. */
export function Agreements({ agreements, form, origin, errors }: Props) {
  if (agreements.length === 0) return null
  return (
    <Card as="section" padded className={styles.agree}>
      <h3 className={styles.title}>{RENEWAL.agree}</h3>
      <p className={styles.quiet}>{RENEWAL.agreeLead}</p>
      {agreements.map(({ key, label, link, kind }) => {
        const name = FIELDS.agreed + key
        const aside = link && (
          <a href={new URL(link, origin).href} target="_blank" rel="noreferrer">
            {RENEWAL.read}
            <span className="visually-hidden">: {label}</span>
          </a>
        )
        if (kind === 'tick')
          return (
            <Checkbox
              key={key}
              name={name}
              form={form}
              label={label}
              aside={aside}
              value={YES}
              optional={false}
              error={errors[key] && label}
            />
          )
        return (
          <fieldset key={key} className={styles.choice}>
            <legend>{label}</legend>
            {[YES, NO].map((value) => (
              <label key={value} className={styles.option}>
                <input type="radio" name={name} form={form} value={value} required />
                {value === YES ? RENEWAL.yes : RENEWAL.no}
              </label>
            ))}
          </fieldset>
        )
      })}
    </Card>
  )
}
