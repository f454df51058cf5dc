import { Form } from 'react-router'
import type { Currency } from '@clubhouse/contract/site/club'
import type { OfficeDraw } from '@clubhouse/contract/selling/office/lottery'
import { formatDateTime, formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import styles from '../lottery.module.css'
import { DRAW } from '../messages.ts'

interface Props {
  draw: OfficeDraw
  path: string
  timeZone: string
  currency: Currency
}

/** What was entered so far, with its cash; a mistake can be taken back until sales end. */
export function PaperSales({ draw, path, timeZone, currency }: Props) {
  if (draw.paper_sales.length === 0) return null
  return (
    <ul className={styles.plain}>
      {draw.paper_sales.map(
        ({ sale_id: id, tickets, amount, entered_by: who, entered_at: at, taken_back_at: back }) => (
          <li key={id}>
            <span>
              <strong>{DRAW.sale(tickets, formatMoney(cents(amount), currency))}</strong>
              <br />
              <span className={styles.quiet}>{DRAW.by(who, formatDateTime(at, timeZone))}</span>
            </span>
            {back !== null && <Badge>{DRAW.takenBack}</Badge>}
            {back === null && draw.takes_paper && (
              <Form method="post" action={path} preventScrollReset>
                <input type="hidden" name="intent" value="take-back" />
                <input type="hidden" name="sale_id" value={id} />
                <Button type="submit" variant="quiet" icon="undo">
                  {DRAW.takeBack}
                </Button>
              </Form>
            )}
          </li>
        ),
      )}
    </ul>
  )
}
