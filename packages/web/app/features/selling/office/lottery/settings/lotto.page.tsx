import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { titled } from '#lib/page/page-meta.ts'
import { loadRecord } from '#parts/office/record/load-record.ts'
import { RecordFrame } from '#parts/office/record/record-frame.tsx'
import { saveRecord } from '#parts/office/record/save-record.ts'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import { loadProductTax } from '#parts/selling/office/tax/load-product-tax.ts'
import { ProductTax } from '#parts/selling/office/tax/product-tax.tsx'
import { LOTTO_FORM } from '../messages.ts'
import { LottoAside } from './lotto-aside.tsx'
import { LottoFields } from './lotto-fields.tsx'
import { getTheLotto, LOTTO_KIND, lottoValues } from './lotto-kind.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadRecord(args, getTheLotto, async (asking) => ({
    tax: await loadProductTax(asking, args.params['id']),
    requestId: crypto.randomUUID(),
  }))
export const action = (args: ActionFunctionArgs) => saveRecord(args, LOTTO_KIND)

export const meta = titled<typeof loader>((data) => data?.item?.name ?? LOTTO_FORM.fresh)

const OFFERED = { name: 'is_active', ...LOTTO_FORM.offered }

/** A lotto, or an empty form for a new one. */
export default function LottoPage() {
  const { item, time, mark, currency, font, tax, requestId } = useLoaderData<typeof loader>()
  const answer = useActionData<SettingsAnswer>()
  return (
    <RecordFrame
      key={item ? `${item.lottery_id} ${item.version}` : 'new'}
      back={{ to: '/lotto/settings', title: LOTTO_FORM.all }}
      title={item?.name ?? LOTTO_FORM.fresh}
      status={
        item
          ? item.is_active
            ? { word: LOTTO_FORM.onSale, tone: 'success' }
            : { word: LOTTO_FORM.offSale, tone: 'neutral' }
          : undefined
      }
      kind={LOTTO_KIND}
      action={item ? `/lotto/settings/${item.lottery_id}` : '/lotto/new'}
      answer={answer}
      timeZone={time.timeZone}
      kept={{ values: lottoValues(item), version: item?.version ?? '' }}
      offered={item ? OFFERED : undefined}
      label={LOTTO_FORM.add}
      aside={<LottoAside lotto={item} font={font} currency={currency} timeZone={time.timeZone} />}
      after={<ProductTax of={tax} />}
    >
      {(bound, values) => (
        <>
          {!item && (
            <input type="hidden" name="request_id" value={bound.of('request_id').defaultValue || requestId} />
          )}
          <LottoFields bound={bound} values={values} lotto={item} mark={mark} />
        </>
      )}
    </RecordFrame>
  )
}
