import { data, useLoaderData } from 'react-router'
import { getPayLink } from '@clubhouse/contract/money/pay-links'
import { cachedHeaders, privateHeaders, SHOWS_PAYMENTS } from '#lib/page/keep.ts'
import { publicLoader } from '#lib/page/handlers.ts'
import { askedAddress, clubOf } from '#lib/page/page-context.ts'
import { titled } from '#lib/page/page-meta.ts'
import { useClub } from '#lib/page/site-data.ts'
import { Crest } from '#parts/site/club/crest.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { PAY_LINK } from './messages.ts'
import { PayForm } from './pay-form.tsx'
import styles from './pay-link.module.css'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'
/** Nobody keeps it, and no other site learns its address. */
export const headers = cachedHeaders

/** Looking changes nothing, whoever looks: a scanner of mails opens every link. */
export const loader = publicLoader(async ({ call, page, request, params: { link = '', key = '' } }) => {
  const found = await call(getPayLink, { params: { club: clubOf(page), link_id: link, key } })
  const isBack = askedAddress(request).searchParams.has('redirect_status')
  const shows = found.state === 'open' ? SHOWS_PAYMENTS : {}
  return data(
    { link: found, payments: page.payments, isBack },
    { headers: { ...privateHeaders(), ...shows } },
  )
})

export const meta = titled(PAY_LINK.title)

const ICONS = {
  paid: 'success',
  on_its_way: 'clock',
  nothing: 'info',
  expired: 'info',
  taken_back: 'info',
} as const

/** Where a link to pay leads: what is to be paid, a card, and nothing of who owes it. */
export default function PayLinkPage() {
  const { link, payments, isBack } = useLoaderData<typeof loader>()
  const { account, cdnHost } = useClub()
  return (
    <div className={`container ${styles.page}`} data-pays={link.state === 'open' ? '' : undefined}>
      <section className={styles.card} aria-labelledby="pay-link">
        <p className={styles.club}>
          <Crest club={account} cdnHost={cdnHost} priority="eager" />
          {account.name}
        </p>
        {link.state === 'open' ? (
          <PayForm key={link.amount} link={link} payments={payments} isBack={isBack} />
        ) : (
          <>
            <h1 id="pay-link" className={styles.title} data-state={link.state}>
              <Icon name={ICONS[link.state]} /> {PAY_LINK.states[link.state].title}
            </h1>
            <p role="status">{PAY_LINK.states[link.state].text}</p>
            <p className={styles.order}>{PAY_LINK.order(link.order_seq)}</p>
            {link.state === 'on_its_way' ? (
              <ButtonLink to="?" reloadDocument>
                {PAY_LINK.again}
              </ButtonLink>
            ) : (
              <ButtonLink to="/">{PAY_LINK.home}</ButtonLink>
            )}
          </>
        )}
      </section>
    </div>
  )
}
