import type { ReactNode } from 'react'
import { FormMessage } from '../../../lib/form/form-message.tsx'
import type { FormFields } from '../../../lib/form/form-fields.ts'
import { UnsentForm } from '../../../lib/form/unsent-form.tsx'
import type { SettingsAnswer } from '../settings/settings-answer.ts'
import { SettingsFoot } from '../settings/settings-foot.tsx'
import settings from '../settings/settings.module.css'
import { useSettingsForm } from '../settings/use-settings-form.ts'
import { type Bound, boundTo } from './bound.ts'
import type { Values } from './record-values.ts'

export type { Bound }

interface Props {
  action: string
  answer: SettingsAnswer | undefined
  timeZone: string
  kept: { values: Values; version: string }
  label: string
  errors: (fields: FormFields) => Values
  children: (bound: Bound) => ReactNode
}

/** One form, one button, for whatever is sold. */
export function RecordForm({ action, answer, timeZone, kept, label, errors, children }: Props) {
  const { props, errorOf, formError, values, isBusy, savedAt, version, theirsOf, ...unsent } =
    useSettingsForm<string>(errors, answer, { name: action.slice(1), version: kept.version })
  const shown: Values = { ...kept.values, ...values }
  const bound = boundTo(shown, errorOf, theirsOf)
  return (
    <form {...props} action={action} className={settings.form}>
      <FormMessage text={formError} />
      <input type="hidden" name="version" value={version} />
      {children(bound)}
      <SettingsFoot isBusy={isBusy} savedAt={savedAt} timeZone={timeZone} label={label} />
      <UnsentForm {...unsent} />
    </form>
  )
}
