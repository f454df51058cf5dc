import type { Plugin } from 'vite'

const PROBE = /export const allowsEval = \/\* @__PURE__\*\/ cached\(\(\) => \{.*?\n\}\);/s

/** Zod asks by `new Function` whether it may compile: our content security policy refuses that, and Firefox complains of it on every page. */
export const withoutEval: Plugin = {
  name: 'without-eval',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /zod[\\/]v4[\\/]core[\\/]util\.js$/ },
    handler: (code) => neverAsks(code),
  },
}

export function neverAsks(code: string): string {
  if (!PROBE.test(code)) throw new Error('Zod asks for eval in another way than this build knows')
  return code.replace(PROBE, 'export const allowsEval = { value: false };')
}
