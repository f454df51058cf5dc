import { defineConfig } from 'vite'

/**
 * Node runs TypeScript but no JSX, so the templates are built into one file. Their libraries go with it: of
 * the many parts of React Email only those that we use are loaded when the first mail goes.
 */
export default defineConfig({
  build: {
    ssr: 'src/render-mail.tsx',
    outDir: 'build',
    target: 'node22',
    rolldownOptions: { output: { entryFileNames: 'render-mail.js' } },
  },
  ssr: { noExternal: true },
})
