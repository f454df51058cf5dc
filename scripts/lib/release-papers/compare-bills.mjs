/**
 * What a release is made of that the one before was not: whoever makes it reads this before they hand it on.
 *
 * @typedef {{ components: { group?: string, name: string, version: string }[] }} Bill
 * @param {Bill} before @param {Bill} after
 */
export function compareBills(before, after) {
  const [old, now] = [versionsIn(before), versionsIn(after)]
  const names = [...new Set([...old.keys(), ...now.keys()])].toSorted()
  return names.flatMap((name) => {
    const [was, is] = [old.get(name), now.get(name)]
    if (was === is) return []
    if (was === undefined) return [`new: ${name} ${is}`]
    return [is === undefined ? `gone: ${name} ${was}` : `changed: ${name} ${was} → ${is}`]
  })
}

/** The same package may be there in several versions. @param {Bill} bill */
function versionsIn({ components }) {
  /** @type {Map<string, string>} */
  const found = new Map()
  for (const { group, name, version } of components) {
    const full = group === undefined ? name : `${group}/${name}`
    const all = [...(found.get(full)?.split(', ') ?? []), version]
    found.set(full, [...new Set(all)].toSorted().join(', '))
  }
  return found
}
