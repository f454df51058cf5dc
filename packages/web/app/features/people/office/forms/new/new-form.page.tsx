import { useState } from 'react'
import { Link, useActionData, useLoaderData } from 'react-router'
import { listForms } from '@clubhouse/contract/people/office/forms'
import { FORM_KINDS } from '@clubhouse/contract/people/form-words'
import { loadPart } from '#lib/page/api.ts'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import formStyles from '#lib/form/form.module.css'
import { UnsentForm } from '#lib/form/unsent-form.tsx'
import { usePostedForm } from '#lib/form/use-posted-form.ts'
import { titled } from '#lib/page/page-meta.ts'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Card } from '#ui/card/card.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import styles from '../forms.module.css'
import { EDIT, KIND_NAMES } from '../messages.ts'
import { NEW_FORM } from './messages.ts'
import { newFormAction, newFormErrors } from './new-form-action.ts'
export { staysUnderDialog as shouldRevalidate } from '#lib/visit/stays-under-dialog.ts'

export const loader = officeLoader(async ({ call, page, headers }) => {
  // Without the list there is still the template.
  const { value } = await loadPart(call(listForms, { headers }), page)
  return (value?.items ?? []).map(({ form_id, name, kind }) => ({ form_id, name, kind }))
})

export const action = newFormAction

export const meta = titled(NEW_FORM.title)

export default function NewFormPage() {
  const forms = useLoaderData<typeof loader>()
  const { props, errorOf, formError, values, isBusy, ...unsent } = usePostedForm(
    newFormErrors,
    useActionData<FormAnswer>(),
    { name: 'new-form', failed: NEW_FORM.failed, draft: 'new-form' },
  )
  const isHydrated = useHydrated()
  const [kind, setKind] = useState(values['kind'] ?? 'adult')
  // The server refuses what does not fit; with a script only what fits is offered.
  const fitting = forms.filter((form) => !isHydrated || form.kind === kind)
  return (
    <div className={styles.narrow}>
      <Link className={styles.back} to="/forms">
        <Icon name="arrow-left" />
        {EDIT.back}
      </Link>
      <header>
        <h1 className={styles.heading}>{NEW_FORM.title}</h1>
        <p className={styles.lead}>{NEW_FORM.lead}</p>
      </header>
      <Card as="section" padded>
        <form {...props} action="/forms/new" className={classNames(formStyles.form, styles.fields)}>
          <FormMessage text={formError} />
          <TextField
            label={NEW_FORM.name}
            hint={NEW_FORM.nameHint}
            name="name"
            maxLength={100}
            autoComplete="off"
            defaultValue={values['name'] ?? ''}
            error={errorOf('name')}
          />
          <RadioGroup
            label={NEW_FORM.kind}
            name="kind"
            value={kind}
            onChange={setKind}
            options={FORM_KINDS.map((each) => ({
              value: each,
              label: KIND_NAMES[each],
              note: NEW_FORM.kinds[each],
            }))}
          />
          <Select
            key={kind}
            label={NEW_FORM.from}
            name="from"
            defaultValue={values['from'] ?? ''}
            options={[
              { value: '', label: NEW_FORM.template },
              ...fitting.map(({ form_id, name }) => ({ value: form_id, label: NEW_FORM.copyOf(name) })),
            ]}
          />
          <div className={styles.buttons}>
            <Button type="submit" variant="primary" loading={isBusy}>
              {NEW_FORM.create}
            </Button>
            <ButtonLink to="/forms" variant="quiet">
              {NEW_FORM.cancel}
            </ButtonLink>
          </div>
          <UnsentForm {...unsent} />
        </form>
      </Card>
    </div>
  )
}
