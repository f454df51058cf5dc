import { ROLES } from './database.ts'

const isOnItsOwn = (catalogue: string) => `
  AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = '${catalogue}'::regclass AND d.objid = o.oid
    AND d.deptype IN ('e', 'i'))`

/**
 * Takes away everything of ours, whichever version made it: what a newer one made is in no older backup, and what
 * the backup would replace hangs on it. The schema "public" itself stays: on many servers it belongs to somebody else. So do
 * extensions. What our roles may do in it is given by the backup again.
 */
export const EMPTY_DATABASE = `
DROP SCHEMA IF EXISTS drizzle, queue CASCADE;
REVOKE ALL ON SCHEMA public FROM ${ROLES.join(', ')};
DO $$
DECLARE
  statements text[];
  statement text;
BEGIN
  -- Collected before the first one runs: each may take others with it.
  SELECT array_agg(format('DROP %s IF EXISTS %s CASCADE', kind, name) ORDER BY turn) INTO statements FROM (
    SELECT 1 AS turn, format('public.%I', o.relname) AS name, CASE o.relkind
        WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'f' THEN 'FOREIGN TABLE' ELSE 'TABLE' END AS kind
      FROM pg_class o WHERE o.relnamespace = 'public'::regnamespace AND o.relkind IN ('r', 'p', 'v', 'm', 'f')
      ${isOnItsOwn('pg_class')}
    UNION ALL SELECT 2, format('public.%I', o.relname), 'SEQUENCE'
      FROM pg_class o WHERE o.relnamespace = 'public'::regnamespace AND o.relkind = 'S'
      ${isOnItsOwn('pg_class')}
    UNION ALL SELECT 3, format('public.%I(%s)', o.proname, pg_get_function_identity_arguments(o.oid)), 'ROUTINE'
      FROM pg_proc o WHERE o.pronamespace = 'public'::regnamespace
      ${isOnItsOwn('pg_proc')}
    UNION ALL SELECT 4, format('public.%I', o.typname), 'TYPE'
      FROM pg_type o LEFT JOIN pg_class c ON c.oid = o.typrelid
      WHERE o.typnamespace = 'public'::regnamespace AND (o.typtype IN ('e', 'd', 'r') OR c.relkind = 'c')
      ${isOnItsOwn('pg_type')}
  ) AS ours;
  FOREACH statement IN ARRAY coalesce(statements, '{}') LOOP EXECUTE statement; END LOOP;
END $$;
`
