import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

const SHARED =
  /packages[\\/]domain[\\/]|app[\\/](lib|theme|ui[\\/](icon|button|class-names|enhance|loading|dialog[\\/](use-leav|routed-dialog-address)|notifications[\\/](notification-store|notification-host|use-notifications|report-failure|load-stack)))/
/** Several pages want these, but not nearly every one: the rules and fields of signing up, clubs' forms, the long terms. */
const OF_FEW =
  /domain[\\/]src[\\/](forms[\\/]|countries|plain-date|validators[\\/]|common-words|password-rules|sign-up-rules|sign-in-rules|email-rules|mobile|chosen-account|terms)|app[\\/]lib[\\/](form[\\/]|text-sections)/

/** What judges a form while it is filled in; the editor's rules and the engine of patterns are not among it. */
const FILLED_IN =
  /domain[\\/]src[\\/]forms[\\/](structure|condition|options\.|first-error|verdict|adopt-answer|initial-values|wire-answers|posted-values|controls|patterns|loaded-options|date-bounds|messages|default-question-ids|mask|read-more)|contract[\\/]src[\\/]form-words/

/** Rules that fields of all kinds of pages share with them. */
const RULES = /domain[\\/]src[\\/](countries|plain-date|validators[\\/]|email-rules)/

/** What nearly every page needs stands in two files, not in forty: a slow phone pays for each request. */
const groups = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
  {
    name: 'shared',
    test: (id: string) => SHARED.test(id) && !OF_FEW.test(id),
    minShareCount: 2,
    priority: 1,
  },
  { name: 'rules', test: RULES, minShareCount: 2, priority: 1 },
  { name: 'forms', test: FILLED_IN, minShareCount: 2 },
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
