import { Link } from 'react-router'
import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import type { Promotion } from '@clubhouse/contract/selling/shop'
import { useClub } from '#lib/page/site-data.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { ClubPicture } from '#parts/site/club/club-picture.tsx'
import styles from './promotion.module.css'
import { CART } from './messages.ts'

/** PROMO-03 to PROMO-05 */
const PATHS: Record<Promotion['product_type'], string> = {
  Lotto: 'lotto',
  Draw: 'draw',
  ShopItem: 'shop',
}
export const promotionPath = ({ product_type: type, product_slug: slug }: Promotion): string =>
  `/products/${PATHS[type]}/${slug}`

type Props = { promotion: Promotion | null; cart: ShoppingCart | null; onFollow?: (() => void) | undefined }

/** PROMO-01, PROMO-02: what the club puts forward, unless it is in the cart already. */
export function PromotionSlot({ promotion, cart, onFollow }: Props) {
  const { cdnHost } = useClub()
  if (!promotion || cart?.items.some(({ product }) => product.product_id === promotion.product_id))
    return null
  return (
    <aside className={styles.promotion} aria-label={CART.promotion}>
      {promotion.image && (
        <ClubPicture
          images={[promotion.image]}
          cdnHost={cdnHost}
          sizes="5rem"
          className={styles.picture}
          decorative
        />
      )}
      <div className={styles.words}>
        <p className={styles.name}>{promotion.product_name}</p>
        <p>{promotion.description}</p>
      </div>
      <Link
        to={promotionPath(promotion)}
        className={styles.add}
        aria-label={CART.promotionAdd(promotion.product_name)}
        onClick={onFollow}
      >
        <Icon name="plus" />
        {CART.add}
      </Link>
    </aside>
  )
}
