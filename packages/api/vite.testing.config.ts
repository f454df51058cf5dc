import { defineConfig, mergeConfig } from 'vite'
import server from './vite.config.ts'

const TESTING = 'src/testing'

/**
 * Processes that tests start, built as the server is: reading the sources in takes some seconds of each. The server of the journeys
 * is told when a new world begins; the others die on their way.
 */
export default mergeConfig(
  server,
  defineConfig({
    build: {
      ssr: true,
      emptyOutDir: false,
      rolldownOptions: {
        input: {
          journeys: `${TESTING}/journeys/main.ts`,
          ...Object.fromEntries(
            ['clock', 'draw', 'job', 'order'].map((name) => [
              `${name}-process`,
              `${TESTING}/processes/${name}-process.ts`,
            ]),
          ),
        },
        output: { entryFileNames: 'tests-[name].js', chunkFileNames: 'tests-[name].js' },
      },
    },
  }),
)
