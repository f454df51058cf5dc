import { defineConfig, mergeConfig } from 'vite'
import server from './vite.config.ts'

/** The server that journeys run against: the same, told when a new world begins (src/testing/journeys/main.ts). */
export default mergeConfig(
  server,
  defineConfig({
    build: {
      ssr: 'src/testing/journeys/main.ts',
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'journeys.js', chunkFileNames: 'journeys-[name].js' } },
    },
  }),
)
