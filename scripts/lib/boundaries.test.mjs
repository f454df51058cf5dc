import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { againstTheFlow, checkBoundaries, crowdedFolders, findingsIn, foreignStyles } from './boundaries.mjs'
import { RULES, WORDS } from './boundary-rules.mjs'

/** Every rule with an arrow that it refuses and one that it must let pass. */
const ARROWS = [
  {
    rule: 'contract-stands-alone',
    refused: [
      'packages/contract/src/selling/cart.ts',
      `import { cents } from '@clubhouse/domain/money/money'`,
    ],
    allowed: [
      'packages/contract/src/selling/cart.ts',
      `import { z } from 'zod'\nimport { Page } from './paging.ts'`,
    ],
  },
  {
    rule: 'contract-stands-alone',
    refused: ['packages/contract/src/selling/cart.ts', `import { readFile } from 'node:fs'`],
    allowed: ['packages/contract/src/cart.test.ts', `import { test } from 'vitest'`],
  },
  {
    rule: 'domain-is-pure',
    refused: ['packages/domain/src/cart/price.ts', `import pg from 'pg'`],
    allowed: [
      'packages/domain/src/cart/price.ts',
      `import type { Cart } from '@clubhouse/contract/selling/cart'`,
    ],
  },
  {
    rule: 'domain-is-pure',
    refused: ['packages/domain/src/dates.ts', `import { readFileSync } from 'node:fs'`],
    allowed: [
      'packages/domain/src/dates.ts',
      `import { TZDate } from '@date-fns/tz'\nimport { addDays } from 'date-fns'`,
    ],
  },
  {
    rule: 'artwork-stands-alone',
    refused: [
      'packages/artwork/src/share-image.ts',
      `import { resolveHost } from '@clubhouse/domain/web/hosts'`,
    ],
    allowed: [
      'packages/artwork/src/share-image.ts',
      `import { contrastRatio } from '@clubhouse/domain/site/theme/contrast'\nimport sharp from 'sharp'`,
    ],
  },
  {
    rule: 'demo-knows-no-server',
    refused: ['packages/demo/src/world.ts', `import { articles } from '@clubhouse/api/site/clubs/tables'`],
    allowed: ['packages/demo/src/world.ts', `import sharp from 'sharp'`],
  },
  {
    rule: 'mails-are-words',
    refused: [
      'packages/mails/src/render-mail.tsx',
      `import { outbox } from '@clubhouse/api/messages/mail/tables'`,
    ],
    allowed: [
      'packages/mails/src/render-mail.tsx',
      `import { render } from '@react-email/render'\nimport type { Mail } from '@clubhouse/domain/messages/mail/mails'`,
    ],
  },
  {
    rule: 'api-knows-no-page',
    refused: [
      'packages/api/src/kernel/http/web.ts',
      `import { handle } from '../../../../web/app/entry.server.tsx'`,
    ],
    allowed: [
      'packages/api/src/kernel/http/web.ts',
      `const page = await import('../../../../web/build/server/index.js')`,
    ],
  },
  {
    rule: 'web-knows-no-server',
    refused: ['packages/web/app/lib/api.ts', `import { deps } from '@clubhouse/api/compose'`],
    allowed: [
      'packages/web/app/lib/api.ts',
      `import { listArticles } from '@clubhouse/contract/site/content'`,
    ],
  },
  {
    rule: 'web-knows-no-server',
    refused: [
      'packages/web/app/features/dev/desk/dev.page.tsx',
      `const world = await import('@clubhouse/demo/world')`,
    ],
    allowed: [
      'packages/web/app/features/dev/dev.page.test.tsx',
      `import { aClub } from '@clubhouse/demo/builders'`,
    ],
  },
  {
    rule: 'web-runs-in-browsers',
    refused: ['packages/web/app/lib/api.ts', `import path from 'node:path'`],
    allowed: ['packages/web/app/entry.server.tsx', `import { PassThrough } from 'node:stream'`],
  },
  {
    rule: 'ui-knows-no-part',
    refused: [
      'packages/web/app/ui/card/card.tsx',
      `import { Price } from '#features/selling/cart/price.tsx'`,
    ],
    allowed: ['packages/web/app/ui/card/card.tsx', `import { Icon } from '../icon/icon.tsx'`],
  },
  {
    rule: 'features-know-no-site',
    refused: [
      'packages/web/app/features/selling/cart/cart.page.tsx',
      `import { urls } from '#sites/club/urls.ts'`,
    ],
    allowed: [
      'packages/web/app/sites/club/urls.ts',
      `import { CartPage } from '#features/selling/cart/cart.page.tsx'`,
    ],
  },
  {
    rule: 'features-stand-apart',
    refused: [
      'packages/web/app/features/selling/cart/cart.page.tsx',
      `export { Article } from '../content/article.tsx'`,
    ],
    allowed: [
      'packages/web/app/features/selling/cart/cart.page.tsx',
      `import { Line } from './parts/line.tsx'`,
    ],
  },
  {
    rule: 'parts-have-no-page',
    refused: [
      'packages/web/app/parts/people/dynamic-form/draft.ts',
      `import { FORMS } from '#features/people/office/forms/messages.ts'`,
    ],
    allowed: [
      'packages/web/app/features/people/office/forms/preview.tsx',
      `import { DynamicForm } from '#parts/people/dynamic-form/dynamic-form.tsx'`,
    ],
  },
  {
    rule: 'ports-not-adapters',
    refused: [
      'packages/api/src/money/orders/pay.ts',
      `import { stripe } from '#providers/payments/stripe.ts'`,
    ],
    allowed: [
      'packages/api/src/money/orders/pay.ts',
      `import type { Payments } from '#providers/payments/port.ts'`,
    ],
  },
  {
    rule: 'ports-not-adapters',
    refused: [
      'packages/api/src/money/orders/deep/pay.ts',
      `import {\n  stripe,\n} from '../../../providers/payments/stripe.ts'`,
    ],
    allowed: ['packages/api/src/compose.ts', `import { stripe } from './providers/payments/stripe.ts'`],
  },
  {
    rule: 'kernel-knows-no-capability',
    refused: [
      'packages/api/src/kernel/http/pages.ts',
      `import { Visitor } from '#identity/sign-in/visiting/visitor.ts'`,
    ],
    allowed: ['packages/api/src/kernel/jobs/tables.ts', `import { clubs } from '#site/clubs/tables.ts'`],
  },
  {
    rule: 'kernel-knows-no-capability',
    refused: ['packages/api/src/kernel/core.ts', `import type { Sessions } from '#identity/sign-in/port.ts'`],
    allowed: ['packages/api/src/kernel/core.ts', `import { Sites } from './http/sites.ts'`],
  },
  {
    rule: 'capabilities-meet-at-ports',
    refused: [
      'packages/api/src/money/orders/pay.ts',
      `import { enqueueMail } from '#messages/mail/outbox.ts'`,
    ],
    allowed: ['packages/api/src/money/orders/pay.ts', `import { enqueueMail } from '#messages/mail/port.ts'`],
  },
  {
    rule: 'capabilities-meet-at-ports',
    refused: ['packages/api/src/money/orders/pay.ts', `import { forms } from '#people/forms/tables.ts'`],
    allowed: ['packages/api/src/money/orders/tables.ts', `import { forms } from '#people/forms/tables.ts'`],
  },
  {
    rule: 'capabilities-meet-at-ports',
    refused: ['packages/api/src/money/orders/pay.ts', `import { DEMO_ONLY } from '#dev/demo-only.ts'`],
    allowed: ['packages/api/src/money/orders/pay.ts', `import { clubs } from '#site/clubs/tables.ts'`],
  },
  {
    rule: 'nobody-knows-the-root',
    refused: ['packages/api/src/dev/routes.ts', `import type { App } from '../compose.ts'`],
    allowed: ['packages/api/src/dev/routes.ts', `import type { Core } from '#kernel/core.ts'`],
  },
  {
    rule: 'one-file-reads-the-environment',
    refused: ['packages/api/src/http/app.ts', `const port = process.env.PORT`],
    allowed: ['packages/api/src/main.ts', `const config = readConfig(process.env)`],
  },
  {
    rule: 'words-of-the-trade',
    refused: ['packages/api/src/money/orders/pay.test.ts', `const cart = await openCheckoutDesk(app)`],
    allowed: ['packages/api/src/money/orders/pay.test.ts', `const cart = await openCheckoutClient(app)`],
  },
  {
    rule: 'words-of-the-trade',
    refused: [
      'packages/web/app/features/money/office/orders/orders.page.tsx',
      `<OfficeList room={ORDERS_LIST} />`,
    ],
    allowed: ['packages/web/app/features/site/legal/cookie-rows.ts', `isOpen(rooms, room) ? rows : []`],
  },
  {
    rule: 'rows-are-read-one-way',
    refused: ['packages/api/src/money/orders/pay.ts', `const [order] = (found as { rows: Order[] }).rows`],
    allowed: ['packages/api/src/money/orders/pay.ts', `const order = await one<Order>(tx, statement)`],
  },
  {
    rule: 'domain-has-no-clock',
    refused: ['packages/domain/src/plans.ts', `const now = new Date()`],
    allowed: ['packages/domain/src/plans.ts', `const then = new Date(now)\n// never Date.now()`],
  },
  {
    rule: 'refusals-are-thrown-at-the-edge',
    refused: [
      'packages/api/src/money/orders/pay.ts',
      `if (!order) throw new Refusal(404, 'not_found', 'Gone')`,
    ],
    allowed: [
      'packages/api/src/money/orders/endpoints.ts',
      `if (!order) throw new Refusal(404, 'not_found', 'Gone')`,
    ],
  },
  {
    rule: 'refusals-are-thrown-at-the-edge',
    refused: ['packages/api/src/selling/cart/write-items.ts', `if (!held.ok) throw soldOut(held.reason)`],
    allowed: [
      'packages/api/src/selling/cart/write-items.ts',
      `if (!held.ok) return held\nif (!row) throw new Error('The cart is gone')\nif (tried) throw error`,
    ],
  },
  {
    rule: 'journeys-begin-with-a-world',
    refused: ['e2e/selling/shop.spec.ts', `import { expect, test } from '@playwright/test'`],
    allowed: [
      'e2e/selling/shop.spec.ts',
      `import { expect, type Page } from '@playwright/test'\nimport { test } from '../support/journey.ts'`,
    ],
  },
  {
    rule: 'refusals-are-thrown-at-the-edge',
    refused: ['packages/api/src/selling/waiting-list/join.ts', `if (!joined.ok) throw joined.reason`],
    // Older rooms throw where they stand.
    allowed: ['packages/api/src/people/forms/save-form.ts', `if (!form) throw notFound('The form')`],
  },
]

