import { expect, test } from 'vitest'
import { holdsWords } from './search-words.ts'

test.each([
  { text: 'Bríd’s jersey', typed: 'brid', holds: true },
  { text: 'Café mug', typed: 'CAFÉ', holds: true },
  { text: 'Cafe mug', typed: 'mug  café', holds: true },
  { text: 'Half-zip, XL', typed: 'xl zip', holds: true },
  { text: 'Half-zip, XL', typed: 'xl scarf', holds: false },
  { text: 'Anything', typed: ' ', holds: true },
])('“$typed” in “$text”: $holds', ({ text, typed, holds }) => {
  expect(holdsWords(text, typed)).toBe(holds)
})
