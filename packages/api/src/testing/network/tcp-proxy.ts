import net, { type AddressInfo } from 'node:net'

/** A line that can be cut, held or refused, in front of a server on this machine. */
export class TcpProxy {
  readonly #sockets = new Set<net.Socket>()
  readonly #server: net.Server
  #state: 'open' | 'refusing' | 'silent' = 'open'

  private constructor(target: { host: string; port: number }) {
    this.#server = net.createServer((near) => {
      if (this.#state === 'refusing') return void near.destroy()
      const far = net.connect(target)
      this.#join(near, far)
      if (this.#state === 'silent') near.pause()
    })
  }

  static async open(target: { host: string; port: number }): Promise<TcpProxy> {
    const proxy = new TcpProxy(target)
    await new Promise<void>((listening) => proxy.#server.listen(0, '127.0.0.1', listening))
    return proxy
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** Ends every connection at once and refuses new ones. */
  cut(): void {
    this.#state = 'refusing'
    for (const socket of this.#sockets) socket.destroy()
  }

  /** Keeps connections open and passes nothing on, as a network that loses packets does. */
  fallSilent(): void {
    this.#state = 'silent'
    for (const socket of this.#sockets) socket.pause()
  }

  restore(): void {
    this.#state = 'open'
    for (const socket of this.#sockets) socket.resume()
  }

  async close(): Promise<void> {
    this.cut()
    await new Promise((closed) => this.#server.close(closed))
  }

  #join(near: net.Socket, far: net.Socket): void {
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one)
      one.on('data', (bytes) => other.write(bytes))
      one.on('error', () => undefined)
      one.on('close', () => {
        this.#sockets.delete(one)
        other.destroy()
      })
    }
  }
}

/** The same address, reached through the proxy. */
export function through(proxy: TcpProxy, url: string): string {
  const address = new URL(url)
  address.hostname = '127.0.0.1'
  address.port = String(proxy.port)
  return address.href
}
