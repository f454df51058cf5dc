/** What `Promise.withResolvers` does: pages are compiled for browsers that do not have it. */
export function withResolvers<Value>() {
  let resolve: (value: Value | PromiseLike<Value>) => void = () => undefined
  let reject: (reason?: unknown) => void = () => undefined
  const promise = new Promise<Value>((fulfil, refuse) => {
    resolve = fulfil
    reject = refuse
  })
  return { promise, resolve, reject }
}
