import { useState } from 'react'
import type { ShopItem } from '@clubhouse/contract/selling/shop'
import { currencyMark, formatMoney, formatShortPrice } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { useClub } from '#lib/page/site-data.ts'
import { MoneyField } from '#ui/money-field/money-field.tsx'
import styles from './item.module.css'
import { ITEM } from './messages.ts'

type Props = {
  bounds: NonNullable<ShopItem['metadata']['any_amount']>
  amount: number | null
  onAmount: (amount: number | null) => void
}

/** Of a gift: one of the suggested amounts, or another. */
export function AmountChoice({ bounds: { min, max, suggested }, amount, onAmount }: Props) {
  const { account } = useClub()
  const [isOther, setOther] = useState(suggested.length === 0)
  const [isWrong, setWrong] = useState(false)
  const money = (value: number) => formatMoney(cents(value), account.currency)
  return (
    <fieldset className={styles.option}>
      <legend>{ITEM.amount}</legend>
      <div className={styles.keys}>
        {suggested.map((value) => (
          <label key={value} className={styles.key}>
            <input
              type="radio"
              name="amount"
              value={value}
              checked={!isOther && amount === value}
              onChange={() => {
                setOther(false)
                setWrong(false)
                onAmount(value)
              }}
            />
            <span>{formatShortPrice(cents(value), account.currency)}</span>
          </label>
        ))}
        <label className={styles.key}>
          <input
            type="radio"
            name="amount"
            value="other"
            checked={isOther}
            onChange={() => {
              setOther(true)
              onAmount(null)
            }}
          />
          <span>{ITEM.otherAmount}</span>
        </label>
      </div>
      {/* Without a script the field is always there, since nothing could bring it. */}
      <div className={styles.other} data-open={isOther || undefined}>
        <MoneyField
          label={ITEM.otherAmount}
          name="other_amount"
          currency={currencyMark(account.currency)}
          error={isWrong ? ITEM.amountWrong(money(min), money(max)) : undefined}
          onAmount={(typed) => {
            const isFine = typed.ok && typed.cents >= min && typed.cents <= max
            setWrong(isOther && !isFine)
            onAmount(isFine ? typed.cents : null)
          }}
        />
      </div>
    </fieldset>
  )
}
