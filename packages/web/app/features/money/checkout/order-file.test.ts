import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { pageContext } from '#lib/page/page-context.ts'
import { aPage, type Answers, refusal } from '#lib/testing/page-stub.ts'
import { loader } from './order-file.page.ts'

const ORDER = '00000000-0000-4000-8000-0000000000aa'
const bytes = new TextEncoder().encode('the file')

async function download(file: string, answers: Answers, { orderId = ORDER, search = '' } = {}) {
  const page = aPage(answers)
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  const request = new Request(`https://testford.clubs.example/checkout/orders/${orderId}/${file}${search}`)
  const response = await loader({ request, context, params: { orderId, file } } as never)
  return { response, page }
}

test('ORDER-08, API-45 the copy is asked for as the visitor, in the browser’s zone, and kept by nobody', async () => {
  const { response, page } = await download(
    'receipt.pdf',
    { downloadOrder: () => ({ filename: 'testford-order-1.pdf', bytes }) },
    { search: '?timezone=America%2FNew_York' },
  )
  expect(page.calls).toEqual([
    `downloadOrder ${JSON.stringify({ club: 'testford', order_id: ORDER, timezone: 'America/New_York' })}`,
  ])
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="testford-order-1.pdf"',
  })
  expect(await response.text()).toBe('the file')
})

test('the dates of what is to come are a calendar', async () => {
  const { response } = await download('dates.ics', {
    orderCalendar: () => ({ filename: 'testford-order-1-dates.ics', bytes }),
  })
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
})

test.each([
  { why: 'another’s order', file: 'receipt.pdf', orderId: ORDER, status: 404 },
  { why: 'nobody signed in', file: 'receipt.pdf', orderId: ORDER, status: 401 },
  { why: 'no such file', file: 'constructor', orderId: ORDER, status: 404 },
  { why: 'no id', file: 'receipt.pdf', orderId: '..%2Fx', status: 404 },
])('$why: nothing but $status', async ({ file, orderId, status }) => {
  const { response } = await download(
    file,
    {
      downloadOrder: () => {
        throw refusal(status)
      },
    },
    { orderId },
  )
  expect(response.status).toBe(status)
  expect(await response.text()).toBe('There is nothing to download here.')
})
