import { HOOK_EVENTS, HOOK_LIMITS } from '@clubhouse/contract/office/machine-limits'
import type { WebhookFields } from '@clubhouse/contract/office/webhooks'
import { FormMessage } from '#lib/form/form-message.tsx'
import { UnsentForm } from '#lib/form/unsent-form.tsx'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import { SettingsFoot } from '#parts/office/settings/settings-foot.tsx'
import settings from '#parts/office/settings/settings.module.css'
import type { useSettingsForm } from '#parts/office/settings/use-settings-form.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { ChoiceGroup } from '#ui/field/choice-group.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { EVENTS, HOOK } from '../messages.ts'

interface Props {
  form: ReturnType<typeof useSettingsForm>
  action: string
  label: string
  timeZone: string
  /** As it is kept; a new one has nothing yet. */
  kept?: WebhookFields
}

export type HookAnswer = SettingsAnswer & { secret?: string; webhookId?: string }

/** Where to, and what about. */
export function HookForm({ form, action, label, timeZone, kept }: Props) {
  const { props, answer, errorOf, formError, values, isBusy, savedAt, version, theirsOf, wrong, ...unsent } =
    form
  // What was typed comes before what is kept.
  const isTyped = Object.keys(values).length > 0
  const textOf = (name: 'url' | 'note') => (isTyped ? values[name] : kept?.[name])
  const error = errorOf('events')
  return (
    <form {...props} action={action} className={settings.form}>
      <FormMessage text={formError} />
      <TextField
        label={HOOK.url}
        hint={HOOK.urlHint}
        name="url"
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={HOOK_LIMITS.url}
        defaultValue={textOf('url')}
        error={errorOf('url')}
      />
      <TextField
        label={HOOK.note}
        hint={HOOK.noteHint}
        name="note"
        autoComplete="off"
        optional
        maxLength={HOOK_LIMITS.note}
        defaultValue={textOf('note')}
        error={errorOf('note')}
      />
      {/* By its name what is wrong with all of them is found. */}
      <input type="hidden" name="events" />
      <ChoiceGroup label={HOOK.events} error={error}>
        {HOOK_EVENTS.map((event) => (
          <Checkbox
            key={event}
            name={event}
            label={EVENTS[event]}
            hint={event}
            defaultChecked={isTyped ? values[event] === 'on' : (kept?.events.includes(event) ?? false)}
            isWrong={error !== undefined}
          />
        ))}
      </ChoiceGroup>
      <SettingsFoot isBusy={isBusy} savedAt={savedAt} timeZone={timeZone} label={label} />
      <UnsentForm {...unsent} />
    </form>
  )
}