const rulesBroken = (/** @type {string[]} */ [file = '', code = '']) =>
  findingsIn(file, code).map(({ rule }) => rule)

describe('import boundaries', () => {
  test.each(ARROWS)('$rule refuses $refused', ({ rule, refused }) => {
    expect(rulesBroken(refused)).toContain(rule)
  })

  test.each(ARROWS)('$rule lets pass $allowed', ({ rule, allowed }) => {
    expect(rulesBroken(allowed)).not.toContain(rule)
  })

  test('no rule is without its proof', () => {
    const proved = new Set(ARROWS.map(({ rule }) => rule))
    expect([...RULES, ...WORDS].map(({ name }) => name).filter((name) => !proved.has(name))).toEqual([])
  })

  test('a rule still fires when the import hides behind a comment opener in a string', () => {
    const code = `app.get('/*', page)\nconst { stripe } = await import('#providers/payments/stripe.ts') /* why */`
    expect(rulesBroken(['packages/api/src/money/orders/pay.ts', code])).toEqual(['ports-not-adapters'])
  })
})

describe('a whole tree', () => {
  test('is walked, with names and lengths judged', () => {
    const base = mkdtempSync(path.join(tmpdir(), 'clubhouse-boundaries-'))
    onTestFinished(() => rmSync(base, { recursive: true }))
    const write = (/** @type {string} */ file, /** @type {string} */ text) => {
      mkdirSync(path.dirname(path.join(base, file)), { recursive: true })
      writeFileSync(path.join(base, file), text)
    }
    for (const folder of ['e2e', 'bench', 'scripts']) mkdirSync(path.join(base, folder))
    write('packages/domain/src/money.ts', `import fs from 'node:fs'\n`)
    write('packages/api/src/selling/cart/utils.ts', '')
    write('packages/api/src/helpers/money.ts', '')
    write('packages/api/src/selling/cart/long.ts', 'a\n'.repeat(301))
    write('packages/api/src/selling/cart/long.test.ts', 'a\n'.repeat(301))
    write('packages/web/build/utils.js', '')
    write(
      'packages/api/src/selling/cart/a.ts',
      `import { b } from './b.ts'\nimport type { c } from '#money/orders/port.ts'\n`,
    )
    write('packages/api/src/selling/cart/b.ts', `export type { C } from '#money/orders/port.ts'\n`)
    write('packages/api/src/money/orders/port.ts', `import './pay.ts'\n`)
    write('packages/api/src/money/orders/pay.ts', `import type { B } from '#selling/cart/port.ts'\n`)
    write('packages/api/src/selling/cart/port.ts', `export * from './b.ts'\n`)

    const { errors, warnings } = checkBoundaries(base)
    expect(errors.map(({ file, rule }) => `${rule} ${file}`).toSorted()).toEqual([
      'domain-is-pure packages/domain/src/money.ts',
      'names-say-something packages/api/src/helpers/money.ts',
      'names-say-something packages/api/src/selling/cart/utils.ts',
      'no-circles packages/api/src/money/orders/pay.ts',
    ])
    expect(errors.find(({ rule }) => rule === 'no-circles')?.message).toBe(
      'imports itself by way of packages/api/src/selling/cart/port.ts, packages/api/src/selling/cart/b.ts, packages/api/src/money/orders/port.ts',
    )
    expect(warnings.map(({ file }) => file)).toEqual(['packages/api/src/selling/cart/long.ts'])
  })
})

