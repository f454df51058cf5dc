import type { ShopItem, Variant } from '@clubhouse/contract/selling/shop'
import { formatShortPrice } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { itemPrice } from '@clubhouse/domain/selling/shop/item-price'
import { useClub } from '#lib/page/site-data.ts'
import styles from './item-card.module.css'
import { SHOP } from './messages.ts'

/** SHOP-04: what one costs, and what it cost before its discount. */
export function ItemPriceTag({ item, variant = null }: { item: ShopItem; variant?: Variant | null }) {
  const { account } = useClub()
  const short = (amount: number) => formatShortPrice(cents(amount), account.currency)
  if (item.metadata.any_amount) return <p className={styles.price}>{SHOP.anyAmount}</p>
  const cheapest = variant ?? cheapestOf(item)
  const { price, off } = itemPrice(item, { variant: cheapest, amount: null })
  const varies = variant === null && item.metadata.variants.some((each) => each.price !== cheapest?.price)
  return (
    <p className={styles.price}>
      {varies && <span className={styles.from}>{SHOP.from} </span>}
      {short(price - off)}
      {off > 0 && (
        <s>
          <span className="visually-hidden">{SHOP.was} </span>
          {short(price)}
        </s>
      )}
    </p>
  )
}

const cheapestOf = ({ metadata: { variants } }: ShopItem): Variant | null =>
  variants.length === 0 ? null : variants.reduce((least, each) => (each.price < least.price ? each : least))
