import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { listHandOuts } from '@clubhouse/contract/selling/office/shop-orders'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { ListError } from '#parts/office/list/list-error.tsx'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { Icon } from '#ui/icon/icon.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { HAND_OUTS } from './messages.ts'
import styles from './pick-list.module.css'

export const ErrorBoundary = () => <ListError path="/shop/orders" isFor={HAND_OUTS.isFor} />

/** What to take off the shelf, on paper. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  try {
    const { pick_list: lines } = await page.call(listHandOuts, { headers, query: { per_page: 1 } })
    return { lines }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: HAND_OUTS.pickList, path: '/shop/orders/pick-list', isHidden: true })
}

export default function PickListPage() {
  const { lines } = useLoaderData<typeof loader>()
  return (
    <div className={settings.page}>
      <header>
        <Link to="/shop/orders" className={settings.back}>
          <Icon name="arrow-left" />
          {HAND_OUTS.back}
        </Link>
        <h1 className={settings.heading}>{HAND_OUTS.pickList}</h1>
        <p className={settings.lead}>{HAND_OUTS.pickLead}</p>
      </header>
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
    </div>
  )
}
