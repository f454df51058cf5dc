-- Of somebody who is named in an event: the same name in another event has another mark.
CREATE OR REPLACE FUNCTION audit_mark(event_id uuid, user_id uuid) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256(uuid_send(event_id) || uuid_send(user_id));
$$;

-- An event as canonical JSON: names in order, no space, what is hashed. The command that proves it writes the same by itself.
CREATE OR REPLACE FUNCTION audit_text(e audit_events, link audit_links) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT '{"actor":' || coalesce('"' || encode(link.actor_mark, 'hex') || '"', 'null')
    || ',"address":' || coalesce('"' || encode(e.address_hash, 'hex') || '"', 'null')
    || ',"at":"' || to_char(e.at AT TIME ZONE 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
    || '","chain":"' || link.chain
    || '","detail":{' || coalesce((
      SELECT string_agg(to_json(d.key)::text || ':' || coalesce(to_json(d.value)::text, 'null'), ',' ORDER BY d.key COLLATE "C")
      FROM jsonb_each_text(e.detail) d), '')
    || '},"id":"' || e.id
    || '","kind":' || to_json(e.kind)::text
    || ',"number":' || link.number
    || ',"previous":"' || encode(link.previous, 'hex')
    || '","site":' || to_json(e.site)::text
    || ',"subject":' || coalesce('"' || encode(link.subject_mark, 'hex') || '"', 'null') || '}';
$$;

CREATE OR REPLACE FUNCTION audit_link_after(e audit_events) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  link audit_links;
  head audit_links;
BEGIN
  link.chain := coalesce(e.club_id, '00000000-0000-0000-0000-000000000000'::uuid);
  SELECT * INTO head FROM audit_links l WHERE l.chain = link.chain ORDER BY l.number DESC LIMIT 1;
  link.number := coalesce(head.number, 0) + 1;
  link.club_id := e.club_id;
  link.event_id := e.id;
  link.actor_mark := audit_mark(e.id, e.actor_id);
  link.subject_mark := audit_mark(e.id, e.subject_id);
  link.previous := coalesce(head.hash, decode(repeat('00', 32), 'hex'));
  link.hash := sha256(convert_to(audit_text(e, link), 'UTF8'));
  INSERT INTO audit_links VALUES (link.*);
END $$;

-- Which chains this transaction will add to.
CREATE OR REPLACE FUNCTION note_audit_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('app.audit_chains', concat_ws(' ', nullif(current_setting('app.audit_chains', true), ''),
    coalesce(NEW.club_id::text, 'none')), true);
  RETURN NULL;
END $$;

-- When all else is done: the first event waits for every chain of the transaction, in one order, so that nobody waits in a circle.
CREATE OR REPLACE FUNCTION chain_audit_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  noted text := coalesce(current_setting('app.audit_chains', true), '');
  club text := coalesce(current_setting('app.club_id', true), '');
  key bigint;
BEGIN
  IF noted <> '' THEN
    FOR key IN SELECT DISTINCT hashtextextended('audit ' || name, 0) FROM unnest(string_to_array(noted, ' ')) name ORDER BY 1 LOOP
      PERFORM pg_advisory_xact_lock(key);
    END LOOP;
    PERFORM set_config('app.audit_chains', '', true);
  END IF;
  -- A worker may have gone on to another club since.
  PERFORM set_config('app.club_id', coalesce(NEW.club_id::text, ''), true);
  PERFORM audit_link_after(NEW);
  PERFORM set_config('app.club_id', club, true);
  RETURN NULL;
END $$;
