import { BODY_MESSAGE_LIMITS } from '@clubhouse/contract/platform/governing-body/limits'
import type { MessageClub } from '@clubhouse/contract/platform/governing-body/messages'
import { FormMessage } from '#lib/form/form-message.tsx'
import { UnsentForm } from '#lib/form/unsent-form.tsx'
import { usePostedForm } from '#lib/form/use-posted-form.ts'
import { Row } from '#ui/layout/layout.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { Button } from '#ui/button/button.tsx'
import { CheckboxGroup } from '#ui/field/checkbox-group.tsx'
import { EmailField } from '#ui/field/email-field.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { wrongIn, type LetterAnswer } from './letter-fields.ts'
import { LetterPreview } from './letter-preview.tsx'
import styles from './letters.module.css'
import { people, WRITE } from './messages.ts'

interface Props {
  clubs: readonly MessageClub[]
  replyTo: string
  ticked: readonly string[]
  messageId: string
  served: LetterAnswer | undefined
}

/** The letter, whom it goes to, and below it what happens when it is sent. */
export function LetterForm({ clubs, replyTo, ticked, messageId, served }: Props) {
  const { props, answer, errorOf, formError, values, isBusy, forget, ...unsent } = usePostedForm(
    wrongIn,
    served,
    { name: 'body-letter', failed: WRITE.failed, draft: 'body-letter' },
  )
  const heard: LetterAnswer | undefined = answer
  const preview = heard?.preview
  const chosen = values['on'] === undefined ? ticked : values['on'].split(' ')
  const to = values['to'] ?? (ticked.length > 0 ? 'some' : 'all')
  return (
    <form {...props} action="/messages/new" className={settings.form}>
      <FormMessage text={formError} />
      <input type="hidden" name="message_id" value={values['message_id'] ?? messageId} />
      <TextField
        label={WRITE.subject}
        name="subject"
        autoComplete="off"
        maxLength={BODY_MESSAGE_LIMITS.subject}
        defaultValue={values['subject']}
        error={errorOf('subject')}
      />
      <TextArea
        label={WRITE.content}
        hint={WRITE.contentHint}
        name="content"
        rows={10}
        limit={BODY_MESSAGE_LIMITS.content}
        defaultValue={values['content']}
        error={errorOf('content')}
      />
      <EmailField
        label={WRITE.replyTo}
        hint={WRITE.replyToHint}
        name="reply_to"
        defaultValue={values['reply_to'] ?? replyTo}
        error={errorOf('reply_to')}
      />
      <RadioGroup
        label={WRITE.to}
        name="to"
        options={[
          { value: 'all', label: WRITE.every(clubs.length) },
          { value: 'some', label: WRITE.some },
        ]}
        defaultValue={to}
        error={errorOf('to')}
      />
      <div className={styles.clubs}>
        <CheckboxGroup
          label={WRITE.choose}
          name="on"
          options={clubs.map((club) => ({
            value: club.account_id,
            label: (
              <>
                {club.name}{' '}
                <span className={styles.quiet}>
                  · {club.people === 0 ? WRITE.nobodyThere : people(club.people)}
                </span>
              </>
            ),
          }))}
          defaultValues={chosen}
        />
      </div>
      {preview && (
        <LetterPreview
          key={preview.seen + preview.subject + preview.content}
          preview={preview}
          isBusy={isBusy}
        />
      )}
      <Row>
        <Button
          type="submit"
          name="intent"
          value="look"
          variant={preview ? 'secondary' : 'primary'}
          loading={isBusy && !preview}
        >
          {WRITE.look}
        </Button>
      </Row>
      <UnsentForm forget={forget} {...unsent} />
    </form>
  )
}
