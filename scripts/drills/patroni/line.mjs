import net from 'node:net'

/**
 * The line on which replicas hear from a node. Silent: packets are lost, and neither side is told. Cut: what was under way is gone.
 *
 * @param {number} to a port on this machine
 */
export async function openLine(to) {
  /** @type {Set<net.Socket>} */
  const sockets = new Set()
  let isSilent = false
  const server = net.createServer((near) => {
    const far = net.connect(to, '127.0.0.1')
    for (const [one, other] of /** @type {[net.Socket, net.Socket][]} */ ([
      [near, far],
      [far, near],
    ])) {
      sockets.add(one)
      one.on('data', (bytes) => other.write(bytes))
      one.on('error', () => undefined)
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      if (isSilent) one.pause()
    }
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)))
  const address = server.address()
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: address && typeof address === 'object' ? address.port : 0,
    fallSilent() {
      isSilent = true
      for (const socket of sockets) socket.pause()
    },
    cut,
    restore() {
      isSilent = false
      for (const socket of sockets) socket.resume()
    },
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed(undefined))
        cut()
      }),
  }
}
