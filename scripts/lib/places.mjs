import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository, whatever directory the command was typed in. */
export const root = fileURLToPath(new URL('../../', import.meta.url))
export const modules = path.join(root, 'node_modules')

/** What we may lose at any time: stamps, reports, found programs. Never committed. */
export const cache = path.join(root, '.cache')

/** A command that an installed package brings along. @param {string} name */
export const bin = (name) => path.join(modules, '.bin', name)
