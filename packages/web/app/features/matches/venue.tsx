import { MATCH } from './messages.ts'

/** Where it is played. A column shows a dash for what nobody knows; a phone, which stacks the row, leaves it out. */
export function Venue({ name }: { name: string }) {
  return name === '' ? <span data-unknown>{MATCH.unknown}</span> : name
}
