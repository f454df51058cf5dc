import { useState } from 'react'
import type { ItemVariant, OfficeShopItem } from '@clubhouse/contract/selling/office/shop-items'
import { SHOP_LIMITS } from '@clubhouse/contract/selling/office/shop-limits'
import type { Bound } from '#parts/office/record/bound.ts'
import { Theirs } from '#parts/office/settings/settings-foot.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Columns } from '#ui/layout/layout.tsx'
import { MoneyField } from '#ui/money-field/money-field.tsx'
import { ITEMS } from './messages.ts'
import styles from './stock-table.module.css'
import { lineName, LINES, OPTIONS } from './variant-values.ts'

interface Props {
  bound: Bound
  mark: string
  item: OfficeShopItem | null
}

/** Some to begin with, for people without a script; with one there are as many as are asked for. */
const AT_FIRST = 4

/** What is left of each size, how many come in, and what it costs. */
export function StockTable({ bound, mark, item }: Props) {
  const { of, errorOf, theirsOf } = bound
  const filled = LINES.filter((at) =>
    OPTIONS.some((option) => of(lineName(at, `value_${option}`)).defaultValue),
  )
  const [count, setCount] = useState(Math.max((filled.at(-1) ?? -1) + 2, item ? 1 : AT_FIRST))
  const error = errorOf('variants')
  return (
    <>
      <Columns>
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
      </Columns>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <Theirs>{theirsOf('variants')}</Theirs>
      <table className={styles.table}>
        <thead>
          <tr>
            {Object.values(ITEMS.columns).map((title, at) => (
              <th key={title} scope="col" data-number={at > 0 || undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LINES.slice(0, Math.max(count, (filled.at(-1) ?? -1) + 1)).map((at) => (
            <Line key={at} bound={bound} mark={mark} item={item} at={at} />
          ))}
        </tbody>
      </table>
      <p className={styles.quiet}>{ITEMS.kindsLead}</p>
      {count < SHOP_LIMITS.variants && (
        <div>
          <Button variant="secondary" size="small" icon="plus" onClick={() => setCount(count + 1)}>
            {ITEMS.addKind}
          </Button>
        </div>
      )}
    </>
  )
}

function Line({ bound: { of, errorOf }, mark, item, at }: Props & { at: number }) {
  const id = of(lineName(at, 'id'))
  const stock = of(lineName(at, 'stock'))
  const kept = item?.variants.find((variant) => variant.variant_id === id.defaultValue)
  const options = OPTIONS.filter(
    (option) =>
      option === 0 || of(`option_${option}`).defaultValue || of(lineName(at, `value_${option}`)).defaultValue,
  )
  const kind =
    options
      .map((option) => of(lineName(at, `value_${option}`)).defaultValue)
      .filter(Boolean)
      .join(', ') || `${ITEMS.newLine} ${at + 1}`
  const wrong = errorOf(`variant_${at}`) ?? errorOf(`variant_${id.defaultValue}`)
  return (
    <tr>
      <th scope="row" className={styles.size}>
        <input type="hidden" name={id.name} value={id.defaultValue} />
        <input type="hidden" name={stock.name} value={stock.defaultValue} />
        {options.map((option) => (
          <TextField
            key={option}
            label={ITEMS.ofLine(ITEMS.value(of(`option_${option}`).defaultValue, option + 1), kind)}
            hidesLabel
            maxLength={SHOP_LIMITS.option}
            autoComplete="off"
            {...of(lineName(at, `value_${option}`))}
            error={option === 0 ? wrong : undefined}
          />
        ))}
      </th>
      <td data-number="" data-label={ITEMS.columns.sold}>
        {kept?.taken ?? ''}
      </td>
      <td data-number="" data-label={ITEMS.columns.left}>
        {kept && <Left kept={kept} low={item?.low_stock ?? null} />}
      </td>
      <td className={styles.add} data-label={ITEMS.columns.add}>
        <TextField
          label={ITEMS.ofLine(ITEMS.columns.add, kind)}
          hidesLabel
          inputMode="text"
          autoComplete="off"
          placeholder={kept ? '0' : undefined}
          {...of(lineName(at, 'add'))}
        />
      </td>
      <td className={styles.price} data-label={ITEMS.columns.price}>
        <MoneyField
          label={ITEMS.ofLine(ITEMS.columns.price, kind)}
          hidesLabel
          currency={mark}
          placeholder={ITEMS.ownPricePlaceholder}
          {...of(lineName(at, 'price'))}
        />
      </td>
    </tr>
  )
}

/** The figure, in a warning's colour where few are left. */
export function Left({ kept: { left }, low }: { kept: Pick<ItemVariant, 'left'>; low: number | null }) {
  if (left === null) return <span className={styles.quiet}>{ITEMS.noLimit}</span>
  if (left === 0) return <Badge tone="warning">{ITEMS.soldOut}</Badge>
  return (
    <strong className={styles.left} data-low={(low !== null && left <= low) || undefined}>
      {left}
    </strong>
  )
}

/** Of an item that comes in one: what is left, and how many come in. */
export function OneStock({ bound: { of }, item }: Omit<Props, 'mark'>) {
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
export function StockWords({
  bound: { of, tickOf },
  item,
  addsId,
}: Omit<Props, 'mark'> & { addsId: string }) {
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
