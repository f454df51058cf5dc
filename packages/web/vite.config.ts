import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // The server runs its own entry, which answers for one host at a time.
  environments: { ssr: { build: { rolldownOptions: { input: './server.ts' } } } },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  server: { fs: { allow: ['../..'] } },
})
