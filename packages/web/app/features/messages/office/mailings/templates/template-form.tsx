import { type FormEvent, useRef, useState } from 'react'
import type { EmailTemplate } from '@clubhouse/contract/messages/office/distribution-lists'
import { PLACEHOLDERS } from '@clubhouse/domain/messages/mailings/placeholders'
import { FormMessage } from '#lib/form/form-message.tsx'
import { UnsentForm } from '#lib/form/unsent-form.tsx'
import { RichText } from '#parts/site/office/editor/lazy-rich-text.tsx'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import { SettingsFoot } from '#parts/office/settings/settings-foot.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { useSettingsForm } from '#parts/office/settings/use-settings-form.ts'
import { Button } from '#ui/button/button.tsx'
import { setInputValue } from '#ui/field/set-input-value.ts'
import { TextField } from '#ui/field/text-field.tsx'
import { askOffice } from '../edit/ask-office.ts'
import { TEMPLATE } from './messages.ts'
import { errorsIn, TEMPLATE_LIMITS, valuesOf } from './template-values.ts'
import styles from './templates.module.css'

/** By this name the form shows what is being written in the frame beside it, also without a script. */
export const FRAME = 'letter'

const INSERTS = {
  label: TEMPLATE.placeholders,
  choices: Object.entries(PLACEHOLDERS).map(([name, label]) => ({ label, text: `{{${name}}}` })),
}

interface Props {
  template: EmailTemplate | null
  path: string
  timeZone: string
  service: 'none' | 'stand-in' | 'real'
  answer: SettingsAnswer | undefined
}

export function TemplateForm({ template, path, timeZone, service, answer }: Props) {
  const { props, errorOf, formError, values, isBusy, savedAt, version, theirsOf, ...unsent } =
    useSettingsForm(errorsIn, answer, { name: `mail-template${path}`, version: '0' })
  const shown = { ...valuesOf(template), ...values }
  const [content, setContent] = useState(shown.content)
  const kept = useRef<HTMLTextAreaElement>(null)
  const contentError = errorOf('content')

  /** What is shown in the frame is asked for by the browser itself, as without a script. */
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const button = (event.nativeEvent as SubmitEvent).submitter
    if (button instanceof HTMLButtonElement && button.formTarget === FRAME) return
    props.onSubmit(event)
  }

  return (
    <form {...props} onSubmit={onSubmit} action={path} className={settings.form}>
      <FormMessage text={formError} />
      {/* The editor types into a field that nobody sees: so it is sent, kept in the tab and missed on leaving. */}
      <textarea
        ref={kept}
        hidden
        readOnly
        name="content"
        defaultValue={shown.content}
        onInput={(event) => setContent(event.currentTarget.value)}
      />
      <TextField
        label={TEMPLATE.name}
        hint={TEMPLATE.nameHint}
        name="name"
        maxLength={TEMPLATE_LIMITS.name}
        autoComplete="off"
        defaultValue={shown.name}
        error={errorOf('name')}
      />
      <TextField
        label={TEMPLATE.subject}
        name="subject"
        maxLength={TEMPLATE_LIMITS.subject}
        autoComplete="off"
        defaultValue={shown.subject}
        error={errorOf('subject')}
        optional
      />
      <RichText
        html={content}
        onChange={(html) => kept.current && setInputValue(kept.current, html)}
        error={contentError}
        inserts={INSERTS}
        rephrase={
          service === 'none'
            ? null
            : {
                isStandIn: service === 'stand-in',
                ask: (asked) => askOffice<string>({ do: 'rephrase', ...asked }),
              }
        }
      />
      {contentError && (
        <p className={styles.fault} role="alert">
          {contentError}
        </p>
      )}
      <div>
        <Button
          type="submit"
          size="small"
          icon="eye"
          formTarget={FRAME}
          formMethod="post"
          formAction="/mail/templates/letter"
        >
          {TEMPLATE.show}
        </Button>
      </div>
      <SettingsFoot isBusy={isBusy} savedAt={savedAt} timeZone={timeZone} label={TEMPLATE.save} />
      <UnsentForm {...unsent} />
    </form>
  )
}
