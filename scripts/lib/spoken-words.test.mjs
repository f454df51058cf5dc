import { expect, test } from 'vitest'
import { findingsIn } from './boundaries.mjs'

const PAGE = 'packages/web/app/features/selling/shop/messages.ts'

test.each([
  { file: PAGE, source: `lead: 'The first order will stand here.',`, says: 'stand' },
  { file: PAGE, source: `lead: 'Worked out by itself.',`, says: 'by itself' },
  { file: PAGE, source: `ask: 'Whoever pays says how much',`, says: 'Whoever' },
  { file: PAGE, source: `nobody: 'Somebody',`, says: 'Somebody' },
  {
    file: PAGE,
    source: 'left: (name: string) => `${name}, and nobody else, is here`,',
    says: 'nobody else',
  },
  { file: PAGE, source: `preview: "Show what comes of it",`, says: 'comes of it' },
  { file: PAGE, source: `by: 'Send it by e-mail'`, says: 'e-mail' },
  { file: PAGE, source: `label: 'E-mails'`, says: 'E-mails' },
  { file: PAGE, source: `closed: 'This room isn’t yours',`, says: 'This room' },
  {
    file: 'packages/mails/src/money/a-mail.tsx',
    source: '<Text>\n  Somebody is setting up where\n</Text>',
    says: 'Somebody',
  },
  {
    file: 'packages/api/src/money/orders/pay.ts',
    source: `not('decided', 'It was decided meanwhile.')`,
    says: 'meanwhile',
  },
  {
    file: 'packages/domain/src/people/words.ts',
    source: `born: 'As it stands above'`,
    says: 'stands',
  },
  {
    file: 'packages/contract/src/selling/cart.ts',
    source: `summary: 'An order, for whoever bought it',`,
    says: 'whoever',
  },
])('a text that people read is said out loud: $says is refused in $file', ({ file, source, says }) => {
  expect(findingsIn(file, source)).toMatchObject([
    { rule: 'said-out-loud', message: expect.stringContaining(`says ${says} in`) },
  ])
})

test.each([
  { file: PAGE, source: `terms: 'I understand, and someone pays by standing order',`, why: 'other words' },
  { file: PAGE, source: `/** Whoever reads this. */ const a = 1 // somebody`, why: 'comments' },
  { file: PAGE, source: `sum: (a: string) => a === 'somebody'`, why: 'values' },
  { file: PAGE, source: `title: 'Enter your e-mail'`, why: 'AUTH-06' },
  { file: PAGE, source: `hint: 'For example somebody@example.ie',`, why: 'an address' },
  {
    file: 'packages/api/src/money/orders/pay.ts',
    source: '`select 1 -- whoever asks`',
    why: 'statements',
  },
  { file: PAGE.replace('.ts', '.test.ts'), source: `'Somebody buys'`, why: 'tests' },
  {
    file: 'packages/web/app/features/dev/kit/sections/fields.tsx',
    source: `'As it should stand'`,
    why: 'the showcase',
  },
  { file: 'packages/web/app/ui/a.tsx', source: '{whoever.map((one) => <p>{one}</p>)}', why: 'code' },
])('$why may say it', ({ file, source }) => {
  expect(findingsIn(file, source)).toEqual([])
})
