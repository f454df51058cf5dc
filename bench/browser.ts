import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../scripts/lib/find-browser.mjs'

export async function launchBrowser(): Promise<Browser> {
  const found = await findBrowser()
  return chromium.launch({
    executablePath: found.path,
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  })
}
