import { Form, useActionData, useLoaderData } from 'react-router'
import { titled } from '#lib/page/page-meta.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import { Done } from '#parts/office/page/done.tsx'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { PROGRAMMES } from '../messages.ts'
import { COPY } from './messages.ts'
import { CopyForm } from './copy-form.tsx'
import { Copied } from './copied.tsx'
import styles from './copy.module.css'
import { COPY_PATH, loadCopy, makeCopy } from './load-copy.ts'

export const loader = loadCopy
export const action = makeCopy

export const meta = titled(COPY.title)

/** A season a year forward: every plan with its price in a table, then all of it in one go. */
export default function CopyPage() {
  const { made, isUndone, programmes, programme, change, ...next } = useLoaderData<typeof loader>()
  const answer = useActionData<SettingsAnswer>()
  const back = { to: '/programmes', label: PROGRAMMES.title }
  if (made)
    return (
      <OfficePage back={back} title={COPY.done(made.titles)}>
        <Copied made={made} currency={next.money.currency} problem={answer?.formError ?? null} />
      </OfficePage>
    )
  return (
    <OfficePage back={back} title={COPY.title} lead={COPY.lead}>
      {isUndone && <Done>{COPY.undone}</Done>}
      {programme ? (
        <>
          <Form
            key={programme.id}
            method="get"
            action={COPY_PATH}
            className={styles.choice}
            aria-label={COPY.which}
          >
            <Select label={COPY.which} name="programme" options={programmes} defaultValue={programme.id} />
            <TextField
              label={COPY.percent}
              name="percent"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={String(change.percent)}
            />
            <Select
              label={COPY.rounding}
              name="rounding"
              options={COPY.roundings}
              defaultValue={String(change.rounding)}
            />
            <Button type="submit">{COPY.fill}</Button>
          </Form>
          <CopyForm
            key={`${programme.id} ${change.percent} ${change.rounding}`}
            programme={programme}
            change={change}
            answer={answer}
            {...next}
          />
        </>
      ) : (
        <p>{COPY.noProgramme}</p>
      )}
    </OfficePage>
  )
}
