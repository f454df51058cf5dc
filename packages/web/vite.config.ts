import { createHash } from 'node:crypto'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { forServedBrowsers, SERVED } from './browsers.config.ts'
import { earlyScript } from './early-script.config.ts'
import { withoutEval } from './without-eval.config.ts'

const SHARED =
  /packages[\\/]domain[\\/]|app[\\/](lib|theme|parts[\\/]site[\\/](club|text)|ui[\\/](icon|button|class-names|enhance|lazy-part|loading|dialog[\\/](use-leav|routed-dialog-address)|notifications[\\/](notification-store|notification-host|use-notifications|report-failure|load-stack)))/
/** Several pages want these, but not nearly every one: what is sold and played, the account's own rooms, the editors, signing up, the long terms. */
const OF_FEW =
  /domain[\\/]src[\\/](office[\\/]|platform[\\/]|people[\\/]|selling[\\/]|messages[\\/]mail|messages[\\/](automatic-mails|incoming|mailings)[\\/]|money[\\/](ledger-words|statement-state|orders[\\/]|payments[\\/]|bank[\\/]|tax[\\/])|site[\\/](theme|club-site|clubs)[\\/]|site[\\/]content[\\/](seo|news|article-draft|article-text|merge-)|places[\\/](countries|counties)|time[\\/](plain-date|local-instant)|web[\\/](list-state|table-rows)|validators[\\/]|identity[\\/](password-rules|sign-up-rules|sign-in-rules|email-rules|mobile|chosen-account|device-words|passkey-scope|terms))|app[\\/](lib[\\/](form[\\/]|picture[\\/]|page[\\/](handlers|api|require-user|page-context)|visit[\\/]notice-words|post[\\/]send-form|fetching[\\/](poll|search-places))|parts[\\/]site[\\/]text[\\/]text-sections)/

/** What judges a form while it is filled in; the editor's rules and the engine of patterns are not among it. */
const FILLED_IN =
  /domain[\\/]src[\\/]people[\\/]forms[\\/](answers[\\/]|structure|condition-order|options\.|controls|patterns|messages|default-question-ids|read-more)|contract[\\/]src[\\/]people[\\/]form-words/

/** Rules that fields of all kinds of pages share with them. */
const RULES = /domain[\\/]src[\\/](time[\\/]plain-date|validators[\\/]|identity[\\/]email-rules)/

/** What is sold and what it costs: the pages of the purchase share it, and no other page needs it. */
const PURCHASE =
  /domain[\\/]src[\\/](selling[\\/](catalogue|pricing|cart)|people[\\/](registration|family)|money[\\/](orders|payments))[\\/]/

/** What every page of the back office stands in: one name for each page that the list of routes has, which every visitor fetches. */
const OFFICE_PAGE = /app[\\/](parts[\\/]office[\\/]page|ui[\\/]layout)[\\/]/

/** The fields that most forms have: one name for each page, too. */
const FIELDS =
  /app[\\/](ui[\\/]field[\\/](field|text-field|checkbox|choice\.module|focus-first-invalid|set-input-value)|lib[\\/]form[\\/](form-message|form-fields|use-field-errors))\./

/** Before a page is drawn all its styles must be there, and each file is a request: what every page wears is one of them. */
const WORN_BY_ALL =
  /app[\\/](features[\\/]identity[\\/]sign-in[\\/][\w-]+|lib[\\/]form[\\/]form|ui[\\/](badge[\\/]badge|card[\\/]card|dialog[\\/]dialog|error-summary[\\/]error-summary|field[\\/]field|panel[\\/]panel))\.module\.css$/
const isWornByAll = (id: string) =>
  WORN_BY_ALL.test(id) || (id.endsWith('.css') && SHARED.test(id) && !OF_FEW.test(id))
/** What every page of a club wears, and what is read in a club's own words: news, pages, sponsors. */
const WORN_BY_CLUB =
  /app[\\/](sites[\\/]club|features[\\/]site[\\/]content|ui[\\/]carousel)[\\/][\w-]+\.module\.css$/
/** Asked for when the cart is opened: its panel, its lines and what is put forward in it. */
const WORN_BY_CART =
  /app[\\/](features[\\/]selling[\\/]cart|parts[\\/]selling[\\/]cart|ui[\\/]sheet)[\\/][\w-]+\.module\.css$/
const WORN_BY_SHOP =
  /app[\\/](features[\\/]selling[\\/]shop[\\/][\w-]+|parts[\\/]selling[\\/]buying[\\/]buying)\.module\.css$/

/** What nearly every page needs stands in two files, not in forty: a slow phone pays for each request. */
const groups = [
  { name: 'styles', test: isWornByAll, priority: 4 },
  { name: 'club-styles', test: WORN_BY_CLUB, priority: 4 },
  { name: 'cart-styles', test: WORN_BY_CART, priority: 4 },
  { name: 'shop-styles', test: WORN_BY_SHOP, priority: 4 },
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
  {
    name: 'shared',
    test: (id: string) => SHARED.test(id) && !OF_FEW.test(id),
    minShareCount: 2,
    priority: 1,
  },
  { name: 'rules', test: RULES, minShareCount: 2, priority: 1 },
  { name: 'office-page', test: OFFICE_PAGE, minShareCount: 2, priority: 1 },
  { name: 'fields', test: FIELDS, minShareCount: 2, priority: 1 },
  { name: 'forms', test: FILLED_IN, minShareCount: 2 },
  { name: 'purchase', test: PURCHASE, minShareCount: 2 },
]

const ON_EVERY_PAGE = /\/(framework|shared|rolldown-runtime|styles)-[\w-]+\.(js|css)$/

const FETCH_PART = fileURLToPath(new URL('./app/lib/fetching/fetch-part.ts', import.meta.url))

/** Every `import()` of the built pages goes through our own helper, which can be asked again after a failure. */
const importsCanBeRetried: Plugin = {
  name: 'imports-can-be-retried',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => `export { fetchPart as __vitePreload } from ${JSON.stringify(FETCH_PART)}`,
  },
}

/** Names of classes are in every page, dozens of times each: built ones are as short as they can be without two being the same. */
function shortName(name: string, file: string): string {
  const place = path.relative(import.meta.dirname, file.replace(/\?.*/, ''))
  const short = `_${createHash('sha256').update(`${place} ${name}`).digest('base64url').slice(0, 5)}`
  const meant = `${place} ${name}`
  if ((shortNames.get(short) ?? meant) !== meant)
    throw new Error(`${short} is both ${meant} and ${shortNames.get(short)}`)
  shortNames.set(short, meant)
  return short
}
const shortNames = new Map<string, string>()

export default defineConfig(({ mode }) => ({
  plugins: [importsCanBeRetried, withoutEval, forServedBrowsers, earlyScript(), reactRouter()],
  // The server runs its own entry, which answers for one host at a time.
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: {
      build: { rolldownOptions: { input: './server.ts' } },
      // Of their hundreds of files a few functions are used: built in, a start need not find and read the rest.
      resolve: { noExternal: [/^culori/, /^zod/] },
    },
  },
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    target: SERVED,
    // The helper is told all files of a part, also where that is one; those that every page has need no name.
    modulePreload: {
      resolveDependencies: (file, needed) =>
        needed.length > 0 ? needed.filter((each) => !ON_EVERY_PAGE.test(each)) : [file],
    },
  },
  ...(mode === 'production' && { css: { modules: { generateScopedName: shortName } } }),
  server: { fs: { allow: ['../..'] } },
}))
