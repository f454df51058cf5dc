import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { getStore } from '@clubhouse/contract/site/club'
import { getPrizeDraw } from '@clubhouse/contract/selling/office/prize-draws'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { titled } from '#lib/page/page-meta.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { Row } from '#ui/layout/layout.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { loadProductTax } from '#parts/selling/office/tax/load-product-tax.ts'
import { ProductTax } from '#parts/selling/office/tax/product-tax.tsx'
import { Button } from '#ui/button/button.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import styles from '../lottery.module.css'
import { DRAWS, EDIT } from '../messages.ts'
import { PrizeDrawFields } from './prize-draw-fields.tsx'

export { prizeDrawAction as action } from './prize-draw-action.ts'

/** A prize draw, or an empty form for a new one. */
export const loader = officeLoader(async ({ call, page, club, headers, params }) => {
  const id = params['id']
  const [store, draw] = await Promise.all([
    call(getStore, { params: { club: club.slug } }),
    id === undefined ? null : call(getPrizeDraw, { headers, params: { draw_id: id } }),
  ])
  const tax = await loadProductTax({ page, headers }, draw?.lottery_id)
  return { draw, tax, currency: store.currency, timeZone: store.time_zone }
})

export const meta = titled<typeof loader>((data) => data?.draw?.name ?? EDIT.fresh)

export default function PrizeDrawPage() {
  const { draw, tax, currency, timeZone } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const isBusy = useNavigation().state === 'submitting'
  const path = draw ? `/draws/${draw.draw_id}/edit` : '/draws/new'
  return (
    <OfficePage
      back={{ to: draw ? `/draws/${draw.draw_id}` : '/draws', label: draw?.name ?? DRAWS.title }}
      title={draw ? EDIT.title(draw.name) : EDIT.fresh}
    >
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
        <Row>
          <Button type="submit" variant="primary" loading={isBusy}>
            {draw ? EDIT.save : EDIT.add}
          </Button>
        </Row>
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
    </OfficePage>
  )
}
