import { SHOP_LIMITS } from '@clubhouse/contract/selling/office/shop-limits'
import { Theirs } from '#parts/office/settings/settings-foot.tsx'
import styles from '#parts/office/record/record.module.css'
import type { Bound } from '#parts/office/record/bound.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { MoneyField } from '#ui/money-field/money-field.tsx'
import { ITEMS } from './messages.ts'

const TYPES = [
  { value: 'percentage', label: ITEMS.percentage },
  { value: 'fixed', label: ITEMS.fixed },
]

interface Props {
  bound: Bound
  mark: string
}

export function PriceField({ bound: { of, theirsOf }, mark }: Props) {
  return (
    <div>
      <MoneyField label={ITEMS.price} currency={mark} {...of('price')} />
      <Theirs>{theirsOf('price')}</Theirs>
    </div>
  )
}

/** Taken off each one. */
export function DiscountFields({ bound: { of, errorOf, theirsOf } }: Pick<Props, 'bound'>) {
  return (
    <>
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
    </>
  )
}

/** People say how much, in place of a price. */
export function GiftFields({ bound: { of, tickOf, errorOf, theirsOf }, mark }: Props) {
  return (
    <>
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
    </>
  )
}
