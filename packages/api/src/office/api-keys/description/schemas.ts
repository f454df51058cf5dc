import { z } from 'zod'
import { Problem } from '@clubhouse/contract/endpoint'
import { MACHINE_EVENTS } from '@clubhouse/contract/office/machine-events'
import * as machines from '@clubhouse/contract/office/machines'

type Schema = Record<string, unknown>

/** What other software calls things; a name here is a promise. */
const NAMED: Record<string, z.ZodType> = {
  Order: machines.MachineOrder,
  OrderLine: machines.MachineOrderLine,
  Payment: machines.MachinePayment,
  Refund: machines.MachineRefund,
  OrderPage: machines.MachineOrderPage,
  Booking: machines.MachineBooking,
  BookingEntry: machines.MachineBookingEntry,
  BookingPage: machines.MachineBookingPage,
  Membership: machines.MachineMembership,
  MembershipPage: machines.MachineMembershipPage,
  Removal: machines.MachineRemoval,
  RemovalPage: machines.MachineRemovalPage,
  Problem: Problem.omit({ cart: true }),
  ...Object.fromEntries(Object.entries(MACHINE_EVENTS).map(([type, schema]) => [eventName(type), schema])),
}

/** `order.completed` is an `OrderCompletedEvent`. */
export function eventName(type: string): string {
  const words = type.split('.').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.join('')}Event`
}

export const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** The name of a schema of the contract. */
export function nameOf(schema: z.ZodType): string {
  const [name] = Object.entries(NAMED).find(([, each]) => each === schema) ?? []
  if (name === undefined) throw new Error('What other software is given has a name')
  return name
}

/** Those of ours alone: the description of the whole API knows none of these names. */
const named = () => {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id })
  return registry
}

const SAID_BY_FORMAT = new Set<unknown>(['uuid', 'date', 'date-time'])

/** What a reader wants of a schema: fields may be added to a reply at any time, and a format needs no expression beside it. */
const plainly = ({ jsonSchema }: { jsonSchema: Schema }) => {
  if (jsonSchema['additionalProperties'] === false) delete jsonSchema['additionalProperties']
  if (SAID_BY_FORMAT.has(jsonSchema['format'])) delete jsonSchema['pattern']
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum']
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum']
}

export function componentSchemas(): Record<string, Schema> {
  const { schemas } = z.toJSONSchema(named(), {
    uri: (id) => `#/components/schemas/${id}`,
    io: 'output',
    override: plainly,
  })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _dialect, $id: _id, ...schema }]) => [name, schema]),
  )
}

/** What may be asked with a call, in its address. */
export function parametersOf(schema: z.ZodType, where: 'path' | 'query'): Schema[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', override: plainly }) as {
    properties?: Record<string, Schema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema: property,
  }))
}
