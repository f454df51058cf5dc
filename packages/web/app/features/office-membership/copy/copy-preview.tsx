import { Form } from 'react-router'
import type { DraftChange } from '@clubhouse/contract/backoffice/drafts'
import settings from '../../../parts/office/settings/settings.module.css'
import { Button } from '../../../ui/button/button.tsx'
import styles from '../../../parts/office/thing/thing.module.css'
import { COPY } from '../messages.ts'
import { COPY_PATH } from './load-copy.ts'

interface Props {
  preview: {
    programs: string[]
    things: { id: string; name: string; changes: DraftChange[] }[]
    discounts: string[]
  }
  asked: Record<string, string>
  picked: readonly string[]
}

/** Every change, and the button that makes just this. */
export function CopyPreview({ preview: { programs, things, discounts }, asked, picked }: Props) {
  const { program: _, ...rest } = asked
  return (
    <section className={settings.form} aria-label={COPY.whatComes}>
      <h2>{COPY.whatComes}</h2>
      <p>{COPY.summary(programs, things.length)}</p>
      <ul role="list" className={styles.uses}>
        {things.map(({ id, name, changes }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span className={styles.quiet}>
              {changes.length === 0
                ? COPY.same
                : changes.map(({ field, before, after }) => `${field} ${before} → ${after}`).join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {discounts.length > 0 && <p className={styles.quiet}>{COPY.discounts(discounts)}</p>}
      <Form method="post" action={COPY_PATH}>
        {Object.entries(rest).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {picked.map((id) => (
          <input key={id} type="hidden" name="program" value={id} />
        ))}
        <Button type="submit" name="intent" value="make" variant="primary" icon="copy">
          {COPY.make}
        </Button>
      </Form>
    </section>
  )
}
