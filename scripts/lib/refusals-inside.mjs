import path from 'node:path'
import { parseSync } from 'vite'

/**
 * A refusal that is thrown inside a transaction undoes what was recorded before it, by chance of where it stands. So in there it is a
 * value: no `throw` of one in a function that is given a transaction, nor a call of those that throw them at the edge
 * (`packages/api/src/kernel/http/or-throw.ts`). A value can be left lying, which a throw cannot: a call that may answer a refusal is not
 * a statement by itself.
 *
 * @typedef {{ file: string, line: number, message: string, rule: string }} FoundInside
 * @typedef {{ type: string } & Record<string, any>} Node
 */

const THROWS_AT_THE_EDGE = /^(orThrow|orNotFound|undoneIfRefused|invalidData)$/

/** What is wrong is an error; whatever else is thrown is an answer. @param {Node | null} thrown */
const isSurprise = (thrown) =>
  (thrown?.type === 'NewExpression' && /(Error|Failed|Lost)$/.test(thrown['callee'].name ?? '')) ||
  (thrown?.type === 'Identifier' && /^(error|cause)$/.test(thrown['name']))

/** @param {Node} node */
const isFunction = (node) =>
  /^(Arrow)?Function(Expression|Declaration)?$/.test(node.type) && node['body'] !== null

/** By its name or its type: `tx`, or the transaction `own` of a role. @param {Node} node */
const hasTransaction = (node) =>
  /** @type {Node[]} */ (node['params']).some(
    (each) => each['name'] === 'tx' || each['typeAnnotation']?.typeAnnotation?.typeName?.name === 'Tx',
  )

/**
 * Where the sources throw inside of a transaction, and where they leave a refusal unread.
 *
 * @param {ReadonlyMap<string, string>} sources by path from the root
 * @returns {FoundInside[]}
 */
export function refusalsInside(sources) {
  const parsed = [...sources].map(([file, text]) => ({
    file,
    text,
    program: /** @type {Node} */ (/** @type {unknown} */ (parseSync(file, text, { lang: 'ts' }).program)),
  }))
  const refusing = new Set(
    parsed.flatMap(({ file, program }) => refusingIn(program).map((name) => `${file}#${name}`)),
  )
  return parsed.flatMap(({ file, text, program }) => {
    const imported = importsOf(file, program)
    /** @type {FoundInside[]} */
    const found = []
    const say = (/** @type {Node} */ node, /** @type {string} */ rule, /** @type {string} */ message) =>
      found.push({ file, rule, message, line: text.slice(0, node['start']).split('\n').length })
    walk(program, false, (node, isInside) => {
      if (node.type === 'ThrowStatement' && isInside && !isSurprise(node['argument']))
        say(
          node,
          'refusals-are-values-inside',
          `throws ${text.slice(node['argument'].start, node['argument'].end)} inside`,
        )
      if (node.type === 'CallExpression' && isInside && THROWS_AT_THE_EDGE.test(node['callee'].name ?? ''))
        say(node, 'refusals-are-values-inside', `calls ${node['callee'].name} inside`)
      const called = calledAlone(node)
      if (called !== undefined && refusing.has(imported.get(called) ?? `${file}#${called}`))
        say(node, 'refusals-are-read', `does not look at what ${called} answers`)
    })
    return found
  })
}

/** @param {Node} node the statement `await name(…)` or `name(…)` */
function calledAlone(node) {
  if (node.type !== 'ExpressionStatement') return undefined
  const { expression } = node
  const call = expression.type === 'AwaitExpression' ? expression.argument : expression
  return call.type === 'CallExpression' ? /** @type {string | undefined} */ (call.callee.name) : undefined
}

/** Functions at the top of a file whose answer may be a refusal. @param {Node} program */
function refusingIn(program) {
  return /** @type {Node[]} */ (program['body']).flatMap((statement) => {
    const declared = statement['declaration'] ?? statement
    const named =
      declared.type === 'VariableDeclaration'
        ? declared.declarations.map((/** @type {Node} */ each) => ({
            name: each['id'].name,
            of: each['init'],
          }))
        : [{ name: declared.id?.name, of: declared }]
    return named
      .filter(
        (/** @type {{ of: Node | null }} */ { of }) => of && isFunction(of) && mayRefuse(of['returnType']),
      )
      .map((/** @type {{ name: string }} */ { name }) => name)
  })
}

/** @param {Node | null | undefined} type */
function mayRefuse(type) {
  let is = false
  if (type)
    walk(
      type,
      false,
      (node) => (is ||= node.type === 'TSTypeReference' && node['typeName'].name === 'Refusal'),
    )
  return is
}

/** The names of a file that come from elsewhere, as `file#name`. @param {string} file @param {Node} program */
function importsOf(file, program) {
  const entries = /** @type {Node[]} */ (program['body']).flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return []
    const from = /** @type {string} */ (statement['source'].value)
    const target = from.startsWith('#')
      ? `packages/api/src/${from.slice(1)}`
      : path.posix.join(path.posix.dirname(file), from)
    return /** @type {Node[]} */ (statement['specifiers'])
      .filter((each) => each.type === 'ImportSpecifier')
      .map((each) => /** @type {const} */ ([each['local'].name, `${target}#${each['imported'].name}`]))
  })
  return new Map(entries)
}

/**
 * @param {Node} node
 * @param {boolean} isInside
 * @param {(node: Node, isInside: boolean) => void} visit
 */
function walk(node, isInside, visit) {
  visit(node, isInside)
  const inside = isInside || (isFunction(node) && hasTransaction(node))
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === 'string') walk(child, inside, visit)
}
