import { Link, type LoaderFunctionArgs, type MetaArgs, useActionData, useLoaderData } from 'react-router'
import { getStore } from '@clubhouse/contract/site/club'
import { getOfficeDraw } from '@clubhouse/contract/selling/office/lottery'
import { formatDateTime, formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { drawName } from '../list/draws-list.tsx'
import styles from '../lottery.module.css'
import { DRAW, DRAWS, LIST, LOTTO } from '../messages.ts'
import { PaperForm } from './paper-form.tsx'
import { PaperSales } from './paper-sales.tsx'
import { RunPanel } from './run-panel.tsx'
import { Winners } from './winners.tsx'

export { LotteryError as ErrorBoundary } from '../lottery-error.tsx'
export { drawAction as action } from './draw-action.ts'

/** One draw of a lotto, or a prize draw: what is in it, who runs it, who won. */
export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { user, club, headers } = await requireClub(page, request)
  try {
    const [store, draw] = await Promise.all([
      page.call(getStore, { params: { club: club.slug } }),
      page.call(getOfficeDraw, { headers, params: { draw_id: id } }),
    ])
    return {
      draw,
      me: user.user_id,
      club: club.slug,
      saleId: crypto.randomUUID(),
      now: page.now().toISOString(),
      timeZone: store.time_zone,
      currency: store.currency,
    }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const title = loaderData ? drawName(loaderData.draw) : LOTTO.title
  return pageMeta(matches, { title, path: '/lotto', isHidden: true })
}

export default function DrawPage() {
  const loaded = useLoaderData<typeof loader>()
  const { draw, timeZone, currency, saleId } = loaded
  const answer = useActionData<FormAnswer>()
  const isLotto = draw.type === 'Lotto'
  const home = isLotto ? '/lotto' : '/draws'
  const path = `${home}/${draw.draw_id}`
  return (
    <div className={settings.page}>
      <header>
        <Link to={home} className={settings.back}>
          <Icon name="arrow-left" />
          {isLotto ? LOTTO.title : DRAWS.title}
        </Link>
        <h1 className={settings.heading}>{drawName(draw)}</h1>
        <p className={settings.lead}>
          {LIST.closes} {formatDateTime(draw.closes_at, timeZone)} · {LIST.drawn}{' '}
          {formatDateTime(draw.drawn_at ?? draw.draws_at, timeZone)}
        </p>
      </header>
      <FormMessage text={answer?.formError ?? null} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {draw.status === 'drawn' ? (
            <Winners {...loaded} />
          ) : (
            <RunPanel {...loaded} path={path} answer={answer} />
          )}
          <section className={styles.block}>
            <h2>{DRAW.paper}</h2>
            {draw.takes_paper ? (
              <PaperForm
                key={draw.paper_sales[0]?.sale_id ?? ''}
                draw={draw}
                path={path}
                answer={answer}
                saleId={saleId}
                currency={currency}
              />
            ) : (
              <p>
                {draw.status === 'open' && Date.parse(draw.closes_at) > Date.parse(loaded.now)
                  ? DRAW.paperOff
                  : DRAW.paperOver}
              </p>
            )}
            <PaperSales draw={draw} path={path} timeZone={timeZone} currency={currency} />
          </section>
        </div>
        <aside className={styles.aside}>
          <section className={styles.block}>
            <h2>{DRAW.entries}</h2>
            <p>{DRAW.inAll(draw.entries, draw.paper_entries)}</p>
            <ButtonLink to={`${path}/entries`} icon="list">
              {DRAW.all}
            </ButtonLink>
          </section>
          <section className={styles.block}>
            <h2>{DRAW.prizes}</h2>
            <ul className={styles.plain}>
              {draw.prizes.map(({ title, amount }, at) => (
                <li key={`${at} ${title}`}>
                  {title}
                  {amount > 0 && <strong>{formatMoney(cents(amount), currency)}</strong>}
                </li>
              ))}
            </ul>
            {!isLotto && draw.status === 'open' && (
              <ButtonLink to={`${path}/edit`} variant="quiet">
                {DRAW.edit}
              </ButtonLink>
            )}
          </section>
        </aside>
      </div>
    </div>
  )
}
