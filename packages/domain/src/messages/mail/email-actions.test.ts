import fc from 'fast-check'
import { expect, test } from 'vitest'
import { friendQuery, readFriend, readRecurringResponse, recurringQuery } from './email-actions.ts'

const read = (query: string) => readRecurringResponse(new URLSearchParams(query))
const IDS = { email_distribution_list_id: 'L', member_id: 'M' }

test.each([
  { query: 'email_id=L&member_id=M&opt_out=true', sent: { ...IDS, opt_out: true } },
  { query: 'email_id=L&member_id=M&opt_out=1', sent: { ...IDS, opt_out: true } },
  { query: 'email_id=L&member_id=M&payment_ack=1', sent: { ...IDS, payment_ack: true } },
  {
    query: 'email_id=L&member_id=M&opt_out=0&payment_ack=true',
    sent: { ...IDS, opt_out: false, payment_ack: true },
  },
])('EMAILACT-01 EMAILACT-09 OPEN-068 ?$query sends $sent', ({ query, sent }) => {
  expect(read(query)).toEqual(sent)
})

test.each(['', 'email_id=L', 'member_id=M', 'email_id=&member_id=M', 'email_id=L&member_id=&opt_out=1'])(
  'OPEN-068 ?%s lacks an id, so there is nothing to send',
  (query) => {
    expect(read(query)).toBeNull()
  },
)

test.each([
  { rest: '', sent: IDS },
  { rest: '&opt_out=false', sent: { ...IDS, opt_out: false } },
  { rest: '&opt_out=', sent: { ...IDS, opt_out: false } },
  { rest: '&opt_out=yes', sent: { ...IDS, opt_out: false } },
  { rest: '&opt_out=0&payment_ack=no', sent: { ...IDS, opt_out: false, payment_ack: false } },
])('EMAILACT-01 OPEN-068 ?email_id=L&member_id=M$rest: what is absent is not sent', ({ rest, sent }) => {
  expect(read(`email_id=L&member_id=M${rest}`)).toEqual(sent)
})

test.each([
  { query: 'id=F&opt_out=true', sent: { id: 'F' } },
  { query: 'id=F', sent: { id: 'F' } },
  { query: 'opt_out=true', sent: null },
  { query: 'id=', sent: null },
])('EMAILACT-02 EMAILACT-10 ?$query sends $sent', ({ query, sent }) => {
  expect(readFriend(new URLSearchParams(query))).toEqual(sent)
})

test('what a mail says is what the page reads', () => {
  const reference = fc.string({ minLength: 1 })
  fc.assert(
    fc.property(reference, reference, (list, member) => {
      const ids = { email_distribution_list_id: list, member_id: member }
      expect(read(recurringQuery({ list, member }, 'opt_out'))).toEqual({ ...ids, opt_out: true })
      expect(read(recurringQuery({ list, member }, 'payment_ack'))).toEqual({ ...ids, payment_ack: true })
      expect(readFriend(new URLSearchParams(friendQuery(member)))).toEqual({ id: member })
    }),
  )
})
