import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { node24 } from './lib/node24.mjs'
import { bin, modules, root } from './lib/places.mjs'
import { capture } from './lib/run.mjs'

const PATIENCE_MS = 30_000

// A linter that is misconfigured finds nothing and says that all is well, so each kind of rule has to prove
// that it is awake: plain, across files, with types, in JSX.
const MISTAKES = {
  'packages/web/app/probe/cycle-a.ts': `import { b } from './cycle-b.ts'\nexport const a = () => b()\n`,
  'packages/web/app/probe/cycle-b.ts': `import { a } from './cycle-a.ts'\nexport const b = () => a()\n`,
  'packages/web/app/probe/types.ts': `const later = async () => 1\nexport function go() {\n  later()\n}\nexport const loose = (x: any) => x\n`,
  'packages/web/app/probe/page.tsx': `import { useState } from 'react'
export function Page({ open }: { open: boolean }) {
  if (open) useState(1)
  console.log(open)
  return <img src="x.png" />
}\n`,
  'packages/web/tsconfig.json': `{ "compilerOptions": { "strict": true, "jsx": "react-jsx", "module": "esnext", "moduleResolution": "bundler", "allowImportingTsExtensions": true, "noEmit": true }, "include": ["app"] }`,
}

test.each([
  'import(no-cycle)',
  'typescript(no-floating-promises)',
  'typescript(no-explicit-any)',
  'react-hooks(rules-of-hooks)',
  'jsx-a11y(alt-text)',
  'eslint(no-console)',
])('the linter sees %s', async (rule) => expect(await findings()).toContain(rule), PATIENCE_MS)

/** @type {Promise<string[]> | undefined} */
let asked
const findings = () => (asked ??= lint())

async function lint() {
  const folder = mkdtempSync(path.join(tmpdir(), 'clubhouse-lint-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [file, text] of Object.entries(MISTAKES)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  const { output } = await capture(
    node24(),
    [bin('oxlint'), '-c', path.join(root, '.oxlintrc.json'), '-f', 'json', '.'],
    // The type-aware half is a program of its own, looked for on the path.
    {
      cwd: folder,
      env: { PATH: `${path.join(modules, '.bin')}:${process.env['PATH']}` },
      timeoutMs: PATIENCE_MS,
    },
  )
  /** @type {{ diagnostics: { code: string }[] }} */
  const { diagnostics } = JSON.parse(output)
  return diagnostics.map(({ code }) => code)
}
