import { expect, test } from 'vitest'
import * as bank from '../../features/office-bank/bank.page.tsx'
import * as line from '../../features/office-bank/line.page.tsx'
import * as peopleImport from '../../features/office-import/list.page.tsx'
import * as messages from '../../features/office-inbox/list/messages.page.tsx'
import * as message from '../../features/office-inbox/thread/message.page.tsx'
import * as person from '../../features/office-orders/arrears/person.page.tsx'
import * as gate from '../../features/office-orders/gate/gate.page.tsx'
import * as order from '../../features/office-orders/order/order.page.tsx'
import * as sponsors from '../../features/office-sponsors/list/sponsors.page.tsx'
import { comesAnew } from '../../lib/page/may-have-changed.ts'

const PAGES = { gate, order, person, bank, line, sponsors, messages, message, peopleImport }

test.each(Object.entries(PAGES))(
  '%s comes as it is now where it is refused for what changed meanwhile',
  (_, { shouldRevalidate }) => expect(shouldRevalidate).toBe(comesAnew),
)
