/** The areas of the product that a deployment may not have opened yet; nothing links to a closed one. */
export type Room =
  | 'membership'
  | 'lotto'
  | 'draw'
  | 'shop'
  | 'checkout'
  | 'first-provider'
  | 'second-provider'
  | 'contact'
  | 'sign-in'
  | 'my-account'
  | 'back-office'

export function isOpen(rooms: ReadonlySet<Room>, room: Room): boolean {
  return rooms.has(room)
}
