import { useLoaderData } from 'react-router'
import { listHandOuts } from '@clubhouse/contract/selling/office/shop-orders'
import { titled } from '#lib/page/page-meta.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { HAND_OUTS } from './messages.ts'
import styles from './pick-list.module.css'

/** What to take off the shelf, on paper. */
export const loader = officeLoader(async ({ call, headers }) => {
  const { pick_list: lines } = await call(listHandOuts, { headers, query: { per_page: 1 } })
  return { lines }
})

export const meta = titled(HAND_OUTS.pickList)

export default function PickListPage() {
  const { lines } = useLoaderData<typeof loader>()
  return (
    <OfficePage
      back={{ to: '/shop/orders', label: HAND_OUTS.back }}
      title={HAND_OUTS.pickList}
      lead={HAND_OUTS.pickLead}
    >
      {lines.length === 0 ? (
        <EmptyState icon="shirt">{HAND_OUTS.pickNone}</EmptyState>
      ) : (
        <table className={styles.lines}>
          <thead>
            <tr>
              <th scope="col">{HAND_OUTS.item}</th>
              <th scope="col">{HAND_OUTS.quantity}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ item, variant, quantity }) => (
              <tr key={`${item} ${variant}`}>
                <td>
                  {item}
                  {variant && `, ${variant}`}
                </td>
                <td>{quantity}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </OfficePage>
  )
}
