import { expect, test } from 'vitest'
import * as bank from '#features/money/office/bank/bank.page.tsx'
import * as line from '#features/money/office/bank/line.page.tsx'
import * as peopleImport from '#features/people/office/import/list.page.tsx'
import * as messages from '#features/messages/office/inbox/list/messages.page.tsx'
import * as message from '#features/messages/office/inbox/thread/message.page.tsx'
import * as person from '#features/money/office/orders/arrears/person.page.tsx'
import * as gate from '#features/money/office/orders/gate/gate.page.tsx'
import * as order from '#features/money/office/orders/order/order.page.tsx'
import * as sponsors from '#features/site/office/sponsors/list/sponsors.page.tsx'
import { comesAnew } from '../../lib/page/may-have-changed.ts'

const PAGES = { gate, order, person, bank, line, sponsors, messages, message, peopleImport }

test.each(Object.entries(PAGES))(
  '%s comes as it is now where it is refused for what changed meanwhile',
  (_, { shouldRevalidate }) => expect(shouldRevalidate).toBe(comesAnew),
)
