import type { TestDatabase } from './test-database.ts'

const grantsOf = (acl: string, owner: string) => `(
  select string_agg(coalesce(nullif(a.grantee, 0)::regrole::text, 'PUBLIC') || ' ' || a.privilege_type, ', '
      order by coalesce(nullif(a.grantee, 0)::regrole::text, 'PUBLIC'), a.privilege_type)
    from aclexplode(${acl}) a where a.grantee <> ${owner})`

/** Who may do what to what, row security, and what else holds the rows together, in one comparable list. */
export async function rightsIn({ asOwner }: TestDatabase): Promise<string[]> {
  const rows = await asOwner<{ line: string }>(`
    select format('table %s, row security %s, forced %s: %s', c.relname, c.relrowsecurity, c.relforcerowsecurity,
        ${grantsOf('c.relacl', 'c.relowner')}) as line
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'S')
    union all select format('column %s.%s: %s', c.relname, a.attname, ${grantsOf('a.attacl', 'c.relowner')})
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    union all select format('policy %s on %s for %s to %s: %s / %s', policyname, tablename, cmd, roles, qual, with_check)
      from pg_policies where schemaname = 'public'
    union all select format('function %s: %s', p.oid::regprocedure,
        ${grantsOf("coalesce(p.proacl, acldefault('f', p.proowner))", 'p.proowner')})
      from pg_proc p where p.pronamespace = 'public'::regnamespace
    union all select format('schema %s: %s', n.nspname,
        ${grantsOf("coalesce(n.nspacl, acldefault('n', n.nspowner))", 'n.nspowner')})
      from pg_namespace n where n.nspname in ('public', 'drizzle')
    union all select pg_get_triggerdef(t.oid)
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and c.relnamespace = 'public'::regnamespace
    union all select format('%s on %s: %s', k.conname, k.conrelid::regclass, pg_get_constraintdef(k.oid, true))
      from pg_constraint k where k.connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    order by line`)
  return rows.map(({ line }) => line)
}
