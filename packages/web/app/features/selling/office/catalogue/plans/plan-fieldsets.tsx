import { CATALOGUE_LIMITS } from '@clubhouse/contract/selling/office/catalogue-limits'
import type { PlanFields } from '@clubhouse/contract/selling/office/plans'
import type { Currency } from '@clubhouse/contract/site/club'
import { agesInWords, bornInWords } from '@clubhouse/domain/selling/catalogue/plan-words'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import type { Bound } from '#parts/office/record/bound.ts'
import { EditSection } from '#parts/office/record/edit-section.tsx'
import { useEdited } from '#parts/office/record/record-frame.tsx'
import styles from '#parts/office/record/record.module.css'
import { priceIn } from '#parts/office/record/sold-columns.tsx'
import { Theirs } from '#parts/office/settings/settings-foot.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Columns } from '#ui/layout/layout.tsx'
import { MoneyField } from '#ui/money-field/money-field.tsx'
import { PLANS } from '../messages.ts'
import type { Way } from '../shared/payment-values.ts'
import { WaysToPay } from '../shared/ways-to-pay.tsx'

interface Props {
  bound: Bound
  /** As it stands in the fields now. */
  plan: PlanFields
  money: { mark: string; currency: Currency }
  programmes: { value: string; label: string }[]
  forms: { value: string; label: string; kind: string }[]
  ways: readonly Way[]
  /** Whether the club lets anybody pay in reducing instalments. */
  reduces: boolean
  isNew: boolean
}

/** In the order in which somebody thinks of a plan: what, how much, for whom, when, and what they fill in. */
export function PlanFieldsets({ bound, plan, money, programmes, forms, ways, reduces, isNew }: Props) {
  const { of, tickOf, theirsOf } = bound
  const { isToRead } = useEdited()
  const number = (name: string) => ({ inputMode: 'numeric' as const, autoComplete: 'off', ...of(name) })
  const ages = agesInWords({ from: plan.age_from, to: plan.age_to, on: plan.age_on })
  const born = bornInWords({ from: plan.age_from, to: plan.age_to, on: plan.age_on })
  return (
    <>
      <EditSection
        title={PLANS.what}
        says={plan.description || programmes.find(({ value }) => value === plan.program_id)?.label}
        fields={['name', 'program_id', 'description']}
        isOpen={isNew}
      >
        <Columns>
          <div>
            <TextField
              label={PLANS.name}
              maxLength={CATALOGUE_LIMITS.name}
              autoComplete="off"
              {...of('name')}
            />
            <Theirs>{theirsOf('name')}</Theirs>
          </div>
          <Select
            label={PLANS.programme}
            placeholder={PLANS.choose}
            options={programmes}
            {...of('program_id')}
          />
        </Columns>
        <TextArea
          label={PLANS.description}
          rows={3}
          limit={CATALOGUE_LIMITS.description}
          optional
          {...of('description')}
        />
        <Theirs>{theirsOf('description')}</Theirs>
      </EditSection>
      <EditSection
        title={PLANS.priceAndPayment}
        says={PLANS.priceSays(priceIn(plan.price, money.currency), plan.payment_options.length)}
        fields={['price', 'option']}
        isOpen
      >
        <div>
          <MoneyField label={PLANS.price} hint={PLANS.priceHint} currency={money.mark} {...of('price')} />
          <Theirs>{theirsOf('price')}</Theirs>
        </div>
        <WaysToPay bound={bound} plan={plan} money={money} ways={ways} reduces={reduces} />
      </EditSection>
      <EditSection
        title={PLANS.who}
        says={plan.is_juvenile ? PLANS.children(ages ?? PLANS.anyAge) : (ages ?? PLANS.anyAge)}
        fields={['is_juvenile', 'age_from', 'age_to', 'age_on']}
        isOpen
      >
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
            <DateField calendar label={PLANS.ageOn} hint={PLANS.ageOnHint} optional {...of('age_on')} />
            <Theirs>{theirsOf('age_on')}</Theirs>
          </div>
        </div>
        {born && <p className={styles.quiet}>{born}</p>}
      </EditSection>
      <EditSection
        title={PLANS.placesDates}
        says={PLANS.placesSays(
          plan.places === null ? PLANS.noLimit : PLANS.placesCount(plan.places),
          plan.ends_on && displayDate(plan.ends_on),
        )}
        fields={['places', 'ends_on', 'opens_on', 'closes_on']}
        isOpen={isNew}
      >
        <Columns>
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
          {(['ends_on', 'opens_on', 'closes_on'] as const).map((name) => (
            <div key={name}>
              <DateField calendar label={DATES[name]} optional {...of(name)} />
              <Theirs>{theirsOf(name)}</Theirs>
            </div>
          ))}
        </Columns>
      </EditSection>
      {!isToRead && (
        <EditSection
          title={PLANS.forms}
          says={forms.find(({ value }) => value === plan.member_form_id)?.label}
          fields={['member_form_id', 'guardian_form_id']}
          isOpen={isNew}
        >
          <Columns>
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
          </Columns>
        </EditSection>
      )}
    </>
  )
}

const DATES = { ends_on: PLANS.endsOn, opens_on: PLANS.opensOn, closes_on: PLANS.closesOn }
