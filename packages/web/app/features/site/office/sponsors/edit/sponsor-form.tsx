import { SPONSOR_LIMITS } from '@clubhouse/contract/site/office/sponsor-limits'
import { imageUrl } from '@clubhouse/domain/site/content/image-url'
import { FormMessage } from '#lib/form/form-message.tsx'
import { UnsentForm } from '#lib/form/unsent-form.tsx'
import { useSite } from '#lib/page/site-data.ts'
import { LogoField } from '#parts/office/logo-field.tsx'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import { SettingsFoot, Theirs } from '#parts/office/settings/settings-foot.tsx'
import { FormSection } from '#parts/office/page/form-section.tsx'
import { Columns } from '#ui/layout/layout.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { useSettingsForm } from '#parts/office/settings/use-settings-form.ts'
import { DateField } from '#ui/date-field/date-field.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { EDIT } from '../messages.ts'
import { type Edited, errorsIn, NEW_VALUES, valuesOf } from './sponsor-values.ts'

interface Props {
  sponsor: Edited
  answer: SettingsAnswer | undefined
  timeZone: string
}

export function SponsorForm({ sponsor, answer, timeZone }: Props) {
  const id = sponsor?.sponsor_id ?? 'new'
  const { props, errorOf, formError, values, isBusy, savedAt, version, theirsOf, ...unsent } =
    useSettingsForm(errorsIn, answer, { name: `sponsor/${id}`, version: sponsor?.version ?? '' })
  const cdnHost = useSite()?.cdnHost ?? ''
  const shown = { ...(sponsor ? valuesOf(sponsor) : NEW_VALUES), ...values }
  return (
    <form {...props} action={`/sponsors/${id}`} className={settings.form}>
      <FormMessage text={formError} />
      <input type="hidden" name="version" value={version} />
      <FormSection>
        <TextField
          label={EDIT.name}
          name="name"
          maxLength={SPONSOR_LIMITS.name}
          autoComplete="off"
          defaultValue={shown['name']}
          error={errorOf('name')}
        />
        <Theirs>{theirsOf('name')}</Theirs>
        <TextField
          label={EDIT.link}
          hint={EDIT.linkHint}
          name="link"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={SPONSOR_LIMITS.link}
          defaultValue={shown['link']}
          error={errorOf('link')}
          optional
        />
        <Theirs>{theirsOf('link')}</Theirs>
        <LogoField
          label={EDIT.logo}
          hint={EDIT.logoHint}
          name="image_id"
          imageId={shown['image_id'] || null}
          src={sponsor && shown['image_id'] ? imageUrl(sponsor.image, cdnHost) : null}
          error={errorOf('image_id')}
        />
        <Theirs>{theirsOf('image_id')}</Theirs>
        <Checkbox
          label={EDIT.featured}
          hint={EDIT.featuredHint}
          name="featured"
          defaultChecked={shown['featured'] === 'on'}
        />
        <Theirs>{theirsOf('featured')}</Theirs>
      </FormSection>
      <FormSection title={EDIT.when}>
        <Columns>
          <div>
            <DateField
              calendar
              label={EDIT.startsOn}
              hint={EDIT.dayHint}
              name="starts_on"
              defaultValue={shown['starts_on']}
              error={errorOf('starts_on')}
              optional
            />
            <Theirs>{theirsOf('starts_on')}</Theirs>
          </div>
          <div>
            <DateField
              calendar
              label={EDIT.endsOn}
              hint={EDIT.dayHint}
              name="ends_on"
              defaultValue={shown['ends_on']}
              error={errorOf('ends_on')}
              optional
            />
            <Theirs>{theirsOf('ends_on')}</Theirs>
          </div>
        </Columns>
      </FormSection>
      <SettingsFoot
        isBusy={isBusy}
        savedAt={savedAt}
        timeZone={timeZone}
        label={sponsor ? EDIT.save : EDIT.add}
      />
      <UnsentForm {...unsent} />
    </form>
  )
}
