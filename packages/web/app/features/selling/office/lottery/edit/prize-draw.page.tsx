import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { deletePrizeDraw, type OfficePrizeDraw } from '@clubhouse/contract/selling/office/prize-draws'
import type { Tone } from '#ui/badge/badge.tsx'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { titled } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { loadRecord } from '#parts/office/record/load-record.ts'
import { RecordFrame } from '#parts/office/record/record-frame.tsx'
import { saveRecord } from '#parts/office/record/save-record.ts'
import { requireClub } from '#parts/office/require-club.ts'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import { loadProductTax } from '#parts/selling/office/tax/load-product-tax.ts'
import { ProductTax } from '#parts/selling/office/tax/product-tax.tsx'
import { Button } from '#ui/button/button.tsx'
import { DRAW, DRAWS, EDIT } from '../messages.ts'
import { PrizeDrawAside } from './prize-draw-aside.tsx'
import { PrizeDrawFields } from './prize-draw-fields.tsx'
import { getDraw, prizeDrawKind, prizeDrawValues } from './prize-draw-kind.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadRecord(
    args,
    async (asking, id) => {
      const draw = await getDraw(asking, id)
      return { draw, tax: await loadProductTax(asking, draw.lottery_id) }
    },
    async () => ({}),
  )

/** A new prize draw, a change to one, or away with one that nobody is in. */
export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  const id = params['id']
  const isGone = (await readFormFields(request.clone())).field('intent') === 'delete'
  if (!isGone || id === undefined) {
    const { timeZone } = await clubTime(page, club)
    return saveRecord(args, prizeDrawKind(timeZone))
  }
  try {
    await page.call(deletePrizeDraw, { headers, params: { draw_id: id } })
    return redirect('/draws', 303)
  } catch (error) {
    const { status, message } = refusedBy(error, page, DRAW.notDone)
    return answerWith({ errors: {}, formError: message }, status)
  }
}

export const meta = titled<typeof loader>((data) => data?.item?.draw.name ?? EDIT.fresh)

const TONES: Record<OfficePrizeDraw['status'], Tone> = {
  open: 'success',
  closed: 'neutral',
  waiting: 'warning',
  drawn: 'neutral',
}

/** A prize draw, or an empty form for a new one. */
export default function PrizeDrawPage() {
  const { item, time, mark, currency, font } = useLoaderData<typeof loader>()
  const draw = item?.draw ?? null
  const answer = useActionData<SettingsAnswer>()
  const { timeZone } = time
  const path = draw ? `/draws/${draw.draw_id}/edit` : '/draws/new'
  return (
    <RecordFrame
      key={draw ? `${draw.draw_id} ${draw.version}` : 'new'}
      back={draw ? { to: `/draws/${draw.draw_id}`, title: EDIT.back } : { to: '/draws', title: DRAWS.title }}
      title={draw?.name ?? EDIT.fresh}
      status={draw ? { word: EDIT.states[draw.status], tone: TONES[draw.status] } : undefined}
      kind={prizeDrawKind(timeZone)}
      action={path}
      answer={answer}
      timeZone={timeZone}
      kept={{ values: prizeDrawValues(draw, timeZone), version: draw?.version ?? '' }}
      label={EDIT.add}
      aside={<PrizeDrawAside draw={draw} font={font} currency={currency} timeZone={timeZone} />}
      after={
        draw && (
          <>
            <ProductTax of={item?.tax ?? null} />
            {draw.sold === 0 && (
              <Form method="post" action={path}>
                <input type="hidden" name="intent" value="delete" />
                <Button type="submit" variant="danger">
                  {EDIT.remove}
                </Button>
              </Form>
            )}
          </>
        )
      }
    >
      {(bound, values) => <PrizeDrawFields bound={bound} values={values} mark={mark} />}
    </RecordFrame>
  )
}
