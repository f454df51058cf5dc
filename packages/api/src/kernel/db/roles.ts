import { BODY_ROLE, PLATFORM_ROLE, ROLES } from './database.ts'

const create = (role: string) => `
  DO $$ BEGIN
    -- Asked first, so that a login that may not make roles can use those that an administrator made.
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${role}') THEN CREATE ROLE ${role} NOLOGIN; END IF;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`

const isMember = ROLES.map((role) => `pg_has_role(current_user, '${role}', 'MEMBER')`).join(' AND ')

/**
 * Four roles that own nothing: the app writes one club at a time, the reader sees public content only, the
 * platform sees people and their sign-ins, a body counts its clubs' members. They belong to the whole cluster, so another database, or another
 * process at this moment, may have made them.
 */
export const ENSURE_ROLES = [
  ...ROLES.map(create),
  `DO $$ BEGIN EXECUTE format('GRANT ${ROLES.join(', ')} TO %I', current_user);
  EXCEPTION WHEN OTHERS THEN
    -- Two processes granting at once is fine; not being a member afterwards is not.
    IF NOT (${isMember}) THEN RAISE; END IF;
  END $$`,
  // The role of bodies came later: whoever may be the platform may be one of them, without anybody having to say so again.
  `DO $$ DECLARE login name; BEGIN
    FOR login IN SELECT m.member::regrole::name FROM pg_auth_members m
      WHERE m.roleid = '${PLATFORM_ROLE}'::regrole AND NOT pg_has_role(m.member, '${BODY_ROLE}', 'MEMBER') LOOP
      EXECUTE format('GRANT ${BODY_ROLE} TO %I', login);
    END LOOP;
  EXCEPTION WHEN insufficient_privilege THEN NULL; END $$`,
]
