import { SHOP_LIMITS } from '@clubhouse/contract/selling/office/shop-limits'
import { Theirs } from '#parts/office/settings/settings-foot.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { Fold } from '#parts/office/record/fold.tsx'
import styles from '#parts/office/record/record.module.css'
import type { Bound } from '#parts/office/record/use-record-form.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { MoneyField } from '#ui/money-field/money-field.tsx'
import { ITEMS } from './messages.ts'

const TYPES = [
  { value: 'percentage', label: ITEMS.percentage },
  { value: 'fixed', label: ITEMS.fixed },
]

/** What it costs, what is taken off, or that whoever pays says how much. */
export function PriceFields({ bound, mark }: { bound: Bound; mark: string }) {
  const { of, tickOf, errorOf, theirsOf } = bound
  const isUsed = (...names: string[]) =>
    names.some((name) => Boolean(of(name).defaultValue || errorOf(name) || theirsOf(name)))
  return (
    <div className={settings.block}>
      <h2>{ITEMS.priceTitle}</h2>
      <MoneyField label={ITEMS.price} currency={mark} {...of('price')} />
      <Theirs>{theirsOf('price')}</Theirs>
      <Fold
        title={ITEMS.discount}
        lead={ITEMS.discountLead}
        isUsed={isUsed('discount_name', 'discount_amount', 'discount')}
      >
        <div className={styles.row}>
          <TextField
            label={ITEMS.discountName}
            maxLength={SHOP_LIMITS.name}
            autoComplete="off"
            optional
            {...of('discount_name')}
            error={errorOf('discount')}
          />
          <Select label={ITEMS.discountType} options={TYPES} {...of('discount_type')} />
          <TextField
            label={ITEMS.discountAmount}
            inputMode="decimal"
            autoComplete="off"
            optional
            {...of('discount_amount')}
          />
        </div>
        <Theirs>{theirsOf('discount_amount') ?? theirsOf('discount_name')}</Theirs>
      </Fold>
      <Fold
        title={ITEMS.gift}
        lead={ITEMS.giftLead}
        isUsed={
          tickOf('is_gift').defaultChecked || isUsed('any_min', 'any_max', 'any_suggested', 'any_amount')
        }
      >
        <Checkbox label={ITEMS.isGift} hint={ITEMS.isGiftHint} {...tickOf('is_gift')} />
        <div className={styles.row}>
          <MoneyField
            label={ITEMS.least}
            currency={mark}
            optional
            {...of('any_min')}
            error={errorOf('any_min') ?? errorOf('any_amount')}
          />
          <MoneyField label={ITEMS.most} currency={mark} optional {...of('any_max')} />
          <TextField
            label={ITEMS.suggested}
            hint={ITEMS.suggestedHint}
            inputMode="text"
            autoComplete="off"
            optional
            {...of('any_suggested')}
          />
        </div>
        <Theirs>{theirsOf('any_min') ?? theirsOf('any_max') ?? theirsOf('any_suggested')}</Theirs>
      </Fold>
    </div>
  )
}
