-- What is known of people, anew. Laid and held first, in one order, and counted afterwards: of two that write about somebody at
-- once, the second counts what the first has written. The birthday is the one that a mailing goes by (mailings/recipients).
-- Each is looked up by an index: of a table that was just filled the planner knows nothing, and would read all of it for everybody.
CREATE OR REPLACE FUNCTION keep_people(club uuid, members uuid[]) RETURNS void LANGUAGE plpgsql
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  INSERT INTO club_people (club_id, id)
    SELECT club, w.id FROM (SELECT DISTINCT unnest(members) AS id ORDER BY 1) w
    WHERE EXISTS (SELECT FROM memberships m WHERE m.club_id = club AND m.member_id = w.id)
    ON CONFLICT DO NOTHING;
  PERFORM 1 FROM club_people p WHERE p.club_id = club AND p.id = ANY (members) ORDER BY p.id FOR UPDATE;
  DELETE FROM club_people p WHERE p.club_id = club AND p.id = ANY (members)
    AND NOT EXISTS (SELECT FROM memberships m WHERE m.club_id = club AND m.member_id = p.id);
  -- Once for each of them, however the planner would lay them beside the rows to be written.
  WITH known AS MATERIALIZED (
    SELECT w.id, n.user_id, n.first_name, n.last_name, n.kind, num.number, a.joined_at, a.active_until,
      coalesce(answered_day(coalesce(said.answers, given.answers), 'date_of_birth', 'guardian_details'), brought.date_of_birth) AS born,
      lower(coalesce(u.email, CASE WHEN o.email NOT LIKE '%.invalid' AND i.first_name IS NOT NULL THEN o.email END)) AS email
    FROM (SELECT DISTINCT unnest(members) AS id) w
    CROSS JOIN LATERAL (
      SELECT m.user_id, m.first_name, m.last_name, m.kind, m.order_item_id FROM memberships m
      WHERE m.club_id = club AND m.member_id = w.id ORDER BY m.created_at DESC, m.id LIMIT 1) n
    CROSS JOIN LATERAL (
      SELECT min(m.created_at) AS joined_at, max(CASE WHEN m.status = 'active' THEN coalesce(m.ends_on, '9999-12-31') END) AS active_until
      FROM memberships m WHERE m.club_id = club AND m.member_id = w.id) a
    LEFT JOIN order_items i ON i.club_id = club AND i.id = n.order_item_id
    LEFT JOIN orders o ON o.club_id = club AND o.id = i.order_id
    LEFT JOIN form_answers given ON given.club_id = club AND given.id = i.member_answers_id
    LEFT JOIN imported_people brought ON brought.club_id = club AND brought.member_id = w.id
    LEFT JOIN membership_numbers num ON num.club_id = club AND num.member_id = w.id
    LEFT JOIN users u ON u.id = n.user_id
    LEFT JOIN LATERAL (
      SELECT f.answers FROM form_answers f JOIN forms asked ON asked.club_id = f.club_id AND asked.id = f.form_id AND asked.kind <> 'guardian'
      WHERE f.club_id = club AND f.given_by = n.user_id AND f.member_id = w.id
        AND (given.form_id IS NULL OR f.form_id = given.form_id)
      ORDER BY f.created_at DESC, f.id LIMIT 1) said ON true)
  UPDATE club_people p SET user_id = k.user_id, first_name = k.first_name, last_name = k.last_name, kind = k.kind, born = k.born,
    email = k.email, number = k.number, joined_at = k.joined_at, active_until = k.active_until
  FROM known k WHERE p.club_id = club AND p.id = k.id;
END $$;

CREATE OR REPLACE FUNCTION keep_people_of_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_people(w.club_id, w.members)
    FROM (SELECT club_id, array_agg(DISTINCT member_id) AS members FROM written WHERE member_id IS NOT NULL GROUP BY club_id) w;
  RETURN NULL;
END $$;

-- An account that goes takes itself out of its memberships, as nobody's club; their people lose it by themselves (forget_account).
-- Whoever hands people on as the platform, in several clubs at once, has them kept when all of it is written (take-over.ts).
CREATE OR REPLACE FUNCTION keep_changed_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_user = 'clubhouse_platform' THEN RETURN NULL; END IF;
  PERFORM keep_people(w.club_id, w.members)
    FROM (SELECT c.club_id, array_agg(DISTINCT c.member_id) AS members FROM (
      SELECT b.club_id, unnest(ARRAY[b.member_id, a.member_id]) AS member_id FROM written a
      JOIN written_over b ON b.club_id = a.club_id AND b.id = a.id
      WHERE NOT (b.user_id IS NOT NULL AND a.user_id IS NULL)) c GROUP BY c.club_id) w;
  RETURN NULL;
END $$;

-- ADR 037: who played stays, how to reach them and when they were born does not.
CREATE OR REPLACE FUNCTION forget_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.user_id IS NOT NULL AND NEW.user_id IS NULL THEN
    NEW.email := NULL;
    NEW.born := NULL;
    NEW.corrected_born := NULL;
    NEW.corrected_mobile := NULL;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION keep_email() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE club_people SET email = NEW.email WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
