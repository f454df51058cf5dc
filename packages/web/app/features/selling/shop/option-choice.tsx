import type { ShopItem } from '@clubhouse/contract/selling/shop'
import { Icon } from '#ui/icon/icon.tsx'
import { type Chosen, fieldOf, valuesOf } from './choice.ts'
import styles from './item.module.css'
import { ITEM } from './messages.ts'

type Props = {
  item: ShopItem
  at: number
  chosen: Chosen
  isMissed: boolean
  onChoose: (value: string) => void
}

/** One thing to choose, as keys: radio buttons, so that it works before there is a script. */
export function OptionChoice({ item, at, chosen, isMissed, onChoose }: Props) {
  const option = item.metadata.options[at]
  if (!option) return null
  const { name } = option
  const picked = chosen[name]
  const error = isMissed && picked === undefined ? `${fieldOf(name)}-missed` : undefined
  return (
    <fieldset className={styles.option} aria-describedby={error}>
      <legend>
        {name}
        {picked !== undefined && <span>: {picked}</span>}
      </legend>
      {error !== undefined && (
        <p id={error} role="alert" className={styles.missed}>
          <Icon name="danger" /> {ITEM.choose(name.toLowerCase())}
        </p>
      )}
      <div className={styles.keys}>
        {valuesOf(item, at, chosen).map(({ value, isGone }) => (
          <label key={value} className={styles.key} data-gone={isGone || undefined}>
            <input
              type="radio"
              name={fieldOf(name)}
              value={value}
              checked={picked === value}
              disabled={isGone}
              required
              onChange={() => onChoose(value)}
            />
            <span>
              {value}
              {isGone && <span className="visually-hidden">, {ITEM.soldOut}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
