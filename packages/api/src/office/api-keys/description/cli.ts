import { machineDescription } from './description.ts'

/** For the programs that make a client of it (scripts/lib/machine-client): needs no database and no settings. */
process.stdout.write(`${JSON.stringify(machineDescription(), null, 2)}\n`)
