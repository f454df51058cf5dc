import { Link, useActionData, useLoaderData, useSearchParams } from 'react-router'
import { getPaymentsAccount } from '@clubhouse/contract/money/office/payments-account'
import { FormMessage } from '#lib/form/form-message.tsx'
import { titled } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { FormSection } from '#parts/office/page/form-section.tsx'
import { Facts } from '#parts/office/facts.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { Done } from '#parts/office/page/done.tsx'
import { AccountPanel, Ask, Says } from './account-panel.tsx'
import { PAYMENTS } from './messages.ts'
import { paymentsAction } from './payments-action.ts'
import { RefundLimit } from './refund-limit.tsx'

export const action = paymentsAction

export const loader = officeLoader(async ({ call, page, club, headers }) => {
  const [payments, { timeZone }] = await Promise.all([
    call(getPaymentsAccount, { headers }),
    clubTime(page, club),
  ])
  return { payments, timeZone }
})

export const meta = titled(PAYMENTS.title)

/** OPEN-101: the club's own account, a test that asks the provider, and wallets. */
export default function PaymentsPage() {
  const { payments, timeZone } = useLoaderData<typeof loader>()
  const answer = useActionData<{ error: string }>()
  const [search] = useSearchParams()
  const { wallets, domain } = payments
  const done = PAYMENTS.done[search.get('done') as keyof typeof PAYMENTS.done] as string | undefined
  const news = search.get('back') ? PAYMENTS.back : done
  return (
    <OfficePage title={PAYMENTS.title} lead={PAYMENTS.lead}>
      <FormMessage text={answer?.error ?? (search.get('refused') ? PAYMENTS.notDone : null)} />
      {news && !answer && <Done>{news}</Done>}
      {payments.is_switched_on ? (
        <AccountPanel payments={payments} timeZone={timeZone} />
      ) : (
        <p>
          {PAYMENTS.off} <Link to="/settings/features">{PAYMENTS.toFeatures}</Link>
        </p>
      )}
      <RefundLimit payments={payments} />
      <FormSection as="section" title={PAYMENTS.wallets} lead={PAYMENTS.walletsLead(domain)}>
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
      </FormSection>
    </OfficePage>
  )
}
