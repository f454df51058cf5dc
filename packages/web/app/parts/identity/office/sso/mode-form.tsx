import { Form, useNavigation, useSearchParams } from 'react-router'
import { SSO_LIMITS, SSO_MODES } from '@clubhouse/contract/identity/office/sso-limits'
import type { OfficeSso } from '@clubhouse/contract/identity/office/sso'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { SettingsFoot } from '#parts/office/settings/settings-foot.tsx'
import { Lead } from '#parts/office/page/office-page.tsx'
import { FormSection } from '#parts/office/page/form-section.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { SSO, type SsoWords } from './messages.ts'

interface Props {
  sso: OfficeSso
  words: SsoWords
  answer: FormAnswer | undefined
  timeZone: string
}

/** DATA-55: off, optional or mandatory; an admin reads it, an owner changes it. */
export function ModeForm({ sso, words, answer, timeZone }: Props) {
  const [search] = useSearchParams()
  const { state } = useNavigation()
  if (!sso.may_change)
    return (
      <FormSection as="section" title={SSO.use}>
        <p>
          <strong>{SSO.modes[sso.mode].label}</strong>: {SSO.modes[sso.mode].note}
        </p>
        <Lead>{SSO.owners}</Lead>
      </FormSection>
    )
  const { values = {}, errors = {} } = answer ?? {}
  const isOwn = sso.provider?.is_own === true
  return (
    <Form method="post" action="/settings/sso" className={settings.form}>
      <FormSection title={SSO.use}>
        <input type="hidden" name="version" value={sso.version} />
        <RadioGroup
          label={SSO.title}
          name="mode"
          error={errors['mode']}
          defaultValue={values['mode'] || sso.mode}
          options={SSO_MODES.map((value) => ({
            value,
            ...SSO.modes[value],
            ...(value === 'mandatory' && { note: words.mandatory }),
          }))}
        />
        {isOwn && (
          <Checkbox
            label={SSO.trust}
            hint={SSO.trustHint}
            name="trusts_email"
            value="yes"
            defaultChecked={'mode' in values ? values['trusts_email'] !== '' : sso.trusts_email}
            error={errors['trusts_email']}
          />
        )}
        <TextField
          label={SSO.button}
          hint={SSO.buttonHint}
          name="button_text"
          optional={true}
          maxLength={SSO_LIMITS.buttonText}
          defaultValue={values['button_text'] ?? sso.button_text ?? ''}
          error={errors['button_text']}
        />
        <TextField
          label={SSO.help}
          hint={SSO.helpHint}
          name="help_url"
          optional={true}
          inputMode="url"
          maxLength={SSO_LIMITS.helpUrl}
          defaultValue={values['help_url'] ?? sso.help_url ?? ''}
          error={errors['help_url']}
        />
      </FormSection>
      <SettingsFoot isBusy={state === 'submitting'} savedAt={search.get('saved')} timeZone={timeZone} />
    </Form>
  )
}
