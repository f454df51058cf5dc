import { Link } from 'react-router'
import type { DrawResult } from '@clubhouse/contract/selling/lottery'
import { formatDay } from '@clubhouse/domain/format'
import { resultInWords } from '@clubhouse/domain/selling/lottery/result-words'
import { useClub } from '#lib/page/site-data.ts'
import title from '#parts/site/text/section-title.module.css'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Balls } from '#parts/selling/lottery/balls.tsx'
import type { LottoData } from '../load-lotto.ts'
import { RESULTS } from '../messages.ts'
import styles from './past-results.module.css'
import { RESULTS_PER_PAGE } from './results-per-page.ts'
import { useResults } from './use-results.ts'

type Props = Pick<LottoData, 'product' | 'results'>

export function PastResults({ product, results }: Props) {
  const { account } = useClub()
  const of = { club: account.slug, productId: product.product_id }
  const { shown, step, loadMore } = useResults(of, results, RESULTS_PER_PAGE)
  const items = shown?.items.filter(({ status }) => status !== 'open') ?? []
  const isMore = shown !== null && shown.items.length < shown.total
  const hasFailed = step === 'failed' || (shown === null && step === 'idle')
  return (
    <section className={styles.card} aria-labelledby="past-results">
      <h2 id="past-results" className={title['title']}>
        {RESULTS.title}
      </h2>
      {shown !== null && items.length === 0 && <p className={styles.none}>{RESULTS.none}</p>}
      <ol className={styles.list} role="list">
        {items.map((result) => (
          <Result key={result.number} result={result} slug={product.slug} />
        ))}
      </ol>
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          <Icon name="danger" /> {RESULTS.failed}
        </p>
      )}
      {(isMore || hasFailed) && (
        <form className={styles.more} onSubmit={(event) => (event.preventDefault(), void loadMore())}>
          {/* Without a script the page comes again with more of them. */}
          <input type="hidden" name="results" value={(shown?.items.length ?? 0) + RESULTS_PER_PAGE} />
          <Button type="submit" loading={step === 'loading'} data-keeps-press="">
            {hasFailed ? RESULTS.retry : RESULTS.older}
          </Button>
        </form>
      )}
    </section>
  )
}

function Result({ result, slug }: { result: DrawResult; slug: string }) {
  const { currency, time_zone: zone } = useClub().account
  const day = formatDay(result.draws_at, zone)
  return (
    <li>
      <time dateTime={result.draws_at}>{day}</time>
      {result.picks.length > 0 && (
        <Balls
          picks={result.picks}
          tone="mixed"
          label={RESULTS.numbers(result.picks.join(', '))}
          className={styles.balls}
        />
      )}
      <p>{resultInWords(result, currency)}</p>
      {result.status === 'drawn' && (
        <Link className={styles.verify} to={`/products/lotto/${slug}/draws/${result.number}`}>
          <Icon name="shield" />
          <span>
            {RESULTS.verify} <span className="visually-hidden">{RESULTS.of(day)}</span>
          </span>
        </Link>
      )}
    </li>
  )
}
