import http from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import type { OutgoingOptions } from '#kernel/outgoing/client.ts'

/** An address of the public network, where the hosts of a test seem to stand. */
const SOMEWHERE = '8.8.8.8'

export interface PublicNetwork {
  /** For the client: what it is given here, it takes for the network. */
  outside: Required<Pick<OutgoingOptions, 'resolve' | 'send'>>
  /** Hosts by name, and what they answer. */
  hosts: Map<string, http.RequestListener>
  /** Names that lead to these addresses; any other name leads somewhere on the public network. */
  names: Map<string, string[]>
  /** What arrived, as addresses. */
  asked: string[]
  close: () => void
}

/** Hosts of the public network on this machine. Where a name leads is checked as it always is, before anybody is called. */
export async function openPublicNetwork(): Promise<PublicNetwork> {
  const hosts = new Map<string, http.RequestListener>()
  const names = new Map<string, string[]>()
  const asked: string[] = []
  const server = http.createServer((request, response) => {
    const host = request.headers.host?.replace(/:\d+$/, '') ?? ''
    asked.push(`${host}${request.url}`)
    const answer = hosts.get(host)
    if (answer) answer(request, response)
    else request.socket.destroy()
  })
  // A host may keep a connection for as long as it likes.
  server.keepAliveTimeout = 0
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    hosts,
    names,
    asked,
    outside: {
      resolve: async (host) =>
        (names.get(host) ?? [SOMEWHERE]).map((address) => ({
          address,
          family: address.includes(':') ? 6 : 4,
        })),
      send: ({ hostname, pathname, search }, { lookup, agent, ...options }, answered, body) =>
        http
          .request(
            {
              ...options,
              agent: plainly(agent),
              hostname,
              port,
              path: pathname + search,
              lookup: (host, how, found) =>
                lookup?.(host, { ...how, all: false }, (error) => {
                  if (error) found(error, [], 0)
                  else if (how.all) found(null, [{ address: '127.0.0.1', family: 4 }])
                  else found(null, '127.0.0.1', 4)
                }),
            },
            answered,
          )
          .end(body),
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const plainAgents = new WeakMap<http.Agent, http.Agent>()

/** The client's own way with connections, over http: nobody here has a certificate. */
function plainly(agent: http.RequestOptions['agent']): http.Agent | false {
  if (!(agent instanceof https.Agent)) return false
  const { keepAlive = false } = agent.options
  const { maxSockets, maxTotalSockets } = agent
  const plain = plainAgents.get(agent) ?? new http.Agent({ keepAlive, maxSockets, maxTotalSockets })
  plainAgents.set(agent, plain)
  return plain
}

export const saying =
  (status: number, body: string, headers: http.OutgoingHttpHeaders = {}): http.RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body)
