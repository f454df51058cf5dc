import { readFileSync } from 'node:fs'
import https from 'node:https'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../lib/places.mjs'
import { Refusal } from '../lib/progress.mjs'
import { startTethered } from '../lib/tether.mjs'

/** Web processes behind Caddy with the file of deploy/, and whoever asks there. */

export const READY_WITHIN_MS = 180_000

/** @param {string} caddy @param {string} config @param {NodeJS.ProcessEnv} [settings] */
export const startProxy = (caddy, config, settings = {}) =>
  startTethered(caddy, ['run', '--adapter', 'caddyfile', '--config', config], {
    env: { ...settings, CERTIFICATE_ISSUER: 'internal' },
  })

/** The file as it is, on ports and in a folder of the drill's. @param {number[]} ports @param {number} door @param {string} folder */
export function ourProxy([first, second], door, folder) {
  return readFileSync(path.join(root, 'deploy/caddy/Caddyfile'), 'utf8')
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${first}`)
    .replaceAll('127.0.0.1:3002', `127.0.0.1:${second}`)
    .replace('https:// {', `https://:${door} {`)
    .replace(
      '{\n',
      `{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tstorage file_system ${folder}/caddy\n`,
    )
}

/** @param {number[]} ports @param {number} door @param {string} folder */
export const naiveProxy = ([first, second], door, folder) => `{
	admin off
	skip_install_trust
	auto_https disable_redirects
	storage file_system ${folder}/caddy
}
https://:${door} {
	tls {
		on_demand
		issuer internal
	}
	reverse_proxy 127.0.0.1:${first} 127.0.0.1:${second} {
		lb_policy round_robin
	}
}
`

/** @param {number} port @param {import('../lib/tether.mjs').Tethered | undefined} process */
export async function untilReady(port, process) {
  for (const giveUp = Date.now() + READY_WITHIN_MS; Date.now() < giveUp; await wait(100)) {
    if (process?.hasEnded()) break
    const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (reply?.ok) return
  }
  throw new Refusal(`A web process did not become ready:\n${process?.output()}`)
}

/**
 * @param {https.Agent} agent @param {number} door @param {{ host: string, path: string, body?: object, headers?: Record<string, string> }} what
 * @returns {Promise<{ status: number | null, reason: string, text: string }>}
 */
export function ask(agent, door, { host, path: asked, body, headers }) {
  return new Promise((resolve) => {
    const request = https.request(
      // The drill's own authority signs: nothing leaves this machine.
      {
        host: '127.0.0.1',
        port: door,
        path: asked,
        servername: host,
        method: body ? 'POST' : 'GET',
        headers: {
          host,
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        agent,
        rejectUnauthorized: false,
      },
      (reply) => {
        let text = ''
        reply.on('data', (/** @type {Buffer} */ chunk) => (text += chunk.toString()))
        reply.on('end', () => resolve({ status: reply.statusCode ?? null, reason: '', text }))
        reply.on('error', (error) => resolve({ status: null, reason: error.message, text }))
      },
    )
    request.setTimeout(15_000, () => request.destroy(new Error('no answer in 15 s')))
    request.end(body && JSON.stringify(body))
    request.on('error', (error) =>
      resolve({ status: null, reason: 'code' in error ? String(error.code) : error.message, text: '' }),
    )
  })
}
