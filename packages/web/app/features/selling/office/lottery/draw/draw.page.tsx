import { useActionData, useLoaderData } from 'react-router'
import { getStore } from '@clubhouse/contract/site/club'
import { getOfficeDraw } from '@clubhouse/contract/selling/office/lottery'
import { formatDateTime, formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { titled } from '#lib/page/page-meta.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { drawName } from '../list/draws-list.tsx'
import styles from '../lottery.module.css'
import { DRAW, DRAWS, LIST, LOTTO } from '../messages.ts'
import { PaperForm } from './paper-form.tsx'
import { PaperSales } from './paper-sales.tsx'
import { RunPanel } from './run-panel.tsx'
import { Winners } from './winners.tsx'

export { drawAction as action } from './draw-action.ts'

/** One draw of a lotto, or a prize draw: what is in it, who runs it, who won. */
export const loader = officeLoader(async ({ call, page, user, club, headers, params: { id = '' } }) => {
  const [store, draw] = await Promise.all([
    call(getStore, { params: { club: club.slug } }),
    call(getOfficeDraw, { headers, params: { draw_id: id } }),
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
})

export const meta = titled<typeof loader>((data) => (data ? drawName(data.draw) : LOTTO.title))

export default function DrawPage() {
  const loaded = useLoaderData<typeof loader>()
  const { draw, timeZone, currency, saleId } = loaded
  const answer = useActionData<FormAnswer>()
  const isLotto = draw.type === 'Lotto'
  const home = isLotto ? '/lotto' : '/draws'
  const path = `${home}/${draw.draw_id}`
  return (
    <OfficePage
      back={{ to: home, label: isLotto ? LOTTO.title : DRAWS.title }}
      title={drawName(draw)}
      lead={
        <>
          {LIST.closes} {formatDateTime(draw.closes_at, timeZone)} · {LIST.drawn}{' '}
          {formatDateTime(draw.drawn_at ?? draw.draws_at, timeZone)}
        </>
      }
    >
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
    </OfficePage>
  )
}
