import { type ChangeEvent, useRef } from 'react'
import { Form, useNavigation, useSearchParams } from 'react-router'
import type { Currency } from '@clubhouse/contract/site/club'
import type { OfficeDraw } from '@clubhouse/contract/selling/office/lottery'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { Button } from '#ui/button/button.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { FileField } from '#parts/office/file-field.tsx'
import { Done } from '#parts/office/page/done.tsx'
import { MoneyField } from '#ui/money-field/money-field.tsx'
import { currencySign } from '../currency-sign.ts'
import styles from '../lottery.module.css'
import { DRAW } from '../messages.ts'

interface Props {
  draw: OfficeDraw
  path: string
  answer: FormAnswer | undefined
  /** Entered once, however often it is sent. */
  saleId: string
  currency: Currency
}

/** Tickets sold at the gate: typed, or taken from a file into the same field, so that they are seen before they go in. */
export function PaperForm({ draw, path, answer, saleId, currency }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useNavigation().formData?.get('intent') === 'paper'
  const [search] = useSearchParams()
  const isEntered = draw.paper_sales.some(({ sale_id: id }) => id === search.get('entered'))
  const isOfThis = answer?.values['intent'] === 'paper'
  async function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const text = await currentTarget.files?.[0]?.text()
    const rows = form.current?.elements.namedItem('rows')
    if (text !== undefined && rows instanceof HTMLTextAreaElement) rows.value = text
  }
  return (
    <Form ref={form} method="post" action={path} className={styles.form} preventScrollReset>
      <input type="hidden" name="intent" value="paper" />
      <input type="hidden" name="kind" value={draw.type} />
      <input type="hidden" name="sale_id" value={saleId} />
      <TextArea
        label={DRAW.rows}
        hint={draw.type === 'Lotto' ? DRAW.rowsLotto : DRAW.rowsDraw}
        name="rows"
        rows={5}
        defaultValue={isOfThis ? answer.values['rows'] : ''}
        error={isOfThis ? answer.errors['rows'] : undefined}
      />
      <FileField label={DRAW.file} accept=".csv,text/csv,text/plain" onChange={(event) => void take(event)} />
      <MoneyField
        label={DRAW.cash}
        currency={currencySign(currency)}
        name="cash"
        defaultValue={isOfThis ? answer.values['cash'] : ''}
        error={isOfThis ? answer.errors['cash'] : undefined}
      />
      <Button type="submit" loading={isBusy}>
        {DRAW.enter}
      </Button>
      <Done>{isEntered && DRAW.entered}</Done>
    </Form>
  )
}
