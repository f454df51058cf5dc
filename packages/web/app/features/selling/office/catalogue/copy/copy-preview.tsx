import { Form, Link, useLocation } from 'react-router'
import type { DraftChange } from '@clubhouse/contract/site/office/drafts'
import settings from '#parts/office/settings/settings.module.css'
import { Button } from '#ui/button/button.tsx'
import styles from '#parts/office/record/record.module.css'
import { COPY } from '../messages.ts'
import { COPY_PATH } from './load-copy.ts'

interface Thing {
  id: string
  name: string
  changes: DraftChange[]
}

interface Props {
  preview: {
    programs: string[]
    plans: (Thing & { isLeftOut: boolean })[]
    bundles: Thing[]
    discounts: string[]
    codes: { before: string; after: string }[]
  }
}

/** Every change, what to leave out of it, and the button that makes just this. The address says all of it. */
export function CopyPreview({ preview: { programs, plans, bundles, discounts, codes } }: Props) {
  const asked = new URLSearchParams(useLocation().search)
  const made = plans.filter(({ isLeftOut }) => !isLeftOut).length + bundles.length
  return (
    <section className={settings.form} aria-label={COPY.whatComes}>
      <h2>{COPY.whatComes}</h2>
      <p>{COPY.summary(programs, made)}</p>
      <ul role="list" className={styles.uses}>
        {plans.map(({ id, name, changes, isLeftOut }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span className={styles.quiet}>{isLeftOut ? COPY.leftOut : inWords(changes)}</span>
            <Link to={`${COPY_PATH}?${turned(asked, id, isLeftOut)}`} preventScrollReset>
              {isLeftOut ? COPY.takeAlong : COPY.leaveOut}
              <span className="visually-hidden"> {name}</span>
            </Link>
          </li>
        ))}
        {bundles.map(({ id, name, changes }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span className={styles.quiet}>{inWords(changes)}</span>
          </li>
        ))}
      </ul>
      {discounts.length > 0 && <p className={styles.quiet}>{COPY.discounts(discounts)}</p>}
      {asked.get('with_codes') === 'on' && <p className={styles.quiet}>{COPY.codes(codes)}</p>}
      <Form method="post" action={COPY_PATH}>
        {[...asked].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" name="intent" value="make" variant="primary" icon="copy">
          {COPY.make}
        </Button>
      </Form>
    </section>
  )
}

const inWords = (changes: readonly DraftChange[]): string =>
  changes.length === 0
    ? COPY.same
    : changes.map(({ field, before, after }) => `${field} ${before} → ${after}`).join(', ')

/** The same address with one plan left out, or not. */
function turned(asked: URLSearchParams, id: string, isLeftOut: boolean): string {
  const next = new URLSearchParams(asked)
  if (isLeftOut) next.delete('left_out', id)
  else next.append('left_out', id)
  return next.toString()
}
