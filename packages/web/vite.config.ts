import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** What nearly every page needs stands in two files, not in forty: a slow phone pays for each request. */
const groups = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
  // Rules and fields of signing in, signing up and one's own details: wanted together, and by few pages.
  {
    name: 'forms',
    test: /(domain[\\/]src[\\/](common-words|password-rules|sign-(up|in)-rules|email-rules|mobile)|app[\\/](lib[\\/]form|ui[\\/](field|phone-field))[\\/][\w-]+)\.tsx?$/,
    minShareCount: 2,
    priority: 3,
  },
  // The terms are long, and read by nearly nobody.
  {
    name: 'terms',
    test: /domain[\\/]src[\\/]terms|app[\\/]lib[\\/]text-sections/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'shared',
    test: /packages[\\/]domain[\\/]|app[\\/](lib|theme|ui[\\/](icon|button|class-names|enhance|notifications[\\/](notification-store|notification-host|use-notifications)))/,
    minShareCount: 2,
    priority: 1,
  },
]

export default defineConfig({
  plugins: [reactRouter()],
  // The server runs its own entry, which answers for one host at a time.
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { rolldownOptions: { input: './server.ts' } } },
  },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  server: { fs: { allow: ['../..'] } },
})
