import { useState } from 'react'
import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { formatMoney, formatNumber } from '@clubhouse/domain/format'
import { ladderPrice } from '@clubhouse/domain/selling/lottery/ladder'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { useClub } from '#lib/page/site-data.ts'
import { useEarlyPresses } from '#lib/visit/early-presses.ts'
import title from '#parts/site/text/section-title.module.css'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { AgeGate } from '../age/age-gate.tsx'
import { useServerClock } from '../band/use-server-clock.ts'
import lotto from '../lotto.module.css'
import { DRAW, TICKET } from '../messages.ts'
import { BuyBar } from '#parts/selling/buying/buy-bar.tsx'
import { TICKET_FORM } from '../ticket/ticket-panel.tsx'
import { useBuying } from '#parts/selling/buying/use-buying.ts'
import { DrawHero } from './draw-hero.tsx'
import { drawState } from './draw-state.ts'
import styles from './draw.module.css'
import { EntriesPanel, mostEntries } from './entries-panel.tsx'
import { type DrawData, loadDraw } from './load-draw.ts'
import { NoMoreTickets, proofOf } from './no-more-tickets.tsx'
import { Prizes } from './prizes.tsx'

export { drawAction as action } from './draw-action.ts'
export { cachedHeaders as headers } from '#lib/page/keep.ts'
export { ProductError as ErrorBoundary } from '#lib/errors/product-error.tsx'

/** DRAW-02: whoever opens the page is asked at once, so that it cannot wait for a touch. */
export { wakesAtOnce as handle } from '#lib/wake/wakes.ts'

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadDraw(context.get(pageContext), params['slug'] ?? '')

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { name, description, slug } = loaderData.product
  return pageMeta(matches, { title: name, description, path: `/products/draw/${slug}` })
}

/** DRAW-01, OPEN-091 */
export default function DrawPage() {
  const served = useLoaderData<DrawData>()
  return <Draw key={served.product.product_id} served={served} />
}

function Draw({ served: { product, now: servedAt } }: { served: DrawData }) {
  const { account } = useClub()
  const now = useServerClock(servedAt)
  const { metadata } = product
  const most = mostEntries(product)
  const [wanted, setWanted] = useState(1)
  const count = Math.max(1, Math.min(wanted, most))
  const buying = useBuying()
  const state = drawState(product, now)
  useEarlyPresses()
  return (
    <div className={lotto.page}>
      <AgeGate game="draw" />
      <DrawHero product={product} />
      <div className={`container ${lotto.split}`}>
        <div className={lotto.main}>
          <Prizes prizes={metadata.prizes} pictures={metadata.images.slice(1)} />
          <section className={styles.card} aria-labelledby="how">
            <h2 id="how" className={title['title']}>
              {DRAW.how}
            </h2>
            <p>{DRAW.howText(formatNumber(metadata.tickets.total))}</p>
            <Link className={styles.verify} to={proofOf(product.slug, metadata.draw.number)}>
              <Icon name="shield" />
              {DRAW.howLink}
            </Link>
          </section>
        </div>
        <div className={`${lotto.side} ${styles.buy}`}>
          {state === 'open' ? (
            <EntriesPanel product={product} count={count} buying={buying} onChoose={setWanted} />
          ) : (
            <NoMoreTickets product={product} state={state} />
          )}
        </div>
      </div>
      {state === 'open' && (
        <BuyBar
          sum={formatMoney(ladderPrice(metadata.prices, count), account.currency)}
          words={DRAW.bar(TICKET.tickets(count), formatNumber(metadata.tickets.left))}
          isAdded={buying.isAdded}
        >
          <Button type="submit" form={TICKET_FORM} variant="primary" icon="cart" loading={buying.isBusy}>
            {TICKET.add}
          </Button>
        </BuyBar>
      )}
    </div>
  )
}
