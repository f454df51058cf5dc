SELECT own_club('groups', 'group_members', 'group_managers');
--> statement-breakpoint
ALTER TABLE groups ADD CONSTRAINT groups_words CHECK (char_length(name) BETWEEN 1 AND 60 AND char_length(season) <= 20);
--> statement-breakpoint
-- Two of one name in a season would be told apart by nobody; what was archived is in nobody's way.
CREATE UNIQUE INDEX groups_named_once ON groups (club_id, lower(name), lower(season)) WHERE archived_at IS NULL;
--> statement-breakpoint
-- A team list that was printed or downloaded is a look at every child on it.
ALTER TABLE person_accesses DROP CONSTRAINT person_accesses_known;
--> statement-breakpoint
ALTER TABLE person_accesses
  ADD CONSTRAINT person_accesses_known CHECK (what IN ('page', 'list', 'medical') AND char_length(note) <= 300
    AND (what <> 'medical' OR (reason IN ('today', 'emergency', 'planning', 'asked', 'other') AND until IS NOT NULL)));
--> statement-breakpoint
-- Roles are given and taken by clubs and by the platform.
CREATE POLICY platform ON group_managers TO clubhouse_platform USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, DELETE ON group_managers TO clubhouse_platform;
--> statement-breakpoint
-- Whoever no longer runs the club looks after none of its groups, and gets none back with another office. At the end of the
-- transaction: a role is changed by taking one and giving another.
CREATE FUNCTION keep_managers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM group_managers g WHERE g.club_id = OLD.club_id AND g.user_id = OLD.user_id AND NOT EXISTS (
    SELECT FROM club_roles r WHERE r.club_id = OLD.club_id AND r.user_id = OLD.user_id AND r.role IN ('admin', 'owner'));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER kept_managers AFTER DELETE ON club_roles DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION keep_managers();
--> statement-breakpoint
-- A day that was answered is kept as its midnight (FORM-25), and by some as a plain day.
CREATE FUNCTION answered_day(answers jsonb, question text, elsewhere text) RETURNS text
IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT substring((answer_words(answers, question, elsewhere))[1] FROM '^[0-9]{4}-[0-9]{2}-[0-9]{2}(?=t|$)')
$$;
--> statement-breakpoint
-- As before, but for the birthday: the one that forms give was taken for none.
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
      lower(coalesce(u.email, CASE WHEN o.email NOT LIKE '%.invalid' THEN o.email END)) AS email
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
--> statement-breakpoint
SELECT keep_people(m.club_id, array_agg(DISTINCT m.member_id)) FROM memberships m GROUP BY m.club_id;
