import { Link, type MetaArgs, useLoaderData } from 'react-router'
import { formatTime, formatWeekday } from '@clubhouse/domain/format'
import { failedMeta, pageMeta } from '#lib/page/page-meta.ts'
import { useClub } from '#lib/page/site-data.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Balls } from '#parts/selling/lottery/balls.tsx'
import { publicLoader } from '#lib/page/handlers.ts'
import { AheadCard } from './ahead-card.tsx'
import styles from './draw-proof.module.css'
import { FairQuestions, HowItWorks } from './how-it-works.tsx'
import { type DrawProofData, loadDrawProof } from './load-draw-proof.ts'
import { PROOF } from './messages.ts'
import { ProofValues } from './proof-values.tsx'
import { VerdictCard } from './verdict.tsx'
import { Winners } from './winners.tsx'

export { cachedHeaders as headers } from '#lib/page/keep.ts'
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

export const loader = publicLoader(({ page, params, request }) => {
  const { slug = '', number = '' } = params
  const kind = new URL(request.url).pathname.startsWith('/products/draw/') ? 'draw' : 'lotto'
  return loadDrawProof(page, { kind, slug, number })
})

export function meta({ matches, loaderData }: MetaArgs & { loaderData?: DrawProofData | undefined }) {
  if (!loaderData) return failedMeta(matches, PROOF.title)
  const { draw, base } = loaderData
  const { number } = draw.result
  return pageMeta(matches, {
    title: `${draw.product.name}, draw ${number}`,
    description: PROOF.description(draw.product.name, number),
    path: `${base}/draws/${number}`,
  })
}

export default function DrawProofPage() {
  const data = useLoaderData<DrawProofData>()
  const { draw, base } = data
  const zone = useClub().account.time_zone
  const { result, product } = draw
  const isDrawn = result.status === 'drawn'
  const when = `${formatWeekday(result.draws_at, zone)}, ${formatTime(result.draws_at, zone)}`
  return (
    <div className={styles.page}>
      <header className={styles.hero}>
        <div className={`container ${styles.heroInside}`}>
          <Link className={styles.back} to={base}>
            <Icon name="arrow-left" /> {product.name}
          </Link>
          <p className={styles.eyebrow}>{PROOF.draw(result.number, when)}</p>
          <h1>{isDrawn ? PROOF.title : PROOF.titleAhead}</h1>
          {result.picks.length > 0 && (
            <Balls
              picks={result.picks}
              tone="mixed"
              label={PROOF.numbers(result.picks.join(', '))}
              className={styles.balls}
            />
          )}
          {result.tickets.length > 0 && (
            <p className={styles.tickets}>
              {PROOF.tickets(result.tickets.map(({ ticket }) => ticket).join(', '))}
            </p>
          )}
          <p className={styles.lead}>{leadOf(data, when)}</p>
          {draw.beacon?.is_demo && <p className={styles.lead}>{PROOF.demo}</p>}
        </div>
      </header>
      <div className={`container ${styles.columns}`}>
        <div className={styles.main}>
          {isDrawn ? <VerdictCard draw={draw} base={base} /> : <AheadCard draw={draw} />}
          <HowItWorks draw={draw} />
          <FairQuestions />
        </div>
        <aside className={styles.side}>
          <ProofValues {...data} />
          {isDrawn && <Winners draw={draw} />}
        </aside>
      </div>
    </div>
  )
}

function leadOf({ draw }: DrawProofData, when: string): string {
  const { result, product, is_drum: isDrum } = draw
  if (result.status !== 'drawn') return PROOF.leadAhead(when)
  const count = product.type === 'Lotto' ? PROOF.lines(result.entries) : PROOF.sold(result.entries)
  return isDrum ? PROOF.leadDrum(count) : PROOF.lead(count)
}
