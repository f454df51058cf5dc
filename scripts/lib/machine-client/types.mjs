/**
 * @typedef {object} Schema
 * @property {string} [$ref]
 * @property {string | string[]} [type]
 * @property {string} [format]
 * @property {string} [description]
 * @property {unknown[]} [enum]
 * @property {unknown} [const]
 * @property {Schema} [items]
 * @property {Record<string, Schema>} [properties]
 * @property {string[]} [required]
 * @property {Schema[]} [anyOf]
 * @property {Schema} [additionalProperties]
 */

/** @type {Record<string, string>} */
const SIMPLE = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' }

/** A schema as TypeScript says it. @param {Schema} schema @param {string} [indent] @returns {string} */
export function typeOf(schema, indent = '') {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? ''
  if (schema.anyOf) return schema.anyOf.map((each) => typeOf(each, indent)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' | ')
  if (schema.items) return `Array<${typeOf(schema.items, indent)}>`
  if (schema.properties) return `{\n${fieldsOf(schema, `${indent}  `)}${indent}}`
  if (schema.additionalProperties) return `Record<string, ${typeOf(schema.additionalProperties, indent)}>`
  const names = [schema.type ?? []].flat().map((name) => SIMPLE[name])
  if (names.length === 0 || names.includes(undefined))
    throw new Error(`No type for ${JSON.stringify(schema)}`)
  return names.join(' | ')
}

/** @param {Schema} schema @param {string} indent */
export function fieldsOf({ properties = {}, required = [] }, indent) {
  return Object.entries(properties)
    .map(([name, schema]) => {
      const said = schema.description ? `${indent}/** ${schema.description} */\n` : ''
      return `${said}${indent}${name}${required.includes(name) ? '' : '?'}: ${typeOf(schema, indent)}\n`
    })
    .join('')
}

/** @param {string} name @param {Schema} schema */
export const interfaceOf = (name, schema) => `export interface ${name} {\n${fieldsOf(schema, '  ')}}\n`
