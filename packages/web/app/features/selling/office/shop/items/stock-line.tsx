import type { ItemVariant, OfficeShopItem } from '@clubhouse/contract/selling/office/shop-items'
import { SHOP_LIMITS } from '@clubhouse/contract/selling/office/shop-limits'
import type { Bound } from '#parts/office/record/bound.ts'
import type { Values } from '#parts/office/record/record-values.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { MoneyField } from '#ui/money-field/money-field.tsx'
import { ITEMS } from './messages.ts'
import styles from './stock-table.module.css'
import { lineName, OPTIONS } from './variant-values.ts'

interface Props {
  bound: Bound
  mark: string
  item: OfficeShopItem | null
  values: Values
  at: number
}

/** One size: its name, which is a field once it is to be changed, what is left, how many come in, and what it costs. */
export function StockLine({ bound: { of, errorOf }, mark, item, values, at }: Props) {
  const id = of(lineName(at, 'id'))
  const stock = of(lineName(at, 'stock'))
  const kept = item?.variants.find((variant) => variant.variant_id === id.defaultValue)
  const options = OPTIONS.filter(
    (option) =>
      option === 0 || of(`option_${option}`).defaultValue || of(lineName(at, `value_${option}`)).defaultValue,
  )
  const kinds = options.map((option) => of(lineName(at, `value_${option}`)).defaultValue).filter(Boolean)
  const kind = kinds.join(', ') || `${ITEMS.newLine} ${at + 1}`
  const wrong = errorOf(`variant_${at}`) ?? errorOf(`variant_${id.defaultValue}`)
  const names = options.map((option) => (
    <TextField
      key={option}
      label={ITEMS.ofLine(ITEMS.value(of(`option_${option}`).defaultValue, option + 1), kind)}
      hidesLabel
      maxLength={SHOP_LIMITS.option}
      autoComplete="off"
      placeholder={kept ? undefined : ITEMS.value(values[`option_${option}`] ?? '', option + 1)}
      {...of(lineName(at, `value_${option}`))}
      error={option === 0 ? wrong : undefined}
    />
  ))
  return (
    <tr data-new={kept ? undefined : ''}>
      <th scope="row" className={styles.size}>
        <input type="hidden" name={id.name} value={id.defaultValue} />
        <input type="hidden" name={stock.name} value={stock.defaultValue} />
        {kept ? (
          <details className={styles.name} open={wrong === undefined ? undefined : true}>
            <summary>
              {kinds.at(-1)}
              <Icon name="edit" />
              <span className="visually-hidden">{ITEMS.rename}</span>
            </summary>
            <div className={styles.names}>{names}</div>
          </details>
        ) : (
          <div className={styles.names}>{names}</div>
        )}
      </th>
      <td className={styles.sold} data-number="">
        {kept?.taken ?? ''}
      </td>
      <td className={styles.leftCell} data-number="" data-unit={kept?.left ? ITEMS.unitLeft : undefined}>
        {kept && <Left kept={kept} low={item?.low_stock ?? null} />}
      </td>
      <td className={styles.add}>
        <TextField
          label={ITEMS.ofLine(ITEMS.columns.add, kind)}
          hidesLabel
          inputMode="text"
          autoComplete="off"
          placeholder="0"
          {...of(lineName(at, 'add'))}
        />
      </td>
      <td className={styles.price}>
        <MoneyField
          label={ITEMS.ofLine(ITEMS.columns.price, kind)}
          hidesLabel
          currency={mark}
          placeholder={values['price'] || ITEMS.ownPricePlaceholder}
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
