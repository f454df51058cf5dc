import { CONTACT_LIMITS } from '@clubhouse/contract/site/office/club-limits'
import type { OfficeContact } from '@clubhouse/contract/site/office/club-settings'
import type { MapSettings } from '@clubhouse/domain/web/page-context'
import { FormMessage } from '#lib/form/form-message.tsx'
import { UnsentForm } from '#lib/form/unsent-form.tsx'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import { SettingsFoot, Theirs } from '#parts/office/settings/settings-foot.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { useSettingsForm } from '#parts/office/settings/use-settings-form.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { type InputProps, TextField } from '#ui/field/text-field.tsx'
import { CLUB } from '../messages.ts'
import { errorsIn, valuesOf } from './contact-values.ts'
import { PlaceField } from './place-field.tsx'

interface Props {
  contact: OfficeContact
  tiles: MapSettings
  answer: SettingsAnswer | undefined
  timeZone: string
}

export function ContactForm({ contact, tiles, answer, timeZone }: Props) {
  const { props, errorOf, formError, values, isBusy, savedAt, version, theirsOf, ...unsent } =
    useSettingsForm(errorsIn, answer, { name: 'settings/club', version: contact.version })
  const shown: Record<string, string> = { ...valuesOf(contact), ...values }
  const text = (name: string, more: Omit<InputProps, 'name'>) => (
    <div className={settings.field}>
      <TextField name={name} autoComplete="off" {...more} defaultValue={shown[name]} error={errorOf(name)} />
      <Theirs>{theirsOf(name)}</Theirs>
    </div>
  )
  const line = { maxLength: CONTACT_LIMITS.line, optional: true }
  const social = { maxLength: CONTACT_LIMITS.social, optional: true, autoCapitalize: 'none' }
  return (
    <form {...props} action="/settings/club" className={settings.form}>
      <FormMessage text={formError} />
      <input type="hidden" name="version" value={version} />
      <div className={settings.block}>
        <h2>{CLUB.who}</h2>
        {text('name', { label: CLUB.name, maxLength: CONTACT_LIMITS.name })}
        {text('contact_email', {
          label: CLUB.email,
          hint: CLUB.emailHint,
          type: 'email',
          optional: true,
          maxLength: CONTACT_LIMITS.email,
        })}
      </div>
      <div className={settings.block}>
        <h2>{CLUB.where}</h2>
        {text('line1', { label: CLUB.line1, ...line })}
        <div className={settings.pair}>
          {text('city', { label: CLUB.city, ...line })}
          {text('county', { label: CLUB.county, ...line })}
        </div>
        {text('country', { label: CLUB.country, ...line })}
        <Checkbox
          label={CLUB.shown}
          name="display_address"
          defaultChecked={shown['display_address'] === 'on'}
        />
        <Theirs>{theirsOf('display_address')}</Theirs>
      </div>
      <PlaceField
        tiles={tiles}
        latitude={shown['latitude'] ?? ''}
        longitude={shown['longitude'] ?? ''}
        errorOf={errorOf}
      />
      <Theirs>
        {theirsOf('latitude') && `${theirsOf('latitude')}, ${theirsOf('longitude') ?? shown['longitude']}`}
      </Theirs>
      <div className={settings.block}>
        <h2>{CLUB.social}</h2>
        <p className={settings.lead}>{CLUB.socialHint}</p>
        {text('facebook', { label: CLUB.facebook, ...social })}
        {text('twitter', { label: CLUB.twitter, ...social })}
        {text('instagram', { label: CLUB.instagram, ...social })}
      </div>
      <SettingsFoot isBusy={isBusy} savedAt={savedAt} timeZone={timeZone} />
      <UnsentForm {...unsent} />
    </form>
  )
}
