/**
 * What was put on a class goes again. The documents of a thread share their classes (`Element`, `Storage`), so that a spy of one file
 * of tests would count what the next one does.
 *
 * @param {readonly { prototype: object }[]} classes
 * @returns {() => void} puts everything back as it is now
 */
export function rememberClasses(classes) {
  const before = classes.map(({ prototype }) => ({
    prototype,
    was: Object.getOwnPropertyDescriptors(prototype),
  }))
  return () => {
    for (const { prototype, was } of before) putBack(prototype, was)
  }
}

/**
 * @param {object} prototype
 * @param {Record<PropertyKey, PropertyDescriptor>} was
 */
function putBack(prototype, was) {
  for (const key of Reflect.ownKeys(prototype)) {
    const now = Reflect.getOwnPropertyDescriptor(prototype, key)
    const old = was[key]
    if (now?.configurable !== true) continue
    if (!old) Reflect.deleteProperty(prototype, key)
    else if (now.value !== old.value || now.get !== old.get || now.set !== old.set)
      Object.defineProperty(prototype, key, old)
  }
  // A spy of a method that was inherited leaves nothing behind when it is taken off; one that was taken off itself comes back.
  for (const key of Reflect.ownKeys(was)) {
    const old = was[key]
    if (old && !Object.hasOwn(prototype, key)) Object.defineProperty(prototype, key, old)
  }
}
