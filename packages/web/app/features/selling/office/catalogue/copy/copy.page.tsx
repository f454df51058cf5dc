import { Form, Link, type MetaArgs, useActionData, useLoaderData } from 'react-router'
import { yearLater } from '@clubhouse/domain/selling/catalogue/office/next-season'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'
import settings from '#parts/office/settings/settings.module.css'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from '#parts/office/record/record.module.css'
import { COPY, PROGRAMMES } from '../messages.ts'
import { RecordPage } from '#parts/office/record/record-page.tsx'
import { COPY_PATH, loadCopy, makeCopy } from './load-copy.ts'
import { CopyPreview } from './copy-preview.tsx'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'
export const loader = loadCopy
export const action = makeCopy

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: COPY.title, path: COPY_PATH, isHidden: true })
}

/** A season a year forward: choose, look at every change, then make it in one go. */
export default function CopyPage() {
  const { programs, asked, leftOut, isAsked, made, preview } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const picked = (asked['program'] ?? '').split(',')
  return (
    <RecordPage back={{ to: '/programmes', label: PROGRAMMES.title }} title={COPY.title}>
      <FormMessage text={answer?.formError ?? null} />
      {made.length > 0 ? (
        <div className={settings.form}>
          <p role="status" className={styles.done}>
            <Icon name="success" /> {COPY.done}
          </p>
          <p>
            <Link to="/plans?show=hidden">{COPY.toPlans}</Link>
          </p>
          <Form method="post" action={COPY_PATH}>
            {made.map((id) => (
              <input key={id} type="hidden" name="made" value={id} />
            ))}
            <Button type="submit" name="intent" value="undo" variant="secondary" icon="undo">
              {COPY.undo}
            </Button>
            <p className={styles.quiet}>{COPY.undoHint}</p>
          </Form>
        </div>
      ) : (
        <>
          <Form method="get" action={COPY_PATH} className={settings.form}>
            {leftOut.map((id) => (
              <input key={id} type="hidden" name="left_out" value={id} />
            ))}
            <div className={settings.block}>
              <h2>{COPY.which}</h2>
              {programs.map(({ program_id: id, title, plans, bundles }) => (
                <fieldset key={id} className={styles.part}>
                  <legend>{title}</legend>
                  <Checkbox
                    label={COPY.copyThis}
                    hint={PROGRAMMES.inIt(plans, bundles)}
                    name="program"
                    value={id}
                    defaultChecked={picked.includes(id)}
                  />
                  <TextField
                    label={COPY.newName}
                    name={`title_${id}`}
                    autoComplete="off"
                    defaultValue={asked[`title_${id}`] ?? yearLater(title)}
                  />
                </fieldset>
              ))}
            </div>
            <div className={settings.block}>
              <h2>{COPY.prices}</h2>
              <div className={settings.pair}>
                <TextField
                  label={COPY.percent}
                  hint={COPY.percentHint}
                  name="percent"
                  inputMode="decimal"
                  autoComplete="off"
                  defaultValue={asked['percent'] ?? '0'}
                />
                <Select
                  label={COPY.rounding}
                  name="rounding"
                  options={COPY.roundings}
                  defaultValue={asked['rounding'] ?? '50'}
                />
              </div>
              <Checkbox
                label={COPY.atOnce}
                hint={COPY.atOnceHint}
                name="is_active"
                defaultChecked={asked['is_active'] === 'on'}
              />
              <Checkbox
                label={COPY.withCodes}
                hint={COPY.withCodesHint}
                name="with_codes"
                defaultChecked={asked['with_codes'] === 'on'}
              />
            </div>
            {isAsked && !preview && (
              <p className={styles.error} role="alert">
                {COPY.nothing}
              </p>
            )}
            <div className={settings.foot}>
              <Button type="submit" variant={preview ? 'secondary' : 'primary'}>
                {COPY.preview}
              </Button>
            </div>
          </Form>
          {preview && <CopyPreview preview={preview} />}
        </>
      )}
    </RecordPage>
  )
}
