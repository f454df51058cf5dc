-- Whoever tells others is woken by the commit that has something to tell.
CREATE OR REPLACE FUNCTION wake_hooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('hook_deliveries', '');
  RETURN NULL;
END $$;

-- Asked before anything is put together: most clubs tell nobody.
CREATE OR REPLACE FUNCTION wants_hook(club uuid, what text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM hook_endpoints e WHERE e.club_id = club AND e.is_on AND what = ANY (e.events));
END $$;

-- Called for each row that is written of a payment, a membership or an answer: in this language its plan is kept, and planned anew each
-- time it took longer than the row. So it is with merged_into.
-- One row for each address that wants to know, in the transaction of what happened and once for each key. Due at once, whatever the clock.
CREATE OR REPLACE FUNCTION tell_hooks(club uuid, what text, key text, happened timestamptz, data jsonb) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO hook_deliveries (id, club_id, endpoint_id, event, effect_key, body, due_at, created_at)
  SELECT gen_random_uuid(), club, e.id, what, what || ':' || key || ':' || e.id,
    jsonb_build_object('type', what, 'timestamp', iso(happened), 'data', data)::text, 'epoch', happened
  FROM hook_endpoints e WHERE e.club_id = club AND e.is_on AND what = ANY (e.events)
  ON CONFLICT (club_id, effect_key) DO NOTHING;
END $$;
