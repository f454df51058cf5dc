/**
 * The arrows of the house. A rule speaks about the files that match `from` (and not `except`); what they
 * import is written as a path from the root (`packages/web/app/ui/button.tsx`) or as a package name (`zod`,
 * `node:fs`). `only` lists what they may import besides their own package, `never` what they may not.
 * Tests may reach further, unless a rule says `tests: true`.
 *
 * @typedef {object} Rule
 * @property {string} name
 * @property {RegExp} from
 * @property {RegExp} [except]
 * @property {RegExp} [only]
 * @property {RegExp | ((file: string, imported: string) => boolean)} [never]
 * @property {boolean} [tests]
 * @property {string} why
 */

/** What every capability may use, and what knows none of them. */
const KERNEL = /^packages\/api\/src\/(kernel|providers)\//

/** The same words in every package (docs/decisions/054-areas.md). */
export const AREA_ORDER = ['site', 'messages', 'identity', 'people', 'money', 'selling', 'office', 'platform']
const AREAS = AREA_ORDER.join('|')

/** Imports of the api that run from an area to one above it: none may be added. @type {Record<string, number>} */
export const UPWARDS = {
  'site > messages': 1,
  'site > identity': 2,
  'messages > identity': 3,
  'identity > people': 1,
  'people > money': 2,
  'people > selling': 1,
  'money > selling': 7,
}

/** @param {string} file */
export const areaOf = (file) => new RegExp(`^packages/api/src/(${AREAS})/`).exec(file)?.[1]

/** Started by people and not by the server, so a root of their own. */
const PROGRAM = /^packages\/api\/src\/kernel\/(db|jobs|person)\/cli\.ts$/

/** One capability in several folders: an order, what is paid for it and what becomes of that money. */
const OF_ORDERS = /^money\/(payments|arrears|payouts|statement|receipts)$/

/** Whose rows a capability reads or writes although they are another's; to be shortened, not extended. */
const TABLES = {
  'messages/contact': ['messages/inbox'],
  'identity/sign-in': ['identity/sso'],
  'messages/mailings': ['messages/mail'],
  'people/registration': ['people/forms'],
}

/** @type {Rule[]} */
export const RULES = [
  {
    name: 'contract-stands-alone',
    from: /^packages\/contract\//,
    only: /^zod(\/|$)/,
    why: 'the contract depends on zod only',
  },
  {
    name: 'domain-is-pure',
    from: /^packages\/domain\//,
    only: /^(packages\/contract\/|date-fns(\/|$)|@date-fns\/|culori(\/|$)|re2js(\/|$)|@noble\/(curves|hashes)\/)/,
    why: 'the domain depends on the contract, dates, colours, patterns and cryptography; no input, no output',
  },
  {
    name: 'artwork-stands-alone',
    from: /^packages\/artwork\//,
    never: /^packages\/(?!artwork\/|domain\/src\/site\/theme\/contrast\.ts$)/,
    why: 'drawing knows colours and letters, not clubs; what can be read on what is one rule, that of the domain',
  },
  {
    name: 'demo-knows-no-server',
    from: /^packages\/demo\//,
    never: /^packages\/(api|web)\//,
    why: 'the demo world is data: the api reads it, not the other way round',
  },
  {
    name: 'mails-are-words',
    from: /^packages\/mails\//,
    never: /^(packages\/(api|web|demo|artwork)\/|node:)/,
    why: 'a mail is written from what it is given: no database, no request, no file',
  },
  {
    name: 'api-knows-no-page',
    from: /^packages\/api\//,
    never: /^packages\/web\/app\//,
    why: 'the api serves the built pages and never imports their source',
  },
  {
    name: 'web-knows-no-server',
    from: /^packages\/web\//,
    never: /^packages\/(api|demo)\//,
    why: 'pages reach the api through the contract',
  },
  {
    name: 'web-runs-in-browsers',
    from: /^packages\/web\//,
    except: /^packages\/web\/(server\.ts|[\w-]+\.config\.ts|app\/entry\.server\.tsx)$/,
    never: /^node:/,
    why: 'page code also runs in the browser, which has no Node modules',
  },
  {
    name: 'ui-knows-no-part',
    from: /^packages\/web\/app\/(ui|lib|theme)\//,
    never: /^packages\/web\/app\/(parts|features|sites)\//,
    tests: true,
    why: 'ui, lib ← parts ← features ← sites',
  },
  {
    name: 'parts-have-no-page',
    from: /^packages\/web\/app\/parts\//,
    never: /^packages\/web\/app\/(features|sites)\//,
    tests: true,
    why: 'a part has domain words and no page: any feature may show it',
  },
  {
    name: 'features-know-no-site',
    from: /^packages\/web\/app\/features\//,
    never: /^packages\/web\/app\/sites\//,
    tests: true,
    why: 'a page lives in its feature, a site mounts it',
  },
  {
    name: 'features-stand-apart',
    from: /^packages\/web\/app\/features\//,
    never: (file, imported) => feature(imported) !== undefined && feature(imported) !== feature(file),
    why: 'what two features share belongs to parts, ui, lib or the domain',
  },
  {
    name: 'ports-not-adapters',
    from: /^packages\/api\/src\//,
    except: /^packages\/api\/src\/((compose|adapters)\.ts$|providers\/)/,
    never: /^packages\/api\/src\/providers\/[^/]+\/(?!port\.ts$)/,
    why: 'only compose.ts and adapters.ts know concrete adapters, everything else knows the port',
  },
  {
    name: 'kernel-knows-no-capability',
    from: KERNEL,
    except: PROGRAM,
    never: (file, imported) => isAboveKernel(imported) && !isForeignKey(file, imported),
    why: 'kernel ← capabilities ← demo ← root: what is known of a capability is handed in by the root',
  },
  {
    name: 'capabilities-meet-at-ports',
    from: new RegExp(`^packages/api/src/(${AREAS})/`),
    never: (file, imported) =>
      isAboveKernel(imported) &&
      capability(imported) !== capability(file) &&
      !/\/(port|reads)\.ts$/.test(imported) &&
      !isForeignKey(file, imported) &&
      !mayReadTable(file, imported),
    why: 'a capability reaches another through its port.ts or reads.ts (docs/decisions/029-capabilities.md)',
  },
  {
    name: 'nobody-knows-the-root',
    from: /^packages\/api\/src\/[^/]+\//,
    except: PROGRAM,
    never: (_file, imported) => isRoot(imported),
    why: 'a room takes what it needs, never the whole app',
  },
]

