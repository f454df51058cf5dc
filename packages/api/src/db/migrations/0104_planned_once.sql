-- As before, in the language whose plans are kept: these two are called for each row that is written of a payment, a membership or an
-- answer, and planned anew each time they took longer than the row.
CREATE OR REPLACE FUNCTION tell_hooks(club uuid, what text, key text, happened timestamptz, data jsonb) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO hook_deliveries (id, club_id, endpoint_id, event, effect_key, body, due_at, created_at)
  SELECT gen_random_uuid(), club, e.id, what, what || ':' || key || ':' || e.id,
    jsonb_build_object('type', what, 'timestamp', iso(happened), 'data', data)::text, 'epoch', happened
  FROM hook_endpoints e WHERE e.club_id = club AND e.is_on AND what = ANY (e.events)
  ON CONFLICT (club_id, effect_key) DO NOTHING;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION merged_into(club uuid, member uuid) RETURNS uuid STABLE LANGUAGE plpgsql AS $$
BEGIN
  RETURN (WITH RECURSIVE steps AS (
    SELECT member AS id, 0 AS step
    UNION ALL
    SELECT x.kept_id, s.step + 1 FROM steps s
    CROSS JOIN LATERAL (SELECT m.kept_id FROM person_merges m
      WHERE m.club_id = club AND m.gone_id = s.id AND m.undone_at IS NULL ORDER BY m.merged_at DESC, m.id LIMIT 1) x
    WHERE s.step < 10)
  SELECT s.id FROM steps s WHERE s.step = 0
    OR EXISTS (SELECT FROM club_people p WHERE p.club_id = club AND p.id = s.id) ORDER BY s.step DESC LIMIT 1);
END $$;
