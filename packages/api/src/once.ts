/** Made when it is first asked for, and the same from then on: what is dear, and that not every process needs. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
