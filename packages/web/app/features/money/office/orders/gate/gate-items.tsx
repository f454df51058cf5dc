import { useState } from 'react'
import { EMBLEM_WIDTH } from '@clubhouse/domain/site/content/image-url'
import { useSite } from '#lib/page/site-data.ts'
import { ClubPicture } from '#parts/site/club/club-picture.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Stepper } from '#ui/stepper/stepper.tsx'
import styles from './gate.module.css'
import { GATE } from './messages.ts'
import { isMeant, type ItemOnSale, type OnSale } from './on-sale.ts'

interface Props {
  items: readonly ItemOnSale[]
  /** What was typed to find one of them. */
  typed: string
  counts: Readonly<Record<string, number>>
  money: (amount: number) => string
  /** Buttons where a script counts; without one a number is typed. */
  isHydrated: boolean
  onCount: (key: string, count: number) => void
}

/** Each item under its picture, its sizes below it on a press. What isn't found is hidden, and what was taken of it counts. */
export function GateItems({ items, typed, ...counting }: Props) {
  const isNone = !items.some((item) => isMeant(item, typed))
  return (
    <fieldset className={styles.items}>
      <legend>{GATE.items}</legend>
      {items.map((item) => (
        <div key={item.id} hidden={!isMeant(item, typed)}>
          <Item item={item} isFound={typed !== ''} {...counting} />
        </div>
      ))}
      {isNone && <p className={styles.quiet}>{GATE.noneFound(typed)}</p>}
    </fieldset>
  )
}

type ItemProps = Omit<Props, 'items' | 'typed'> & { item: ItemOnSale; isFound: boolean }

function Item({ item: { name, picture, kinds }, isFound, ...counting }: ItemProps) {
  const [only] = kinds
  const taken = kinds.reduce((sum, { key }) => sum + (counting.counts[key] ?? 0), 0)
  // Once it is there it is opened and closed by hand: a size that is put back does not close it.
  const [beganOpen] = useState(taken > 0)
  if (only && kinds.length === 1)
    return (
      <div className={styles.item} data-chosen={taken > 0 || undefined}>
        <Picture of={picture} />
        <Name kind={only} title={only.name} money={counting.money} />
        <Count kind={only} {...counting} />
      </div>
    )
  return (
    <details open={isFound || beganOpen}>
      <summary className={styles.item} data-chosen={taken > 0 || undefined}>
        <Picture of={picture} />
        <span className={styles.name}>
          {name}
          <span className={styles.quiet}>
            {[pricesOf(kinds, counting.money), GATE.chooseSize].join(' · ')}
          </span>
        </span>
        {taken > 0 && <span className={styles.taken}>{taken}</span>}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      {kinds.map((kind) => (
        <div
          key={kind.key}
          className={styles.size}
          data-chosen={(counting.counts[kind.key] ?? 0) > 0 || undefined}
        >
          <Name kind={kind} title={kind.size} money={counting.money} />
          <Count kind={kind} {...counting} />
        </div>
      ))}
    </details>
  )
}

/** "€45.00", or "from €40.00" where its sizes differ. */
function pricesOf(kinds: readonly OnSale[], money: Props['money']): string {
  const prices = kinds.map(({ price }) => price)
  const least = Math.min(...prices)
  return prices.every((price) => price === least) ? money(least) : GATE.from(money(least))
}

const Name = ({ kind, title, money }: { kind: OnSale; title: string; money: Props['money'] }) => (
  <span className={styles.name}>
    {title}
    <span className={styles.quiet}>
      {[money(kind.price), kind.left === null ? '' : kind.left === 0 ? GATE.soldOut : GATE.left(kind.left)]
        .filter(Boolean)
        .join(' · ')}
    </span>
  </span>
)

function Picture({ of }: { of: ItemOnSale['picture'] }) {
  const cdnHost = useSite()?.cdnHost ?? ''
  return (
    <span className={styles.picture}>
      {of ? (
        <ClubPicture images={[of]} cdnHost={cdnHost} sizes="3.5rem" upTo={EMBLEM_WIDTH} decorative />
      ) : (
        <Icon name="shirt" />
      )}
    </span>
  )
}

type CountProps = { kind: OnSale } & Pick<Props, 'counts' | 'isHydrated' | 'onCount'>

export function Count({ kind: { key, name, most }, counts, isHydrated, onCount }: CountProps) {
  const count = counts[key] ?? 0
  if (most === 0) return null
  if (!isHydrated)
    return (
      <input
        className={styles.number}
        type="number"
        name={`take:${key}`}
        aria-label={GATE.howMany(name)}
        defaultValue={count}
        min={0}
        max={most}
      />
    )
  return (
    <>
      <input type="hidden" name={`take:${key}`} value={count} />
      <Stepper
        label={name}
        count={count}
        onLess={count > 0 ? () => onCount(key, count - 1) : undefined}
        onMore={count < most ? () => onCount(key, count + 1) : undefined}
      />
    </>
  )
}
