import type { CartItem } from '@clubhouse/contract/selling/cart'
import type { Section, SectionName } from '@clubhouse/domain/selling/cart/sections'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { CartLine } from './cart-line.tsx'
import styles from './cart.module.css'
import type { LineProps } from './payment-choice.tsx'

type Props = Omit<LineProps, 'item'> & { sections: Section<CartItem>[] }

const ICONS: Record<SectionName, IconName> = {
  'Membership plans': 'user',
  'Membership bundles': 'family',
  'Lotto tickets': 'one-of',
  'Draw tickets': 'box',
  'Shop items': 'cart',
}

/** CART-02, PAY-07: the lines under their headings. */
export function CartSections({ sections, ...rest }: Props) {
  return (
    <div className={styles.sections}>
      {sections.map(({ name, items }) => (
        <section key={name}>
          <h3 className={styles.heading}>
            <Icon name={ICONS[name]} />
            {name}
          </h3>
          <ul className={styles.lines} role="list">
            {items.map((item) => (
              <CartLine key={item.shopping_cart_item} item={item} {...rest} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
