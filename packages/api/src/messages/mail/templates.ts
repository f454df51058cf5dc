import { fileURLToPath } from 'node:url'
import type { MailBrand, RenderedMail } from '@clubhouse/domain/messages/mail/mail-brand'
import type { Mail } from '@clubhouse/domain/messages/mail/mails'

export type RenderMail = (mail: Mail, brand: MailBrand) => Promise<RenderedMail>

/** Reads them in, which holds the process up for a moment the first time. */
export type LoadTemplates = () => Promise<RenderMail>

/** The built templates (packages/mails/vite.config.ts), loaded when the first mail goes; tests take the sources. */
export const builtTemplates: LoadTemplates = async () => {
  const { renderMail } = await import('@clubhouse/mails/render-mail')
  return renderMail
}

/** Straight from their sources, read anew for each mail. */
export const developmentTemplates: LoadTemplates = async () => {
  const { runnerImport } = await import('vite')
  const source = fileURLToPath(new URL('../../../../mails/src/render-mail.tsx', import.meta.url))
  const { module } = await runnerImport<{ renderMail: RenderMail }>(source, { logLevel: 'error' })
  return module.renderMail
}
