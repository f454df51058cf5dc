import type { Visitor } from './visitor/visitor.ts'
import { field } from './visitor/wanted.ts'

/** Into the sandbox's own fields. */
export async function enterCard(visitor: Visitor, number = '4242 4242 4242 4242'): Promise<void> {
  await visitor.write(field(/^Card number/), number)
  await visitor.write(field(/^Expiry date/), '12 / 34')
  await visitor.write(field(/^Security code/), '123')
}
