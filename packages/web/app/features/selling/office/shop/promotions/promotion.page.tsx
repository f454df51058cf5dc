import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { SHOP_LIMITS } from '@clubhouse/contract/selling/office/shop-limits'
import { imageUrl } from '@clubhouse/domain/site/content/image-url'
import { dayOf } from '@clubhouse/domain/format'
import { titled } from '#lib/page/page-meta.ts'
import { useSite } from '#lib/page/site-data.ts'
import { LogoField } from '#parts/office/logo-field.tsx'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import { Theirs } from '#parts/office/settings/settings-foot.tsx'
import { FormSection } from '#parts/office/page/form-section.tsx'
import { Columns } from '#ui/layout/layout.tsx'
import { loadRecord } from '#parts/office/record/load-record.ts'
import { SAVE } from '#parts/office/record/messages.ts'
import { saveRecord } from '#parts/office/record/save-record.ts'
import { RecordPage } from '#parts/office/record/record-page.tsx'
import styles from '#parts/office/record/record.module.css'
import { RecordForm } from '#parts/office/record/use-record-form.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { productChoices } from './load-choices.ts'
import { PROMOTIONS } from './messages.ts'
import { getPromotion, newPromotion, PROMOTION, promotionValues } from './promotion-kind.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadRecord(args, getPromotion, async (asking) => ({ choices: await productChoices(asking) }))
export const action = (args: ActionFunctionArgs) => saveRecord(args, PROMOTION)

export const meta = titled<typeof loader>((data) => data?.item?.description ?? PROMOTIONS.fresh)

/** One promotion: what is put forward, with which words and picture, and on which days. */
export default function PromotionPage() {
  const { item, time, choices } = useLoaderData<typeof loader>()
  const answer = useActionData<SettingsAnswer>()
  const cdnHost = useSite()?.cdnHost ?? ''
  const isListed = !item || choices.some(({ value }) => value === item.product_id)
  // What is archived or drawn by now stays chosen until something else is.
  const options = isListed
    ? choices
    : [{ value: item.product_id, label: item.product_name, group: PROMOTIONS.other }, ...choices]
  const kept = item ?? newPromotion(dayOf(time.now, time.timeZone))
  return (
    <RecordPage
      back={{ to: '/shop/promotions', label: PROMOTIONS.title }}
      title={item?.description ?? PROMOTIONS.fresh}
    >
      <RecordForm
        key={item ? `${item.promotion_id} ${item.version}` : 'new'}
        action={`/shop/promotions/${item?.promotion_id ?? 'new'}`}
        kept={{ values: promotionValues(kept), version: item?.version ?? '' }}
        label={item ? SAVE : PROMOTIONS.add}
        timeZone={time.timeZone}
        errors={(fields) => PROMOTION.errors(PROMOTION.typed(fields))}
        answer={answer}
      >
        {({ of, errorOf, theirsOf }) => (
          <>
            <FormSection>
              <Select
                label={PROMOTIONS.product}
                placeholder={PROMOTIONS.choose}
                options={options}
                {...of('product_id')}
              />
              <Theirs>{nameIn(options, theirsOf('product_id'))}</Theirs>
              <TextField
                label={PROMOTIONS.description}
                hint={PROMOTIONS.descriptionHint}
                maxLength={SHOP_LIMITS.promotion}
                autoComplete="off"
                {...of('description')}
              />
              <Theirs>{theirsOf('description')}</Theirs>
              <LogoField
                label={PROMOTIONS.picture}
                hint={PROMOTIONS.pictureHint}
                name="image_id"
                imageId={of('image_id').defaultValue || null}
                src={
                  item?.image && item.image_id === of('image_id').defaultValue
                    ? imageUrl([item.image], cdnHost)
                    : null
                }
                error={errorOf('image_id')}
              />
            </FormSection>
            <FormSection title={PROMOTIONS.when}>
              <p className={styles.quiet}>{PROMOTIONS.whenLead}</p>
              <Columns>
                <div>
                  <DateField calendar label={PROMOTIONS.startsOn} {...of('starts_on')} />
                  <Theirs>{theirsOf('starts_on')}</Theirs>
                </div>
                <div>
                  <DateField
                    calendar
                    label={PROMOTIONS.endsOn}
                    hint={PROMOTIONS.endsOnHint}
                    optional
                    {...of('ends_on')}
                  />
                  <Theirs>{theirsOf('ends_on')}</Theirs>
                </div>
              </Columns>
            </FormSection>
          </>
        )}
      </RecordForm>
    </RecordPage>
  )
}

const nameIn = (options: readonly { value: string; label: string }[], id: string | undefined) =>
  id === undefined ? undefined : (options.find(({ value }) => value === id)?.label ?? id)
