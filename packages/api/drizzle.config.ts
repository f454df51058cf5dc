import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/db/tables.ts',
    './src/db/people-tables.ts',
    './src/db/sign-in-tables.ts',
    './src/db/sso-tables.ts',
    './src/db/mail-tables.ts',
    './src/db/work-tables.ts',
    './src/db/form-tables.ts',
  ],
  out: './src/db/migrations',
})
