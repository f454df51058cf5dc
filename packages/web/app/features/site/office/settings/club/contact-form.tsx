import { CONTACT_LIMITS } from '@clubhouse/contract/site/office/club-limits'
import type { OfficeContact } from '@clubhouse/contract/site/office/club-settings'
import { monthName } from '@clubhouse/domain/format'
import type { MapSettings } from '@clubhouse/domain/web/page-context'
import { FormMessage } from '#lib/form/form-message.tsx'
import { UnsentForm } from '#lib/form/unsent-form.tsx'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import { SettingsFoot, Theirs } from '#parts/office/settings/settings-foot.tsx'
import { FormSection } from '#parts/office/page/form-section.tsx'
import { Columns } from '#ui/layout/layout.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { useSettingsForm } from '#parts/office/settings/use-settings-form.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Select } from '#ui/field/select.tsx'
import { type InputProps, TextField } from '#ui/field/text-field.tsx'
import { CLUB } from '../messages.ts'
import { errorsIn, valuesOf } from './contact-values.ts'
import { PlaceField } from './place-field.tsx'

const MONTHS = Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), label: monthName(at + 1) }))

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
      <FormSection title={CLUB.who}>
        {text('name', { label: CLUB.name, maxLength: CONTACT_LIMITS.name })}
        {text('contact_email', {
          label: CLUB.email,
          hint: CLUB.emailHint,
          type: 'email',
          optional: true,
          maxLength: CONTACT_LIMITS.email,
        })}
      </FormSection>
      <FormSection title={CLUB.where}>
        {text('line1', { label: CLUB.line1, ...line })}
        <Columns>
          {text('city', { label: CLUB.city, ...line })}
          {text('county', { label: CLUB.county, ...line })}
        </Columns>
        {text('country', { label: CLUB.country, ...line })}
        <Checkbox
          label={CLUB.shown}
          name="display_address"
          defaultChecked={shown['display_address'] === 'on'}
        />
        <Theirs>{theirsOf('display_address')}</Theirs>
      </FormSection>
      <PlaceField
        tiles={tiles}
        latitude={shown['latitude'] ?? ''}
        longitude={shown['longitude'] ?? ''}
        errorOf={errorOf}
      />
      <Theirs>
        {theirsOf('latitude') && `${theirsOf('latitude')}, ${theirsOf('longitude') ?? shown['longitude']}`}
      </Theirs>
      <FormSection title={CLUB.social} lead={CLUB.socialHint}>
        {text('facebook', { label: CLUB.facebook, ...social })}
        {text('twitter', { label: CLUB.twitter, ...social })}
        {text('instagram', { label: CLUB.instagram, ...social })}
      </FormSection>
      <FormSection title={CLUB.joining} lead={CLUB.joiningHint}>
        {text('membership_details_headline', { label: CLUB.headline, hint: CLUB.headlineHint, ...line })}
        <Checkbox
          label={CLUB.hidesHeading}
          name="hide_membership_plans_heading"
          defaultChecked={shown['hide_membership_plans_heading'] === 'on'}
        />
        <Theirs>{theirsOf('hide_membership_plans_heading')}</Theirs>
      </FormSection>
      <FormSection title={CLUB.year} lead={CLUB.yearHint}>
        <Select
          label={CLUB.yearEndsIn}
          name="year_ends_in"
          options={MONTHS}
          defaultValue={shown['year_ends_in']}
          error={errorOf('year_ends_in')}
        />
        <Theirs>{theirsOf('year_ends_in')}</Theirs>
      </FormSection>
      <SettingsFoot isBusy={isBusy} savedAt={savedAt} timeZone={timeZone} />
      <UnsentForm {...unsent} />
    </form>
  )
}