/** How many imports take a style sheet from another folder. Whoever takes one away writes the lower number here. */
export const FOREIGN_STYLES = 215

/**
 * Words that may not stand in some files.
 *
 * @typedef {{ name: string, from: RegExp, except?: RegExp, tests?: boolean, word: RegExp, why: string }} WordRule
 * @type {WordRule[]}
 */
export const WORDS = [
  {
    name: 'one-file-reads-the-environment',
    from: /^packages\/(api|domain|contract|demo)\/src\//,
    except: /^packages\/api\/src\/kernel\/config\.ts$/,
    // Handing the whole environment to that file is how a process begins, and to a tool how that one does.
    word: /(?<!read(?:Command)?Config\(|env: \{ \.\.\.)process\.env\b|['"]node:process['"]/,
    why: 'packages/api/src/kernel/config.ts reads the environment, everybody else takes what it read',
  },
  {
    name: 'journeys-begin-with-a-world',
    tests: true,
    from: /^e2e\/.*\.spec\.ts$/,
    word: /import \{[^}]*\btest\b[^}]*\} from '@playwright\/test'/,
    why: 'a journey takes test from support/journey.ts or support/world.ts: its file begins from a copy of the demo',
  },
  {
    name: 'words-of-the-trade',
    tests: true,
    from: /^(packages|e2e|bench)\//,
    // A room is a part of the product that can be closed (domain/src/web/rooms.ts), and nothing else.
    word: /\b\w*(?:Desk|ListRoom|ThingPage|ThingKind|ThingForm|OfThing|KeptThing)\b|\b\w+_ROOM\b|\b(?:roomsFor|roomAt|isInRoom|noRoom)\b|\b\w*[kK]ept(?:Card|Page|Repl|Method|Headers)\w*|\sroom=\{/,
    why: 'docs/glossary.md has the word: client, list page, menu entry, capacity, record, cached, saved',
  },
  {
    name: 'rows-are-read-one-way',
    tests: true,
    from: /^packages\/api\/src\//,
    except: /^packages\/api\/src\/kernel\/db\/rows\.ts$/,
    word: /\bas\s*(?:unknown\s+as\s*)?\{\s*rows\b/,
    why: 'rows, one and exists of packages/api/src/kernel/db/rows.ts read what a statement answers',
  },
  {
    name: 'domain-has-no-clock',
    from: /^packages\/domain\/src\//,
    word: /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\brandomUUID\(|\bperformance\.now\(/,
    why: 'time and chance are arguments',
  },
  {
    name: 'refusals-are-thrown-at-the-edge',
    from: /^packages\/api\/src\/(selling\/(?!renewal)|money\/(?!bank|reports|tax)|people\/members\/)/,
    // The edge: endpoints, and the few that answer a caller themselves, outside of their transactions.
    except:
      /[/-](endpoints|routes)\.ts$|\/cart\/(add-items|buyer|change-item|codes|read-cart)\.ts$|\/orders\/check-out\.ts$/,
    // A surprise is an error, thrown or passed on; whatever else is thrown is an answer.
    word: /\bthrow\s+(?!new \w*(?:Error|Failed)\(|error\b|cause\b)[\w.]+(?:\s+\w+)?/,
    why: 'a throw undoes the record of a transaction: it returns a result, and endpoints.ts turns that into a refusal',
  },
]

/** A capability by its area and name; folders that are none by their own name. @param {string} file */
export function capability(file) {
  const [, folder = ''] = new RegExp(`^packages/api/src/((?:${AREAS})/[^/]+|[^/]+)/`).exec(file) ?? []
  return OF_ORDERS.test(folder) ? 'money/orders' : folder
}

/** @param {string} file */
const isRoot = (file) => /^packages\/api\/src\/[^/]+\.ts$/.test(file) && !KERNEL.test(file)

/** @param {string} file */
const isAboveKernel = (file) => file.startsWith('packages/api/src/') && !KERNEL.test(file)

/** @param {string} file @param {string} imported */
const isForeignKey = (file, imported) => file.endsWith('/tables.ts') && imported.endsWith('/tables.ts')

/**
 * Everything belongs to a club, most things to a person and many have a picture: their tables are joined everywhere.
 *
 * @param {string} file
 * @param {string} imported
 */
function mayReadTable(file, imported) {
  if (!imported.endsWith('/tables.ts')) return false
  if (/\/(site\/(clubs|media)|identity\/sign-in\/people)\/tables\.ts$/.test(imported)) return true
  return Object.entries(TABLES).some(
    ([reader, owners]) => reader === capability(file) && owners.includes(capability(imported)),
  )
}

/** @param {string} file */
const feature = (file) => /^packages\/web\/app\/features\/([^/]+\/(?:office\/)?[^/]+)\//.exec(file)?.[1]
