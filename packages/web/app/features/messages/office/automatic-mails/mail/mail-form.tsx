import { type FormEvent, useRef } from 'react'
import { AUTOMATIC_LIMITS } from '@clubhouse/contract/messages/office/automatic-mail-kinds'
import type { AutomaticMail } from '@clubhouse/contract/messages/office/automatic-mails'
import { automaticMail, OPENING_PLACEHOLDERS } from '@clubhouse/domain/messages/automatic-mails/kinds'
import { FormMessage } from '#lib/form/form-message.tsx'
import { UnsentForm } from '#lib/form/unsent-form.tsx'
import { SettingsFoot, Theirs } from '#parts/office/settings/settings-foot.tsx'
import { FormSection } from '#parts/office/page/form-section.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { useSettingsForm } from '#parts/office/settings/use-settings-form.ts'
import { Button } from '#ui/button/button.tsx'
import { setInputValue } from '#ui/field/set-input-value.ts'
import { TextArea } from '#ui/field/text-area.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from '../automails.module.css'
import { MAIL } from '../messages.ts'
import { errorsIn } from './mail-values.ts'
import { FRAME } from './preview.tsx'
import type { MailAnswer } from './save-mail.ts'

interface Props {
  mail: AutomaticMail
  answer: MailAnswer | undefined
  timeZone: string
}

/** The club's words, what can be filled in, and the ways to look at them before they are kept. */
export function MailForm({ mail, answer: served, timeZone }: Props) {
  const { kind, version: kept } = mail
  const path = `/mail/automatic/${kind}`
  const { placeholders, opening: ours } = automaticMail(kind)
  const { props, answer, errorOf, formError, values, isBusy, savedAt, version, theirsOf, ...unsent } =
    useSettingsForm((fields) => errorsIn(kind, fields), served, {
      name: `automatic-mail/${kind}`,
      version: kept,
    })
  const field = useRef<HTMLTextAreaElement>(null)
  const heard: MailAnswer | undefined = answer
  const tested = heard?.tested

  function insert(text: string) {
    const area = field.current
    if (!area) return
    const { value, selectionStart, selectionEnd } = area
    setInputValue(area, value.slice(0, selectionStart) + text + value.slice(selectionEnd))
    area.focus()
    area.setSelectionRange(selectionStart + text.length, selectionStart + text.length)
  }

  /** What is shown in the frame is asked for by the browser itself, as without a script. */
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const button = (event.nativeEvent as SubmitEvent).submitter
    if (button instanceof HTMLButtonElement && button.formTarget === FRAME) return
    props.onSubmit(event)
  }

  return (
    <form {...props} onSubmit={onSubmit} action={path} className={settings.form}>
      <FormMessage text={formError} />
      <input type="hidden" name="version" value={version} />
      <FormSection title={MAIL.words}>
        <TextArea
          ref={field}
          label={MAIL.opening}
          hint={MAIL.hint}
          name="opening"
          rows={8}
          limit={AUTOMATIC_LIMITS.opening}
          defaultValue={values['opening'] ?? mail.opening ?? ours}
          error={errorOf('opening')}
          optional
        />
        <Theirs>{theirsOf('opening')}</Theirs>
        <div className={styles.inserts} role="group" aria-label={MAIL.placeholders}>
          <span>{MAIL.placeholders}</span>
          {placeholders.map((name) => (
            <Button key={name} size="small" title={`{{${name}}}`} onClick={() => insert(`{{${name}}}`)}>
              {OPENING_PLACEHOLDERS[name]}
            </Button>
          ))}
        </div>
        <div className={styles.actions}>
          <Button
            type="submit"
            size="small"
            icon="eye"
            formTarget={FRAME}
            formMethod="get"
            formAction={`${path}/letter`}
          >
            {MAIL.show}
          </Button>
          <Button type="submit" size="small" icon="mail" name="intent" value="test" disabled={isBusy}>
            {MAIL.test}
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={() => field.current && setInputValue(field.current, ours)}
          >
            {MAIL.ours}
          </Button>
        </div>
        <p role="status" className={styles.tested}>
          {tested !== undefined && (
            <>
              <Icon name="check" /> {MAIL.tested(tested)}
            </>
          )}
        </p>
      </FormSection>
      <SettingsFoot isBusy={isBusy} savedAt={savedAt} timeZone={timeZone} label={MAIL.save} />
      <UnsentForm {...unsent} />
    </form>
  )
}
