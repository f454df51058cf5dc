import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../database.ts'

/** What only this process knows of its database: how busy its connections are, and whether it hears of writes. */
export function measureDatabase(registry: Registry, db: Pick<Database, 'pools' | 'isListening'>): void {
  const connections = new Gauge({
    name: 'clubhouse_pool_connections',
    help: 'Connections to the database, by pool and whether they are in use',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const { pool, busy, idle } of db.pools?.() ?? []) {
        this.set({ pool, state: 'busy' }, busy)
        this.set({ pool, state: 'idle' }, idle)
      }
    },
  })
  const waiting = new Gauge({
    name: 'clubhouse_pool_waiting',
    help: 'Who waits for a connection to the database, by pool',
    labelNames: ['pool'],
    registers: [registry],
    collect() {
      for (const { pool, waiting: count } of db.pools?.() ?? []) this.set({ pool }, count)
    },
  })
  const listening = new Gauge({
    name: 'clubhouse_listening',
    help: 'Whether this process hears what others write: 1, or 0 while its line is cut',
    registers: [registry],
    collect() {
      this.set((db.isListening?.() ?? true) ? 1 : 0)
    },
  })
  void [connections, waiting, listening]
}
