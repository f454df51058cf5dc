import type { OfficeShopItem } from '@clubhouse/contract/selling/office/shop-items'
import { SHOP_LIMITS } from '@clubhouse/contract/selling/office/shop-limits'
import type { Bound } from '#parts/office/record/bound.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Columns } from '#ui/layout/layout.tsx'
import { ITEMS } from './messages.ts'
import { Left } from './stock-line.tsx'
import styles from './stock-table.module.css'

interface Props {
  bound: Bound
  item: OfficeShopItem | null
}

/** Of an item that comes in one: what is left, and how many come in. */
export function OneStock({ bound: { of }, item }: Props) {
  const kept = item?.variants.length === 0 ? item : null
  const stock = of('stock')
  return (
    <div className={styles.one}>
      <input type="hidden" name={stock.name} value={stock.defaultValue} />
      <input type="hidden" name="is_old" value={item ? 'on' : ''} />
      {kept && (
        <p className={styles.figure}>
          <span className={styles.quiet}>{ITEMS.left}</span>
          <Left kept={kept} low={item?.low_stock ?? null} />
        </p>
      )}
      {(!item || kept) && (
        <TextField
          label={kept ? ITEMS.addTo : ITEMS.left}
          hint={kept ? ITEMS.addHint : ITEMS.beginHint}
          inputMode="text"
          autoComplete="off"
          optional
          {...of('add')}
        />
      )}
    </div>
  )
}

/** Why it changes, when to tell, and the end of counting. */
export function StockWords({ bound: { of, tickOf }, item, addsId }: Props & { addsId: string }) {
  const isCounted =
    item !== null && (item.stock !== null || item.variants.some(({ stock }) => stock !== null))
  return (
    <>
      <input type="hidden" name="adds_id" value={of('adds_id').defaultValue || addsId} />
      <Columns>
        {item && (
          <TextField
            label={ITEMS.why}
            hint={ITEMS.whyHint}
            maxLength={SHOP_LIMITS.stockNote}
            autoComplete="off"
            optional
            {...of('stock_note')}
          />
        )}
        <TextField
          label={ITEMS.lowStock}
          hint={ITEMS.lowStockHint}
          inputMode="numeric"
          autoComplete="off"
          optional
          {...of('low_stock')}
        />
      </Columns>
      {isCounted && <Checkbox label={ITEMS.uncounted} hint={ITEMS.uncountedHint} {...tickOf('uncounted')} />}
    </>
  )
}
