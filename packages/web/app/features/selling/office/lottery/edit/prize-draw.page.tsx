import {
  Form,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { getStore } from '@clubhouse/contract/site/club'
import { getPrizeDraw } from '@clubhouse/contract/selling/office/prize-draws'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { loadProductTax } from '#parts/selling/office/tax/load-product-tax.ts'
import { ProductTax } from '#parts/selling/office/tax/product-tax.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from '../lottery.module.css'
import { DRAWS, EDIT } from '../messages.ts'
import { PrizeDrawFields } from './prize-draw-fields.tsx'

export { LotteryError as ErrorBoundary } from '../lottery-error.tsx'
export { prizeDrawAction as action } from './prize-draw-action.ts'

/** A prize draw, or an empty form for a new one. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  const id = params['id']
  try {
    const [store, draw] = await Promise.all([
      page.call(getStore, { params: { club: club.slug } }),
      id === undefined ? null : page.call(getPrizeDraw, { headers, params: { draw_id: id } }),
    ])
    const tax = await loadProductTax({ page, headers }, draw?.lottery_id)
    return { draw, tax, currency: store.currency, timeZone: store.time_zone }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return pageMeta(matches, { title: loaderData?.draw?.name ?? EDIT.fresh, path: '/draws', isHidden: true })
}

export default function PrizeDrawPage() {
  const { draw, tax, currency, timeZone } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const isBusy = useNavigation().state === 'submitting'
  const path = draw ? `/draws/${draw.draw_id}/edit` : '/draws/new'
  return (
    <div className={settings.page}>
      <header>
        <Link to={draw ? `/draws/${draw.draw_id}` : '/draws'} className={settings.back}>
          <Icon name="arrow-left" />
          {draw?.name ?? DRAWS.title}
        </Link>
        <h1 className={settings.heading}>{draw ? EDIT.title(draw.name) : EDIT.fresh}</h1>
      </header>
      <Form method="post" action={path} className={settings.form}>
        <FormMessage text={answer?.formError ?? null} />
        <input type="hidden" name="version" value={draw?.version ?? ''} />
        {draw !== null && draw.sold > 0 && <p className={styles.reach}>{EDIT.reach(draw.sold)}</p>}
        <PrizeDrawFields
          key={draw?.version ?? 'new'}
          draw={draw}
          answer={answer}
          currency={currency}
          timeZone={timeZone}
        />
        <div className={settings.foot}>
          <Button type="submit" variant="primary" loading={isBusy}>
            {draw ? EDIT.save : EDIT.add}
          </Button>
        </div>
      </Form>
      <ProductTax of={tax} />
      {draw !== null && draw.sold === 0 && (
        <Form method="post" action={path}>
          <input type="hidden" name="intent" value="delete" />
          <Button type="submit" variant="danger">
            {EDIT.remove}
          </Button>
        </Form>
      )}
    </div>
  )
}
