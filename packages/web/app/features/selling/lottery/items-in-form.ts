import type { Pick } from '@clubhouse/contract/selling/lottery'
import type { NewItems } from '#parts/selling/cart/add-items.ts'

/** LOTTO-10. Without a script nothing was picked: so many lines of a lucky dip. */
export function lottoItem(form: FormData): NewItems['items'][number] {
  const picked = form.getAll('line').filter((line) => typeof line === 'string')
  const lines = picked.length > 0 ? picked.map(readLine) : Array.from({ length: countIn(form) }, () => [])
  return {
    product_id: textIn(form, 'product_id'),
    metadata: { lines, draws: Number(textIn(form, 'draws')) || 1, auto_renewal: form.has('auto_renewal') },
  }
}

/** DRAW-03 */
export function drawItem(form: FormData): NewItems['items'][number] {
  const title = textIn(form, 'price_title')
  const price = Number(textIn(form, 'price'))
  return {
    product_id: textIn(form, 'product_id'),
    metadata: {
      entries: Number(textIn(form, 'entries')) || countIn(form),
      ...(title !== '' && Number.isSafeInteger(price) && { configurable_price: { title, price } }),
    },
  }
}

const MOST = 100
const countIn = (form: FormData): number =>
  Math.min(MOST, Math.max(1, Math.trunc(Number(textIn(form, 'count'))) || 1))

/** "4,11,17": the gate holds it against the draw, whatever was sent. */
function readLine(line: string): Pick[] {
  if (line === '') return []
  return line.split(',').map((symbol) => (/^\d{1,3}$/.test(symbol) ? Number(symbol) : symbol))
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
