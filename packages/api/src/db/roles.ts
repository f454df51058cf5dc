import { APP_ROLE, READER_ROLE } from './database.ts'

const create = (role: string) => `
  DO $$ BEGIN
    -- Asked first, so that a login that may not make roles can use those that an administrator made.
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${role}') THEN CREATE ROLE ${role} NOLOGIN; END IF;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`

/**
 * Two roles that own nothing: the app writes one club at a time, the reader sees public content only. They
 * belong to the whole cluster, so another database, or another process at this moment, may have made them.
 */
export const ENSURE_ROLES = [
  create(APP_ROLE),
  create(READER_ROLE),
  `DO $$ BEGIN EXECUTE format('GRANT ${APP_ROLE}, ${READER_ROLE} TO %I', current_user);
  EXCEPTION WHEN OTHERS THEN
    -- Two processes granting at once is fine; not being a member afterwards is not.
    IF NOT (pg_has_role(current_user, '${APP_ROLE}', 'MEMBER') AND pg_has_role(current_user, '${READER_ROLE}', 'MEMBER'))
    THEN RAISE; END IF;
  END $$`,
]
