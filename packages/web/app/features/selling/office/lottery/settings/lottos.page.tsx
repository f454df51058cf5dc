import { Link, useLoaderData } from 'react-router'
import { getStore } from '@clubhouse/contract/site/club'
import { listLottos } from '@clubhouse/contract/selling/office/lottos'
import { formatDateTime, formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { titled } from '#lib/page/page-meta.ts'
import { BackLink, Lead } from '#parts/office/page/office-page.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { Badge } from '#ui/badge/badge.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import styles from '../lottery.module.css'
import { LOTTO, LOTTO_FORM, SETTINGS } from '../messages.ts'

export const loader = officeLoader(async ({ call, club, headers }) => {
  const [store, lottos] = await Promise.all([
    call(getStore, { params: { club: club.slug } }),
    call(listLottos, { headers, query: {} }),
  ])
  return { lottos: lottos.items, currency: store.currency, timeZone: store.time_zone }
})

export const meta = titled(LOTTO_FORM.all)

/** The lottos of a club, each to its own settings. */
export default function LottosPage() {
  const { lottos, currency, timeZone } = useLoaderData<typeof loader>()
  return (
    <div className={settings.page}>
      <BackLink to="/lotto">{LOTTO.title}</BackLink>
      <header className={settings.head}>
        <div>
          <h1 className={settings.heading}>{LOTTO_FORM.all}</h1>
          <Lead>{LOTTO_FORM.allLead}</Lead>
        </div>
        <ButtonLink to="/lotto/new" variant="primary" icon="plus">
          {LOTTO_FORM.addOne}
        </ButtonLink>
      </header>
      {lottos.length === 0 ? (
        <EmptyState icon="ticket">{SETTINGS.none}</EmptyState>
      ) : (
        <ul className={styles.plain} role="list">
          {lottos.map((lotto) => (
            <li key={lotto.lottery_id} className={styles.block}>
              <div>
                <h2>
                  <Link to={`/lotto/settings/${lotto.lottery_id}`}>{lotto.name}</Link>{' '}
                  {!lotto.is_active && <Badge>{LOTTO_FORM.offSale}</Badge>}
                </h2>
                <p className={styles.quiet}>
                  {LOTTO_FORM.picked(lotto.pick.type, lotto.pick.count, lotto.pick.symbols)}{' '}
                  {lotto.next_draw_at
                    ? LOTTO_FORM.next(formatDateTime(lotto.next_draw_at, timeZone))
                    : LOTTO_FORM.noNext}
                </p>
              </div>
              <strong>{LOTTO_FORM.playsFor(formatMoney(cents(lotto.jackpot), currency))}</strong>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
