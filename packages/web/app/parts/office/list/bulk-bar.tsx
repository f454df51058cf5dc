import type { FormEvent } from 'react'
import { Form, useLocation } from 'react-router'
import { Icon } from '../../../ui/icon/icon.tsx'
import styles from './bulk-bar.module.css'
import { LIST } from './messages.ts'
import { type OfficeListPage, shownAs } from './list-page.ts'
import { BULK_FORM } from './use-selection.ts'

interface Props<Row extends object> {
  listPage: OfficeListPage<Row>
  rows: readonly Row[]
  /** 0 where nobody counts: the bar is there as soon as a box is ticked, script or not. */
  count: number
  onReset: () => void
}

/** At the foot while rows are ticked: what can be done to all of them, and done at once with the way back after it. */
export function BulkBar<Row extends object>({ listPage, rows, count, onReset }: Props<Row>) {
  const { search } = useLocation()
  const acts = (listPage.actions ?? [])
    .filter(({ isBulk, when }) => isBulk && rows.some((row) => when?.(row) ?? true))
    .slice(0, 3)
  return (
    <section className={styles.bar} aria-label={LIST.withSelected} data-print="no">
      <Form
        id={BULK_FORM}
        className={styles.form}
        method="post"
        action={`${listPage.path}${search}`}
        preventScrollReset
        onReset={onReset}
        onSubmit={takeAlong}
      >
        {rows.map((row) => {
          const shown = listPage.shown?.(row)
          const name = shownAs(listPage.id(row))
          return shown === undefined ? null : <input key={name} type="hidden" name={name} value={shown} />
        })}
        <b aria-live="polite">{count > 0 ? LIST.selected(count) : LIST.withSelected}</b>
        {acts.map(({ intent, label, icon, isFile, bulkTo }) => (
          <button
            key={intent}
            className={styles.act}
            type="submit"
            {...(isFile || bulkTo
              ? { formMethod: 'get', formAction: bulkTo ?? `${listPage.path}/csv` }
              : { name: 'intent', value: intent })}
            {...(bulkTo && { name: 'of', value: listPage.key })}
          >
            <Icon name={icon} />
            {label}
          </button>
        ))}
        <button className={styles.act} type="reset" aria-label={LIST.clear}>
          <Icon name="close" />
        </button>
      </Form>
    </section>
  )
}

/** A file or another page is the browser's to fetch, with the ticked boxes in its address. */
function takeAlong(event: FormEvent<HTMLFormElement>): void {
  const { submitter } = event.nativeEvent as SubmitEvent
  if (!(submitter instanceof HTMLButtonElement) || submitter.getAttribute('formmethod') !== 'get') return
  event.preventDefault()
  const ticked = new FormData(event.currentTarget)
    .getAll('on')
    .flatMap((id) => (typeof id === 'string' ? [['on', id]] : []))
  if (submitter.name) ticked.unshift([submitter.name, submitter.value])
  location.assign(`${submitter.formAction}?${new URLSearchParams(ticked).toString()}`)
}
