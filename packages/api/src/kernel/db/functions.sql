-- Which club the transaction works for; NULL when none was set, so that nothing matches.
CREATE OR REPLACE FUNCTION current_club() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.club_id', true), '')::uuid $$;

-- Instants leave the database in the one form that the contract knows.
-- A function that claims more than its body can keep is called for every value; a stable one is written into
-- the statement that uses it, which makes a list of articles about a third cheaper.
CREATE OR REPLACE FUNCTION iso(moment timestamptz) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

-- The rule of a table that belongs to clubs, in one word. What differs from it is said where it does.
CREATE OR REPLACE FUNCTION own_club(VARIADIC names text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY names LOOP
    EXECUTE format('CREATE POLICY own_club ON %I TO clubhouse_app USING (club_id = current_club()) WITH CHECK (club_id = current_club())', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO clubhouse_app', name);
  END LOOP;
END $$;

-- Of these, everybody may read what the named policy lets through.
CREATE OR REPLACE FUNCTION public_content(VARIADIC names text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY names LOOP
    EXECUTE format('CREATE POLICY public_content ON %I FOR SELECT TO clubhouse_reader USING (true)', name);
    EXECUTE format('GRANT SELECT ON %I TO clubhouse_reader', name);
    EXECUTE format('CREATE TRIGGER club_changed AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION tell_club_changed()', name);
  END LOOP;
END $$;

-- Whoever works on a table is woken by the name that the trigger says.
CREATE OR REPLACE FUNCTION tell_workers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(TG_ARGV[0], '');
  RETURN NULL;
END $$;

-- Which governing body the transaction works for; NULL when none was set, so that nothing matches.
CREATE OR REPLACE FUNCTION current_body() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.body_id', true), '')::uuid $$;

-- Of people, or of the platform itself: no club reaches these rows.
CREATE OR REPLACE FUNCTION platform_only(VARIADIC names text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY names LOOP
    EXECUTE format('CREATE POLICY platform ON %I TO clubhouse_platform USING (true) WITH CHECK (true)', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO clubhouse_platform', name);
  END LOOP;
END $$;

-- Row security holds for these tables, and what is said of them after this is all there is: rights, policies and triggers from before go.
CREATE OR REPLACE FUNCTION only_these_rules(VARIADIC names text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  name text;
  rule record;
BEGIN
  FOREACH name IN ARRAY names LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('REVOKE ALL ON %I FROM clubhouse_app, clubhouse_reader, clubhouse_platform, clubhouse_body', name);
    FOR rule IN SELECT polname FROM pg_policy WHERE polrelid = format('%I', name)::regclass LOOP
      EXECUTE format('DROP POLICY %I ON %I', rule.polname, name);
    END LOOP;
    FOR rule IN SELECT tgname FROM pg_trigger WHERE tgrelid = format('%I', name)::regclass AND NOT tgisinternal LOOP
      EXECUTE format('DROP TRIGGER %I ON %I', rule.tgname, name);
    END LOOP;
  END LOOP;
END $$;

REVOKE ALL ON FUNCTION own_club(text[]), platform_only(text[]), public_content(text[]), only_these_rules(text[]) FROM PUBLIC;
