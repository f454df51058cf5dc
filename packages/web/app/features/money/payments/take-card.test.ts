import { afterEach, expect, test, vi } from 'vitest'
import type { PaymentHandle } from '#parts/money/payment-element/payment-types.ts'
import { takeCard } from './money-calls.ts'

afterEach(() => vi.unstubAllGlobals())

/** What is asked of the server and of the gateway, in turn. */
function aForm(made: Awaited<ReturnType<PaymentHandle['tokenise']>>) {
  const asked: string[] = []
  vi.stubGlobal('location', { origin: 'https://myaccount.example', pathname: '/payments/methods' })
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: URLSearchParams }) => {
    asked.push(body.get('intent') ?? '')
    return Response.json(
      body.get('intent') === 'secret' ? { kind: 'secret', secret: 's' } : { kind: 'kept', id: 'k' },
    )
  })
  const element: PaymentHandle = {
    tokenise: async () => {
      asked.push('tokenise')
      return made
    },
    confirm: async ({ paymentToken }) => {
      asked.push(`confirm ${paymentToken}`)
      return { status: 'succeeded', method: 'm' }
    },
  }
  return { asked, element }
}

test('MYACC-02 a secret is asked for once the card is whole, and the card is kept', async () => {
  const { asked, element } = aForm({ confirmationToken: 'c', funding: 'debit' })
  expect(await takeCard(element, { isFirst: false })).toEqual({ id: 'k' })
  expect(asked).toEqual(['tokenise', 'secret', 'confirm s', 'keep'])
})

test('a card that the gateway does not take asks for no secret', async () => {
  const { asked, element } = aForm({ message: 'Your card number is incomplete.' })
  expect(await takeCard(element, { isFirst: false })).toEqual({
    kind: 'failed',
    message: 'Your card number is incomplete.',
  })
  expect(asked).toEqual(['tokenise'])
})
