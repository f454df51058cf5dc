import { useState } from 'react'
import { CodeField } from '#ui/code-field/code-field.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { DATE_PROBLEMS, type ParsedDate } from '@clubhouse/domain/time/plain-date'
import { Combobox } from '#ui/combobox/combobox.tsx'
import { CheckboxGroup } from '#ui/field/checkbox-group.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { EmailField } from '#ui/field/email-field.tsx'
import { PasswordField } from '#ui/field/password-field.tsx'
import { PasswordRules } from '#ui/field/password-rules.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { MoneyField } from '#ui/money-field/money-field.tsx'
import { notify } from '#ui/notifications/notification-store.ts'
import { PhoneField } from '#ui/phone-field/phone-field.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import styles from '../dev-ui.module.css'
import { Example, Section } from '../section.tsx'
import { FormExample } from './form-example.tsx'

export function Fields() {
  const [password, setPassword] = useState('')
  const [date, setDate] = useState<ParsedDate>()
  const [found, setFound] = useState('')
  const hasScript = useHydrated()
  return (
    <Section
      id="fields"
      title="Form fields"
      about="Label above, hint beneath it, the field, then the first error only."
    >
      <Example title="Text">
        <div className={styles.pair}>
          <TextField label="First name" autoComplete="given-name" />
          <TextField label="Club name" hint="As it should stand on the shirt" optional />
          <TextField
            label="With an error"
            defaultValue="R"
            error="Enter at least two letters"
            id="demo-error"
          />
          <TextField label="Disabled" defaultValue="Not yours to change" disabled />
          <EmailField label="Email" hint="Try somebody@gmial.com" />
          <PhoneField label="Mobile" hint="So that a coach can reach you on match day" />
          <TextArea
            label="Message"
            limit={100}
            defaultValue={
              'The counter appears at eighty of a hundred characters, and this text has just got there now.'
            }
          />
          <PasswordField
            label="New password"
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            describedBy="password-rules"
          />
          <PasswordRules
            id="password-rules"
            summary="8 to 30 characters, a capital letter, a number"
            rules={[
              { label: '8 to 30 characters', isMet: password.length >= 8 && password.length <= 30 },
              { label: 'A capital letter', isMet: /\p{Lu}/u.test(password) },
              { label: 'A number', isMet: /\d/.test(password) },
            ]}
            isOpen={password !== ''}
          />
        </div>
      </Example>
      <Example title="Numbers, dates, money">
        <div className={styles.pair}>
          <DateField
            label="Date of birth"
            onDate={setDate}
            error={date && !date.ok && date.reason !== 'empty' ? DATE_PROBLEMS[date.reason] : undefined}
          />
          <MoneyField label="Donation" currency="€" defaultValue="1234.5" />
          <CodeField
            label="6-digit code"
            hint="We sent it to your email"
            name="code"
            onComplete={(code) => notify({ title: 'Code complete', body: code, type: 'success' })}
          />
          <CodeField label="Wrong code" name="wrong-code" error="This code has expired. Ask for a new one" />
        </div>
      </Example>
      <Example title="Choices">
        <div className={styles.pair}>
          <RadioGroup
            label="How will you pay?"
            name="payment"
            defaultValue="full"
            options={[
              { value: 'full', label: 'All at once', note: '€180 today' },
              { value: 'monthly', label: 'Monthly', note: '€30 today, then 5 × €30' },
              { value: 'later', label: 'On the day', isDisabled: true },
            ]}
          />
          <div className={styles.column}>
            <Select
              label="County"
              placeholder="Choose a county"
              options={['Antrim', 'Clare', 'Cork', 'Donegal', 'Galway', 'Kerry'].map((name) => ({
                value: name,
                label: name,
              }))}
            />
            <Select
              label="Team"
              error="Choose a team"
              placeholder="Choose a team"
              options={[{ value: 'u9', label: 'Under 9' }]}
            />
            <div>
              <Checkbox label="Send me the newsletter" defaultChecked />
              <Checkbox label="Photos may be taken" hint="At matches and events, for the club’s own pages" />
              <Checkbox
                label="I accept the code of conduct"
                error="Accept the code of conduct to go on"
                boxed
              />
            </div>
          </div>
        </div>
      </Example>
      <Example title="Several choices, a list with a search, words behind a sign">
        <div className={styles.pair}>
          <CheckboxGroup
            label="When can you help?"
            hint="Choose as many as you like"
            name="help"
            options={['Mondays', 'Fridays', 'Match days'].map((name) => ({ value: name, label: name }))}
            defaultValues={['Fridays']}
            optional
          />
          <CheckboxGroup
            label="Closed"
            name="closed"
            options={[{ value: 'a', label: 'Does not apply' }]}
            isDisabled
          />
          <Combobox
            label="Pitch"
            name="pitch"
            placeholder="Choose a pitch"
            options={Array.from({ length: 14 }, (_, at) => ({ value: `${at}`, label: `Pitch ${at + 1}` }))}
            defaultValue="2"
            hasScript={hasScript}
          />
          <TextField
            label="Registration number"
            describedBy="demo-tooltip"
            aside={
              <Tooltip id="demo-tooltip" label="About this number">
                It stands on the card that the league sent, below the name
              </Tooltip>
            }
          />
        </div>
      </Example>
      <Example title="Search, 250 ms after the last key">
        <div className={styles.row}>
          <SearchField label="Search" onSearch={setFound} />
          <p className={styles.output}>{found && `Searched for “${found}”`}</p>
        </div>
      </Example>
      <Example title="A form that can fail: send it empty">
        <FormExample />
      </Example>
    </Section>
  )
}
