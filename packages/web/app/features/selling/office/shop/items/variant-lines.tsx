import { useState } from 'react'
import type { OfficeShopItem } from '@clubhouse/contract/selling/office/shop-items'
import { SHOP_LIMITS } from '@clubhouse/contract/selling/office/shop-limits'
import { Theirs } from '#parts/office/settings/settings-foot.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { Fold } from '#parts/office/record/fold.tsx'
import styles from '#parts/office/record/record.module.css'
import type { Bound } from '#parts/office/record/use-record-form.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { MoneyField } from '#ui/money-field/money-field.tsx'
import { ITEMS } from './messages.ts'
import { lineName, LINES, OPTIONS } from './variant-values.ts'

interface Props {
  bound: Bound
  mark: string
  item: OfficeShopItem | null
}

/** Some to begin with, for whoever has no script; with one there are as many as are asked for. */
const AT_FIRST = 4

/** How many there are: of the item, or of each size and other kind that it comes as. */
export function VariantLines({ bound, mark, item }: Props) {
  const { of, errorOf, theirsOf } = bound
  const filled = LINES.filter((at) =>
    OPTIONS.some((option) => of(lineName(at, `value_${option}`)).defaultValue),
  )
  const [count, setCount] = useState(Math.max((filled.at(-1) ?? -1) + 2, item ? 1 : AT_FIRST))
  const error = errorOf('variants')
  const isUsed = Boolean(
    filled.length > 0 ||
    error ||
    OPTIONS.some((at) => of(`option_${at}`).defaultValue || errorOf(`option_${at}`)),
  )
  return (
    <div className={settings.block}>
      <h2>{ITEMS.kinds}</h2>
      <TextField
        label={ITEMS.stock}
        hint={`${ITEMS.stockHint} ${ITEMS.stockWithKinds}`}
        inputMode="numeric"
        autoComplete="off"
        optional
        {...of('stock')}
      />
      {item && item.variants.length === 0 && (
        <p className={styles.quiet}>{ITEMS.counted(item.taken, item.left)}</p>
      )}
      <Theirs>{theirsOf('stock')}</Theirs>
      <Fold title={ITEMS.comesInKinds} lead={ITEMS.kindsLead} isUsed={isUsed}>
        <div className={settings.pair}>
          {OPTIONS.map((at) => (
            <TextField
              key={at}
              label={ITEMS.option(at + 1)}
              hint={ITEMS.optionHint(at + 1)}
              maxLength={SHOP_LIMITS.option}
              autoComplete="off"
              optional
              {...of(`option_${at}`)}
            />
          ))}
        </div>
        {error && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
        <Theirs>{theirsOf('variants')}</Theirs>
        {LINES.slice(0, Math.min(count, SHOP_LIMITS.variants)).map((at) => (
          <VariantLine key={at} bound={bound} mark={mark} item={item} at={at} />
        ))}
        {count < SHOP_LIMITS.variants && (
          <div>
            <Button variant="secondary" size="small" icon="plus" onClick={() => setCount(count + 1)}>
              {ITEMS.addKind}
            </Button>
          </div>
        )}
      </Fold>
    </div>
  )
}

function VariantLine({ bound: { of, errorOf }, mark, item, at }: Props & { at: number }) {
  const id = of(lineName(at, 'id'))
  const kept = item?.variants.find((variant) => variant.variant_id === id.defaultValue)
  return (
    <fieldset className={styles.line}>
      <legend>{ITEMS.kind(at + 1)}</legend>
      <input type="hidden" name={id.name} value={id.defaultValue} />
      <div className={styles.cells}>
        {OPTIONS.map((option) => (
          <TextField
            key={option}
            label={ITEMS.value(of(`option_${option}`).defaultValue, option + 1)}
            maxLength={SHOP_LIMITS.option}
            autoComplete="off"
            optional
            {...of(lineName(at, `value_${option}`))}
            error={
              option === 0 ? (errorOf(`variant_${at}`) ?? errorOf(`variant_${id.defaultValue}`)) : undefined
            }
          />
        ))}
        <TextField
          label={ITEMS.stock}
          hint={kept ? ITEMS.counted(kept.taken, kept.left) : undefined}
          inputMode="numeric"
          autoComplete="off"
          optional
          {...of(lineName(at, 'stock'))}
        />
        <MoneyField
          label={ITEMS.ownPrice}
          hint={ITEMS.ownPriceHint}
          currency={mark}
          optional
          {...of(lineName(at, 'price'))}
        />
      </div>
    </fieldset>
  )
}
