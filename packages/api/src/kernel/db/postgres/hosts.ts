/** PostgreSQL's own way to name a primary and its replicas: `postgres://login@one,two:5433/clubs?target_session_attrs=read-write`. */

export interface Place {
  host: string
  port: number
}

const HOSTS = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?@]*,[^/?@]*)((?:[/?].*)?)$/
const TAKES_WRITES = /[?&]target_session_attrs=(?:read-write|primary)(?=&|$)/
const DEFAULT_PORT = 5432

/** What is wrong with an address of several hosts; null for one that is well, or names a single one. */
export function troubleInHosts(url: string): string | null {
  const found = HOSTS.exec(url)
  if (!found) return null
  if (placesOf(found[2] ?? '') === null) return 'names several hosts as one:5432,two:5432'
  return TAKES_WRITES.test(url)
    ? null
    : 'names several hosts: put ?target_session_attrs=read-write behind it, so that the one that takes writes is used'
}

/** The same with the first host alone: what else is in it can be read as of any address. */
export function withFirstHost(url: string): string {
  const [, before = '', hosts = '', behind = ''] = HOSTS.exec(url) ?? []
  return hosts === ''
    ? url
    : `${before}${hosts.split(',')[0]}${behind.replace(/([?&])target_session_attrs=[^&]*&?/, '$1').replace(/[?&]$/, '')}`
}

/** Where a server may be; a single one if the address names no more. */
export const hostsIn = (url: string): Place[] => placesOf(HOSTS.exec(url)?.[2] ?? '') ?? []

function placesOf(hosts: string): Place[] | null {
  const places = hosts.split(',').map((each) => {
    const [, host = '', port] = /^(\[[^\]]+\]|[^:]+)(?::(\d{1,5}))?$/.exec(each) ?? []
    return { host: host.replaceAll(/[[\]]/g, ''), port: Number(port ?? DEFAULT_PORT) }
  })
  return places.every(({ host, port }) => host !== '' && port > 0 && port < 65_536) ? places : null
}
