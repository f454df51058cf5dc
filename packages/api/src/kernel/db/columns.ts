import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A moment, whatever zone it is told in. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const hash = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
  // The embedded database answers a plain byte array.
  fromDriver: (value) => Buffer.from(value),
})