test('an import from an area to one above it is refused, unless it is one of those that are counted', () => {
  const imports = new Map([
    ['packages/api/src/site/clubs/a.ts', ['packages/api/src/money/ledger/port.ts']],
    ['packages/api/src/money/ledger/b.ts', ['packages/api/src/site/clubs/port.ts']],
  ])
  expect(againstTheFlow(imports, {}).map(({ file }) => file)).toEqual(['packages/api/src/site/clubs/a.ts'])
  expect(againstTheFlow(imports, { 'site > money': 1 })).toEqual([])
})

test('a style sheet is worn in its own folder; those of other folders are counted, and none may be added', () => {
  const imports = new Map([
    ['packages/web/app/ui/a/a.tsx', ['packages/web/app/ui/a/a.module.css', 'packages/web/app/ui/b/b.tsx']],
    ['packages/web/app/ui/a/c.tsx', ['packages/web/app/ui/b/b.module.css']],
  ])
  expect(foreignStyles(imports, 0).map(({ file }) => file)).toEqual(['packages/web/app/ui/a/c.tsx'])
  expect(foreignStyles(imports, 1)).toEqual([])
})

test('a folder has at most 25 sources, the root of the api six files', () => {
  const many = (/** @type {string} */ folder, /** @type {number} */ count) =>
    Array.from({ length: count }, (_, index) => `${folder}/file-${index}.ts`)
  const tests = many('packages/api/src/money/orders', 10).map((file) => file.replace('.ts', '.test.ts'))
  expect(crowdedFolders([...many('packages/api/src/money/orders', 25), ...tests])).toEqual([])
  expect(crowdedFolders(many('packages/api/src/money/orders', 26))).toHaveLength(1)
  expect(crowdedFolders(many('packages/api/src', 6))).toEqual([])
  expect(crowdedFolders(many('packages/api/src', 7))).toHaveLength(1)
})
