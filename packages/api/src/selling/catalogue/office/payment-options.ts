import { randomUUID } from 'node:crypto'
import type { PlanPaymentOption } from '@clubhouse/contract/selling/office/plans'

/** In one order, whatever the wire said. */
export const optionFields = <Option extends PlanPaymentOption>(option: Option) => ({
  payment_option_id: option.payment_option_id,
  type: option.type as Option['type'],
  frequency: option.frequency,
  occurrence: option.occurrence,
  number_of_payments: option.number_of_payments,
  initial_payment: option.initial_payment,
})

/** Each way to pay keeps its id: orders and carts name it. */
export const withOptionIds = <Fields extends { payment_options: PlanPaymentOption[] }>(
  fields: Fields,
): Fields => ({
  ...fields,
  payment_options: fields.payment_options.map((option) => ({
    ...option,
    payment_option_id: option.payment_option_id ?? randomUUID(),
  })),
})
