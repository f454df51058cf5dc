import pg from 'pg'

export interface Databases {
  create: (name: string, template?: string) => Promise<string>
  /** The address of one that was laid before; null where none was. */
  find: (name: string) => Promise<string | null>
}

interface Postgres {
  url: string
  createDatabase: (name: string, template?: string) => string
}

/** Of a server that ends with the run. */
export const ownDatabases = ({ url, createDatabase }: Postgres): Databases => ({
  ...keptDatabases(url),
  create: async (name, template) => createDatabase(name, template),
})

/** Of a server that outlives the run: a thousand clubs are laid once, and measured as often as somebody looks for what is slow. */
export function keptDatabases(url: string): Databases {
  const addressOf = (name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).toString()
  const ask = async (text: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      return (await client.query(text, values)).rows
    } finally {
      await client.end()
    }
  }
  return {
    async create(name, template = 'template1') {
      await ask(`create database ${name} template ${template} strategy file_copy`)
      return addressOf(name)
    },
    async find(name) {
      const found = await ask('select from pg_database where datname = $1', [name])
      return found.length > 0 ? addressOf(name) : null
    },
  }
}
