import { type DomainNames, NamesUnavailable } from './port.ts'

/** The demo makes no DNS calls: the beginning of a domain decides its result. */
export const demoNames: DomainNames = {
  lookUp: ({ domain }) => {
    const [first] = domain.split('.')
    if (first === 'silent') return Promise.reject(new NamesUnavailable('dns: silent'))
    if (first === 'nowhere') return Promise.resolve({ points: 'nowhere', isProven: false })
    if (first === 'elsewhere') return Promise.resolve({ points: 'elsewhere', isProven: false })
    return Promise.resolve({ points: 'here', isProven: first !== 'unproven' })
  },
}
