import { z } from 'zod'
import { fileTypeOf, takesFile } from '@clubhouse/contract/file'
import { Problem } from '@clubhouse/contract/endpoint'
import { TAGS } from '@clubhouse/contract/tags'
import type { ServedEndpoint } from '../endpoints.ts'
import { refusalsOf, REFUSALS, securityOf, SECURITY_SCHEMES } from './openapi-guards.ts'

type Schema = Record<string, unknown>

/** OpenAPI 3.1 out of contract and guards: the same that validate and refuse, so that they cannot disagree. */
export function openApiDocument(served: ServedEndpoint[]): Schema {
  const paths: Record<string, Schema> = {}
  for (const each of served) {
    const path = `${each.endpoint.hasVersion ? '/api/v2' : '/api'}${each.endpoint.path}`
    paths[path] = { ...paths[path], [each.endpoint.method.toLowerCase()]: operation(each) }
  }
  const used = new Set(served.map((each) => each.endpoint.tag))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Clubhouse API',
      version: '2',
      description:
        'Everything a club site does. The same routes answer under `/api/v1`. Errors answer `{ error_code, message, errors? }`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [...used].map((name) => ({ name, description: TAGS[name] })),
    paths,
    components: {
      schemas: { Problem: jsonSchema(Problem, 'output') },
      securitySchemes: SECURITY_SCHEMES,
      responses: REFUSALS,
    },
  }
}

function operation({ endpoint, guard }: ServedEndpoint): Schema {
  const body = jsonSchema(endpoint.body, 'input')
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    security: securityOf(guard),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...parameters(endpoint.headers, 'header'),
    ],
    ...(endpoint.method !== 'GET' && {
      requestBody: { required: true, content: takesFile(endpoint.body) ? form(body) : json(body) },
    }),
    responses: {
      200: { description: 'As asked', content: replyOf(endpoint) },
      ...refusalsOf(guard),
    },
  }
}

function parameters(schema: z.ZodType, where: 'path' | 'query' | 'header'): Schema[] {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Schema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => {
    const isList = property['type'] === 'array'
    return {
      name: isList ? `${name}[]` : name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: property,
      ...(isList && { style: 'form', explode: true }),
    }
  })
}

function replyOf({ reply }: ServedEndpoint['endpoint']): Schema {
  const file = fileTypeOf(reply)
  return file === null ? json(jsonSchema(reply, 'output')) : { [file]: { schema: {} } }
}

/** The member without a schema is the file; the name of a file goes with it and is no field. */
function form({ contentMediaType: _form, ...schema }: Schema): Schema {
  const { filename: _name, ...properties } = schema['properties'] as Record<string, Schema>
  const fields = Object.entries(properties).map(([name, property]) => [
    name,
    'type' in property ? property : { type: 'string', format: 'binary' },
  ])
  return { 'multipart/form-data': { schema: { ...schema, properties: Object.fromEntries(fields) } } }
}

const json = (schema: Schema) => ({ 'application/json': { schema } })

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
