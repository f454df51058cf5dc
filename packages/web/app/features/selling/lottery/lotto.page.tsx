import { useEffect } from 'react'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useRevalidator } from 'react-router'
import { formatMoney, formatShortMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { askedAddress, pageContext } from '#lib/page/page-context.ts'
import { pageMeta, siteIn } from '#lib/page/page-meta.ts'
import { useClub } from '#lib/page/site-data.ts'
import { useEarlyPresses } from '#lib/visit/early-presses.ts'
import { Button } from '#ui/button/button.tsx'
import { AgeGate } from './age/age-gate.tsx'
import { JackpotBand } from './band/jackpot-band.tsx'
import { useServerClock } from './band/use-server-clock.ts'
import { type LottoData, loadLotto } from './load-lotto.ts'
import styles from './lotto.module.css'
import { BAND, TICKET } from './messages.ts'
import { FriendForm } from './play/friend-form.tsx'
import { PlayLimits } from './play/play-limits.tsx'
import { PrizeTiers } from './prize-tiers.tsx'
import { PastResults } from './results/past-results.tsx'
import { BuyBar } from '#parts/selling/buying/buy-bar.tsx'
import { ChooseLines } from './ticket/choose-lines.tsx'
import { TICKET_FORM, TicketPanel } from './ticket/ticket-panel.tsx'
import { useBuying } from '#parts/selling/buying/use-buying.ts'
import { type Ticket, useTicket } from './ticket/use-ticket.ts'

export { lottoAction as action } from './lotto-action.ts'
export { cachedHeaders as headers } from '#lib/page/keep.ts'
export { ProductError as ErrorBoundary } from '#lib/errors/product-error.tsx'

/** LOTTO-02: whoever opens the page is asked at once, so that it cannot wait for a touch. */
export { wakesAtOnce as handle } from '#lib/wake/wakes.ts'

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadLotto(context.get(pageContext), params['slug'] ?? '', askedAddress(request))

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const account = siteIn(matches)?.account
  if (!loaderData || !account) return []
  const { product } = loaderData
  const jackpot = formatShortMoney(cents(product.metadata.jackpot), account.currency)
  return pageMeta(matches, {
    title: product.name,
    description: `${BAND.nextJackpot}: ${jackpot}. ${product.description}`.trim(),
    path: `/products/lotto/${product.slug}`,
  })
}

/** LOTTO-01, OPEN-091 */
export default function LottoPage() {
  const served = useLoaderData<LottoData>()
  return <Lotto key={served.product.product_id} served={served} />
}

function Lotto({ served }: { served: LottoData }) {
  const { product, results, limits } = served
  const { account, user } = useClub()
  const now = useServerClock(served.now)
  const ticket = useTicket(product)
  const buying = useBuying(ticket.reset)
  const draw = product.metadata.next_draw
  const isClosed = draw !== null && now >= Date.parse(draw.closes_at)
  useNextDraw(isClosed)
  useEarlyPresses()
  return (
    <div className={styles.page}>
      <AgeGate game="lotto" />
      <JackpotBand product={product} now={now} />
      <div className={`container ${styles.split}`}>
        <div className={styles.main}>
          <ChooseLines product={product} ticket={ticket} />
          <PrizeTiers prizes={product.metadata.prizes} />
        </div>
        <div className={styles.side}>
          <TicketPanel product={product} ticket={ticket} buying={buying} isClosed={isClosed} />
        </div>
        <div className={styles.whole}>
          <PastResults product={product} results={results} />
        </div>
        {user && (
          <div className={`${styles.whole} ${styles.foot}`}>
            {limits && <PlayLimits limits={limits} />}
            <FriendForm productId={product.product_id} />
          </div>
        )}
      </div>
      <BuyBar
        sum={formatMoney(cents(ticket.total), account.currency)}
        words={barWords(ticket, product)}
        isAdded={buying.isAdded}
      >
        {ticket.missing > 0 ? (
          <Button
            variant="primary"
            icon="dice"
            loading={ticket.busy.length > 0}
            data-keeps-press=""
            onClick={() => void ticket.fillRest()}
          >
            {TICKET.fillRest}
          </Button>
        ) : (
          <Button
            type="submit"
            form={TICKET_FORM}
            variant="primary"
            icon="cart"
            loading={buying.isBusy}
            disabled={draw === null}
          >
            {TICKET.add}
          </Button>
        )}
      </BuyBar>
    </div>
  )
}

/** "3 lines, 2 numbers to go" */
function barWords(ticket: Ticket, { metadata: { pick } }: LottoData['product']): string {
  const lines = TICKET.lines(ticket.lines.length)
  if (ticket.missing === 0) return `${lines}, ${TICKET.draws(ticket.draws)}`
  return `${lines}, ${TICKET.toGo(TICKET.what(ticket.missing, pick.type === 'Letter' ? 'Letter' : 'Number'))}`
}

const ASK_AGAIN_MS = 10_000

/** Once the cut-off has come, the server is asked which draw is next until it says so. */
function useNextDraw(isClosed: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isClosed) return undefined
    void revalidate()
    const timer = setInterval(() => void revalidate(), ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isClosed, revalidate])
}
