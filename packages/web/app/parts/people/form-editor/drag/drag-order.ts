/** Where something that is held at this height would be put: after all whose middle lies above it. */
export const insertionIndex = (middles: readonly number[], y: number): number =>
  middles.filter((middle) => middle < y).length

/** On which side of an item the line is drawn that shows where the dragged one would go. */
export function dropMark(
  ids: readonly string[],
  dragged: string,
  index: number,
  id: string,
): 'before' | 'after' | undefined {
  const others = ids.filter((each) => each !== dragged)
  // Where it stands already nothing would happen.
  if (index === ids.indexOf(dragged)) return undefined
  if (others[index] === id) return 'before'
  return index >= others.length && others.at(-1) === id ? 'after' : undefined
}
