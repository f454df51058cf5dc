import {
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { getPaymentsAccount } from '@clubhouse/contract/money/office/payments-account'
import { FormMessage } from '#lib/form/form-message.tsx'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { Facts } from '#parts/office/facts.tsx'
import { AccountPanel, Ask, Says } from './account-panel.tsx'
import { PAYMENTS } from './messages.ts'
import { paymentsAction } from './payments-action.ts'
import { RefundLimit } from './refund-limit.tsx'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'

export const action = paymentsAction

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  try {
    const [payments, { timeZone }] = await Promise.all([
      page.call(getPaymentsAccount, { headers }),
      clubTime(page, club),
    ])
    return { payments, timeZone }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: PAYMENTS.title, path: '/settings/payments', isHidden: true })
}

/** OPEN-101: the club's own account, a test that asks the provider, and wallets. */
export default function PaymentsPage() {
  const { payments, timeZone } = useLoaderData<typeof loader>()
  const answer = useActionData<{ error: string }>()
  const [search] = useSearchParams()
  const { wallets, domain } = payments
  const done = PAYMENTS.done[search.get('done') as keyof typeof PAYMENTS.done] as string | undefined
  const news = search.get('back') ? PAYMENTS.back : done
  return (
    <div className={settings.page}>
      <header>
        <h1 className={settings.heading}>{PAYMENTS.title}</h1>
        <p className={settings.lead}>{PAYMENTS.lead}</p>
      </header>
      <FormMessage text={answer?.error ?? (search.get('refused') ? PAYMENTS.notDone : null)} />
      {news && !answer && <p role="status">{news}</p>}
      {payments.is_switched_on ? (
        <AccountPanel payments={payments} timeZone={timeZone} />
      ) : (
        <p>
          {PAYMENTS.off} <Link to="/settings/features">{PAYMENTS.toFeatures}</Link>
        </p>
      )}
      <RefundLimit payments={payments} />
      <section className={settings.block}>
        <h2>{PAYMENTS.wallets}</h2>
        <p className={settings.lead}>{PAYMENTS.walletsLead(domain)}</p>
        {wallets && wallets.domain !== domain && <p>{PAYMENTS.otherDomain(wallets.domain)}</p>}
        {wallets?.domain === domain && (
          <Facts
            of={[
              {
                name: PAYMENTS.apple,
                value: <Says isOn={wallets.apple_pay} yes={PAYMENTS.shown} no={PAYMENTS.hidden} />,
              },
              {
                name: PAYMENTS.google,
                value: <Says isOn={wallets.google_pay} yes={PAYMENTS.shown} no={PAYMENTS.hidden} />,
              },
            ]}
          />
        )}
        <Ask intent="wallets">{wallets?.domain === domain ? PAYMENTS.again : PAYMENTS.register}</Ask>
      </section>
    </div>
  )
}
