import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { SERVED } from './browsers.config.ts'

const NAME = 'virtual:early-script'
const ENTRY = fileURLToPath(new URL('./app/lib/wake/early/early-script.ts', import.meta.url))

/**
 * The script of sleeping pages is a file by itself: in a build together with the pages it would share modules with them, and bring
 * along what it is there to keep away. Importing `virtual:early-script` gives its address.
 */
export function earlyScript(): Plugin {
  let built: Promise<{ fileName: string; source: string }> | undefined
  const file = () => (built ??= bundle())
  return {
    name: 'early-script',
    resolveId: { filter: { id: /^virtual:early-script$/ }, handler: () => `\0${NAME}` },
    load: {
      filter: { id: /^\0virtual:early-script$/ },
      async handler() {
        // The development server wakes every page at once.
        const { fileName } = this.environment.mode === 'build' ? await file() : { fileName: '' }
        return `export default ${JSON.stringify(`/${fileName}`)}`
      },
    },
    async generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', ...(await file()) })
    },
  }
}

async function bundle(): Promise<{ fileName: string; source: string }> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: SERVED,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  })
  const [first] = Array.isArray(result) ? result : [result]
  const chunk = first && 'output' in first ? first.output.find((part) => part.type === 'chunk') : undefined
  if (!chunk) throw new Error('The early script was not built')
  const hash = createHash('sha256').update(chunk.code).digest('base64url').slice(0, 8)
  return { fileName: `assets/early-${hash}.js`, source: chunk.code }
}
