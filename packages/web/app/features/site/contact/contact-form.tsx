import { useId } from 'react'
import { Link } from 'react-router'
import type { User } from '@clubhouse/contract/people/people'
import { CONTACT_LIMITS, tidyMessage } from '@clubhouse/domain/messages/contact/contact-rules'
import { lengthOf } from '@clubhouse/domain/validators/characters'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import formStyles from '#lib/form/form.module.css'
import { Button } from '#ui/button/button.tsx'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { EmailField } from '#ui/field/email-field.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { TRAP } from './contact-fields.ts'
import styles from './contact.module.css'
import { MaskedPhoneField } from './masked-phone-field.tsx'
import { CONTACT } from './messages.ts'
import { SentPanel } from './sent-panel.tsx'
import { useContactForm } from './use-contact-form.ts'

interface Props {
  club: string
  /** Where the club is. */
  country: string | null
  /** Whoever is signed in need not say who they are. */
  user: User | null
  /** What the server said of a form that was posted without a script. */
  served: FormAnswer | undefined
}

const FIELDS = ['name', 'surname', 'email', 'phone', 'message'] as const
const idOf = (field: string) => `contact-${field}`

/** CONTACT-04 */
export function ContactForm({ club, country, user, served }: Props) {
  const title = useId()
  const { props, round, isSending, sent, formError, errorOf, values } = useContactForm(club, served)
  const text = (field: string, known = '') => ({
    id: idOf(field),
    name: field,
    error: errorOf(field),
    defaultValue: values[field] ?? known,
  })
  return (
    <form {...props} className={formStyles.form} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {CONTACT.form}
      </h2>
      {sent && <SentPanel {...sent} />}
      <ErrorSummary errors={servedErrors(served, errorOf)} />
      <FormMessage text={formError} />
      {/* The fields are new ones after a message has gone, and where one was begun before. */}
      <fieldset key={round} className={formStyles.form} disabled={isSending}>
        <div className={formStyles.pair}>
          <TextField
            {...text('name', user?.first_name)}
            label={CONTACT.name}
            autoComplete="given-name"
            maxLength={CONTACT_LIMITS.name.max}
          />
          <TextField
            {...text('surname', user?.last_name)}
            label={CONTACT.surname}
            autoComplete="family-name"
            maxLength={CONTACT_LIMITS.name.max}
          />
        </div>
        <div className={formStyles.pair}>
          <EmailField
            {...text('email', user?.email)}
            label={CONTACT.email}
            hint={CONTACT.emailHint}
            maxLength={CONTACT_LIMITS.email.max}
          />
          <MaskedPhoneField
            {...text('phone')}
            country={country}
            label={CONTACT.phone}
            hint={CONTACT.phoneHint}
            maxLength={CONTACT_LIMITS.phone.max}
            optional
          />
        </div>
        <TextArea
          {...text('message')}
          label={CONTACT.message}
          rows={7}
          limit={CONTACT_LIMITS.message.max}
          lengthOf={(typed) => lengthOf(tidyMessage(typed))}
        />
        <p className={styles.trap} aria-hidden>
          <label htmlFor={idOf(TRAP)}>{CONTACT.trap}</label>
          <input id={idOf(TRAP)} name={TRAP} type="text" tabIndex={-1} autoComplete="off" />
        </p>
      </fieldset>
      <div className={styles.foot}>
        <Button type="submit" variant="primary" size="large" icon="mail" loading={isSending}>
          {CONTACT.send}
        </Button>
        <p className={styles.privacy}>
          {CONTACT.privacy} <Link to="/privacy">{CONTACT.privacyLink}</Link>
        </p>
        <p className="visually-hidden" role="status">
          {isSending && CONTACT.sending}
        </p>
      </div>
    </form>
  )
}

/** A page that was drawn anew begins at its top: there stands what to mend, with a way to each field. */
function servedErrors(served: FormAnswer | undefined, errorOf: (field: string) => string | undefined) {
  if (!served) return []
  return FIELDS.flatMap((field) => {
    const message = served.errors[field] && errorOf(field)
    return message ? [{ fieldId: idOf(field), message }] : []
  })
}
