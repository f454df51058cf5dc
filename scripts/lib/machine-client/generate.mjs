import { readFileSync } from 'node:fs'
import { fieldsOf, interfaceOf } from './types.mjs'

/** @typedef {import('./types.mjs').Schema} Schema */
/** @typedef {{ name: string, in: string, required: boolean, description?: string, schema: Schema }} Parameter */
/**
 * @typedef {object} Operation
 * @property {string} operationId
 * @property {string} summary
 * @property {string} description
 * @property {boolean} [deprecated]
 * @property {Parameter[]} parameters
 * @property {{ 200: { content: { 'application/json': { schema: Schema } } } }} responses
 */
/**
 * @typedef {object} Description
 * @property {{ version: string }} info
 * @property {{ url: string }[]} servers
 * @property {Record<string, { get: Operation }>} paths
 * @property {Record<string, { post: { requestBody: { content: { 'application/json': { schema: Schema } } } } }>} webhooks
 * @property {{ schemas: Record<string, Schema> }} components
 */

const runtime = (/** @type {string} */ name) =>
  readFileSync(new URL(`runtime/${name}`, import.meta.url), 'utf8')
const capital = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + text.slice(1)
const nameIn = (/** @type {Schema} */ { $ref = '' }) => $ref.split('/').at(-1) ?? ''

/**
 * A client of what is described, as the files of an npm package without dependencies. Nothing in it is written by hand for one call: a call
 * that is added to the description is in the next client.
 *
 * @param {Description} description @param {{ version: string, license: string }} release
 * @returns {Record<string, string>}
 */
export function clientFiles(description, { version, license }) {
  const calls = Object.entries(description.paths).map(([path, { get }]) => callOf(path, get, description))
  return {
    'package.json': `${JSON.stringify(packageOf(description, version), null, 2)}\n`,
    'README.md': readme(description),
    LICENSE: license,
    'caller.js': runtime('caller.js'),
    'webhook.js': runtime('webhook.js'),
    'index.js': [
      `import { Caller } from './caller.js'\nexport { ClubhouseError } from './caller.js'`,
      `export { readWebhook, WebhookRefused } from './webhook.js'\n`,
      `export class Clubhouse {\n  #caller\n`,
      `  constructor(options) {\n    this.#caller = new Caller(options, '${description.servers[0]?.url}')\n  }`,
      ...calls.map(({ code }) => code),
      '}\n',
    ].join('\n'),
    'index.d.ts': [
      ...Object.entries(description.components.schemas).map(([name, schema]) => interfaceOf(name, schema)),
      ...calls.map(({ query }) => query),
      `export type WebhookEvent =\n${eventsOf(description)}\n`,
      runtime('base.d.ts'),
      `export declare class Clubhouse {\n  constructor(options: ClubhouseOptions)`,
      ...calls.map(({ type }) => type),
      '}\n',
    ].join('\n'),
  }
}

/** @param {Description} description */
const eventsOf = ({ webhooks }) =>
  Object.values(webhooks)
    .map(({ post }) => `  | ${nameIn(post.requestBody.content['application/json'].schema)}`)
    .join('\n')

/** @param {string} path @param {Operation} operation @param {Description} description */
function callOf(path, operation, { components }) {
  const { operationId: id, parameters, summary, description, deprecated } = operation
  const reply = nameIn(operation.responses[200].content['application/json'].schema)
  const items = components.schemas[reply]?.properties?.['items']
  const queryName = `${capital(id)}Query`
  const inPath = parameters.filter((each) => each.in === 'path').map(({ name }) => name)
  const properties = Object.fromEntries(
    parameters.map(({ name, schema, description: said }) => [
      name,
      { ...schema, ...(said && { description: said }) },
    ]),
  )
  const required = parameters.filter((each) => each.required).map(({ name }) => name)
  const fields = fieldsOf({ properties, required }, '  ').replaceAll(
    /(since|from|to)\?: string/g,
    '$1?: string | Date',
  )
  const address = `\`${path.replaceAll(/\{(\w+)\}/g, (_, name) => `\${encodeURIComponent(${name})}`)}\``
  const taken = inPath.length > 0 ? `{ ${inPath.join(', ')}, ...query }` : 'query = {}'
  const optional = required.length === 0 ? '?' : ''
  const doc = `  /** ${summary}. ${description} */${deprecated ? '\n  /** @deprecated */' : ''}\n`
  const all = id.replace(/^list/, 'listAll')
  return {
    query: `export interface ${queryName} {\n${fields}}\n`,
    type:
      `${doc}  ${id}(query${optional}: ${queryName}): Promise<${reply}>` +
      (items
        ? `\n  /** All of them, page by page as they are asked for. */\n  ${all}(query${optional}: ${queryName}): AsyncGenerator<${nameIn(items.items ?? {})}, void, void>`
        : ''),
    code:
      `\n  ${id}(${taken}) {\n    return this.#caller.get(${address}, query)\n  }` +
      (items ? `\n\n  ${all}(${taken}) {\n    return this.#caller.all(${address}, query)\n  }` : ''),
  }
}

/** @param {Description} description @param {string} version */
const packageOf = ({ info }, version) => ({
  name: 'clubhouse-client',
  version,
  description: `Reads a club’s orders, books and members from Clubhouse, and checks its webhooks (API ${info.version}).`,
  license: 'MIT',
  type: 'module',
  sideEffects: false,
  engines: { node: '>=20' },
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
  types: './index.d.ts',
})

const SAMPLE = [
  "import { Clubhouse, readWebhook } from 'clubhouse-client'",
  '',
  "const club = new Clubhouse({ url: 'https://dunvarra.example', key: process.env.CLUBHOUSE_KEY! })",
  'for await (const order of club.listAllOrders({ updated_since: new Date(Date.now() - 3_600_000) })) console.log(order.total)',
  '',
  'const event = await readWebhook({ body, headers, secret: process.env.CLUBHOUSE_WEBHOOK_SECRET! })',
  "if (event.type === 'order.completed') console.log(event.data.order_number)",
].join('\n')

/** @param {Description} description */
const readme = ({ info, paths }) => `# clubhouse-client

Reads what a club’s other software may read from Clubhouse (API ${info.version}), and checks its webhooks. Made from the API’s
description; no dependencies. Runs in Node 20 and newer, and wherever there is \`fetch\` and Web Crypto.

\`\`\`ts
${SAMPLE}
\`\`\`

Calls: ${Object.values(paths)
  .map(({ get }) => `\`${get.operationId}\``)
  .join(
    ', ',
  )}. A \`listAll…\` beside each list goes on from page to page. A call that is refused throws a \`ClubhouseError\` with
\`status\`, \`code\` and \`message\`; one that came too often (429), or while the site is being restarted, waits as long as it is told and is made again.
`
