/** What the address says when a bank sends its holder back to one of these pages. */
export interface BackFromBank {
  what: 'card' | 'first' | 'paid'
  isDone: boolean
  /** What the gateway calls the payment, or the card's setup. */
  reference: string
}

export function backFromBank({ searchParams }: URL): BackFromBank | null {
  const what = searchParams.get('back')
  const reference = searchParams.get('setup_intent') ?? searchParams.get('payment_intent')
  if ((what !== 'card' && what !== 'first' && what !== 'paid') || reference === null) return null
  return { what, reference, isDone: searchParams.get('redirect_status') === 'succeeded' }
}
