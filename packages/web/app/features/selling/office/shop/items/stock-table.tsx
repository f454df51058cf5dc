import { Fragment, useState } from 'react'
import type { OfficeShopItem } from '@clubhouse/contract/selling/office/shop-items'
import { SHOP_LIMITS } from '@clubhouse/contract/selling/office/shop-limits'
import { signed } from '@clubhouse/domain/selling/shop/office/stock-adds'
import type { Bound } from '#parts/office/record/bound.ts'
import type { Values } from '#parts/office/record/record-values.ts'
import { Theirs } from '#parts/office/settings/settings-foot.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Columns } from '#ui/layout/layout.tsx'
import { ITEMS } from './messages.ts'
import { StockLine } from './stock-line.tsx'
import styles from './stock-table.module.css'
import { addedIn, lineName, LINES, OPTIONS } from './variant-values.ts'

interface Props {
  bound: Bound
  mark: string
  item: OfficeShopItem | null
  /** As they are typed. */
  values: Values
}

/** Some to begin with, for people without a script; with one there are as many as are asked for. */
const AT_FIRST = 4

/** What is left of each size, how many come in, and what it costs. */
export function StockTable({ bound, mark, item, values }: Props) {
  const { of, errorOf, theirsOf } = bound
  const groupOf = (at: number) =>
    of('option_1').defaultValue === '' ? '' : of(lineName(at, 'value_0')).defaultValue
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
            <Fragment key={at}>
              {groupOf(at) !== '' && groupOf(at) !== (at === 0 ? '' : groupOf(at - 1)) && (
                <tr className={styles.group}>
                  <th scope="rowgroup" colSpan={5}>
                    {groupOf(at)}
                  </th>
                </tr>
              )}
              <StockLine bound={bound} mark={mark} item={item} values={values} at={at} />
            </Fragment>
          ))}
        </tbody>
        {item && item.variants.length > 1 && <All item={item} added={addedIn(values)} />}
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

/** What there is in all, and what there will be. */
function All({ item: { variants, left }, added }: { item: OfficeShopItem; added: number }) {
  const sold = variants.reduce((sum, { taken }) => sum + taken, 0)
  return (
    <tfoot>
      <tr>
        <th scope="row" className={styles.size}>
          {ITEMS.allSizes}
        </th>
        <td className={styles.sold} data-number="">
          {sold}
        </td>
        <td className={styles.leftCell} data-number="" data-unit={left === null ? undefined : ITEMS.unitLeft}>
          {left ?? ITEMS.noLimit}
        </td>
        <td className={styles.added} data-number="">
          {added !== 0 && signed(added)}
        </td>
        <td className={styles.after} data-number="">
          {added !== 0 && left !== null && ITEMS.after(left + added)}
        </td>
      </tr>
    </tfoot>
  )
}
