import type { Values } from './record-values.ts'

/** What a field of an edited record is given. */
export interface Bound {
  /** Name, what stands in it and what is wrong with it. */
  of: (name: string) => { name: string; defaultValue: string; error: string | undefined }
  tickOf: (name: string) => { name: string; defaultChecked: boolean }
  errorOf: (name: string) => string | undefined
  theirsOf: (name: string) => string | undefined
}

export const boundTo = (shown: Values, errorOf: Bound['errorOf'], theirsOf: Bound['theirsOf']): Bound => ({
  of: (name) => ({ name, defaultValue: shown[name] ?? '', error: errorOf(name) }),
  tickOf: (name) => ({ name, defaultChecked: shown[name] === 'on' }),
  errorOf,
  theirsOf,
})
