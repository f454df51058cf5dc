import type { Order } from '@clubhouse/contract/money/orders'
import type { ProductType } from '@clubhouse/contract/selling/products'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import { useClub } from '#lib/page/site-data.ts'
import styles from './confirmation.module.css'
import { CONFIRMATION } from '../messages.ts'
import { SetPassword } from './set-password.tsx'

/** What happens now, as far as what was bought says it; guests are told how to get an account (ORDER-04). */
export function NextSteps({ order }: { order: Order }) {
  const club = useClub()
  const { steps } = CONFIRMATION
  const has = (...types: ProductType[]) => order.items.some(({ product }) => types.includes(product.type))
  const shown = [
    steps.mail,
    ...(has('Plan', 'Bundle') ? [steps.membership] : []),
    ...(has('ShopItem') ? [steps.shop] : []),
    ...(has('Lotto', 'Draw') ? [steps.draw] : []),
    ...(order.schedule.length > 0 ? [steps.later] : []),
  ]
  return (
    <>
      <section className={styles.ways}>
        <h2>{CONFIRMATION.next}</h2>
        <ol className={styles.steps} role="list">
          {shown.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b>
              <span className={styles.small}>{text}</span>
            </li>
          ))}
        </ol>
      </section>
      {order.is_guest_checkout && (
        <section className={styles.ways}>
          <h2>{CONFIRMATION.guest.title}</h2>
          <p>{CONFIRMATION.guest.text}</p>
          <SetPassword />
          <p className={styles.small}>{CONFIRMATION.guest.later}</p>
          <a href={siteOrigin({ type: 'myaccount' }, club)}>{CONFIRMATION.guest.link}</a>
        </section>
      )}
    </>
  )
}
