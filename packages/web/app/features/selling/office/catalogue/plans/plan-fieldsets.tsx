import { CATALOGUE_LIMITS } from '@clubhouse/contract/selling/office/catalogue-limits'
import { Theirs } from '#parts/office/settings/settings-foot.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { DateField } from '#ui/date-field/date-field.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { MoneyField } from '#ui/money-field/money-field.tsx'
import styles from '#parts/office/record/record.module.css'
import { PLANS } from '../messages.ts'
import type { Bound } from '#parts/office/record/use-record-form.tsx'
import { WaysToPay } from './ways-to-pay.tsx'

interface Props {
  bound: Bound
  mark: string
  programmes: { value: string; label: string }[]
  forms: { value: string; label: string; kind: string }[]
  /** How many ways to pay there are. */
  options: number
  /** Whether the club lets anybody pay in reducing instalments. */
  reduces: boolean
}

export function PlanFieldsets({ bound, mark, programmes, forms, options, reduces }: Props) {
  const { of, tickOf, theirsOf } = bound
  const number = (name: string) => ({ inputMode: 'numeric' as const, autoComplete: 'off', ...of(name) })
  return (
    <>
      <div className={settings.block}>
        <h2>{PLANS.what}</h2>
        <div className={settings.pair}>
          <div>
            <TextField
              label={PLANS.name}
              maxLength={CATALOGUE_LIMITS.name}
              autoComplete="off"
              {...of('name')}
            />
            <Theirs>{theirsOf('name')}</Theirs>
          </div>
          <div>
            <Select
              label={PLANS.programme}
              placeholder={PLANS.choose}
              options={programmes}
              {...of('program_id')}
            />
          </div>
        </div>
        <TextArea
          label={PLANS.description}
          rows={3}
          limit={CATALOGUE_LIMITS.description}
          optional
          {...of('description')}
        />
        <Theirs>{theirsOf('description')}</Theirs>
        <Checkbox label={PLANS.website} hint={PLANS.websiteHint} {...tickOf('is_active')} />
      </div>
      <div className={settings.block}>
        <h2>{PLANS.priceAndPayment}</h2>
        <MoneyField label={PLANS.price} currency={mark} {...of('price')} />
        <Theirs>{theirsOf('price')}</Theirs>
        <p className={styles.quiet}>{PLANS.waysLead}</p>
        <WaysToPay bound={bound} mark={mark} options={options} reduces={reduces} />
      </div>
      <div className={settings.block}>
        <h2>{PLANS.who}</h2>
        <Checkbox label={PLANS.juvenile} hint={PLANS.juvenileHint} {...tickOf('is_juvenile')} />
        <div className={styles.row}>
          <div>
            <TextField label={PLANS.from} optional {...number('age_from')} />
            <Theirs>{theirsOf('age_from')}</Theirs>
          </div>
          <div>
            <TextField label={PLANS.to} optional {...number('age_to')} />
            <Theirs>{theirsOf('age_to')}</Theirs>
          </div>
          <div>
            <DateField label={PLANS.ageOn} hint={PLANS.ageOnHint} optional {...of('age_on')} />
            <Theirs>{theirsOf('age_on')}</Theirs>
          </div>
        </div>
      </div>
      <div className={settings.block}>
        <h2>{PLANS.placesDates}</h2>
        <div className={settings.pair}>
          <div>
            <TextField
              label={PLANS.places}
              hint={PLANS.placesHint}
              placeholder={PLANS.noLimit}
              optional
              {...number('places')}
            />
            <Theirs>{theirsOf('places')}</Theirs>
          </div>
          <div>
            <DateField label={PLANS.endsOn} optional {...of('ends_on')} />
            <Theirs>{theirsOf('ends_on')}</Theirs>
          </div>
          <div>
            <DateField label={PLANS.opensOn} optional {...of('opens_on')} />
            <Theirs>{theirsOf('opens_on')}</Theirs>
          </div>
          <div>
            <DateField label={PLANS.closesOn} optional {...of('closes_on')} />
            <Theirs>{theirsOf('closes_on')}</Theirs>
          </div>
          <Select
            label={PLANS.memberForm}
            placeholder={PLANS.choose}
            options={forms.filter(({ kind }) => kind !== 'guardian')}
            {...of('member_form_id')}
          />
          <Select
            label={PLANS.guardianForm}
            hint={PLANS.guardianHint}
            placeholder={PLANS.choose}
            options={forms.filter(({ kind }) => kind === 'guardian')}
            optional
            {...of('guardian_form_id')}
          />
        </div>
      </div>
    </>
  )
}
