import { Link } from 'react-router'
import type { ShopItem } from '@clubhouse/contract/selling/shop'
import { shopItemTypeTitle } from '@clubhouse/domain/selling/shop/item-types'
import { useClub } from '#lib/page/site-data.ts'
import { ClubPicture } from '#parts/site/club/club-picture.tsx'
import styles from './item-card.module.css'
import { ItemPriceTag } from './item-price-tag.tsx'
import { SHOP } from './messages.ts'

/** One thing of the shop in a grid; what is out of stock stays there and says so. */
export function ItemCard({ item, priority }: { item: ShopItem; priority: 'eager' | 'lazy' }) {
  const { cdnHost } = useClub()
  const { metadata } = item
  const badge = badgeOf(item)
  return (
    <li className={styles.item} data-gone={metadata.sold_out || undefined}>
      <div className={styles.plate}>
        <ClubPicture
          images={metadata.images.slice(0, 1)}
          cdnHost={cdnHost}
          sizes="(min-width: 992px) 17rem, (min-width: 576px) 33vw, 50vw"
          priority={priority}
          decorative
        />
        {badge && (
          <span className={styles.badge} data-tone={badge.tone}>
            {badge.words}
          </span>
        )}
      </div>
      <h2 className={styles.name}>
        <Link to={`/products/shop/${item.slug}`} prefetch="intent">
          {item.name}
        </Link>
      </h2>
      <ItemPriceTag item={item} />
      <p className={styles.type}>{shopItemTypeTitle(metadata.type)}</p>
    </li>
  )
}

const FEW = 5

function badgeOf({ metadata }: ShopItem): { words: string; tone: 'plain' | 'good' | 'few' } | null {
  const { sold_out: isGone, available_count: left, shop_item_discount: discount, availability } = metadata
  if (isGone) return { words: SHOP.outOfStock, tone: 'plain' }
  if (availability === 'not_open') return { words: SHOP.soon, tone: 'plain' }
  if (availability === 'closed') return { words: SHOP.closed, tone: 'plain' }
  if (discount)
    return { words: discount.type === 'percentage' ? SHOP.off(discount.amount) : SHOP.offer, tone: 'good' }
  return left !== null && left <= FEW ? { words: SHOP.left(left), tone: 'few' } : null
}
