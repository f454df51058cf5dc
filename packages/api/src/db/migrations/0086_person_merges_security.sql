SELECT own_club('person_merges', 'people_told_apart');
--> statement-breakpoint
-- That two were merged is never taken away; after its days it only forgets what they were called.
REVOKE DELETE ON person_merges FROM clubhouse_app;
--> statement-breakpoint
ALTER TABLE person_merges ADD CONSTRAINT person_merges_two CHECK (kept_id <> gone_id);
--> statement-breakpoint
ALTER TABLE people_told_apart ADD CONSTRAINT people_told_apart_once CHECK (one_id < other_id);
--> statement-breakpoint
-- Whose it is may change, what was answered and which number it is may not.
GRANT UPDATE (member_id) ON form_answers, membership_numbers TO clubhouse_app;
--> statement-breakpoint
-- A family still has both in its account, and may register either: in this club they are one, as long as that one is here.
-- A merge may have been followed by another.
CREATE FUNCTION merged_into(club uuid, member uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  WITH RECURSIVE steps AS (
    SELECT member AS id, 0 AS step
    UNION ALL
    SELECT x.kept_id, s.step + 1 FROM steps s
    CROSS JOIN LATERAL (SELECT m.kept_id FROM person_merges m
      WHERE m.club_id = club AND m.gone_id = s.id AND m.undone_at IS NULL ORDER BY m.merged_at DESC, m.id LIMIT 1) x
    WHERE s.step < 10)
  SELECT s.id FROM steps s WHERE s.step = 0
    OR EXISTS (SELECT FROM club_people p WHERE p.club_id = club AND p.id = s.id) ORDER BY s.step DESC LIMIT 1
$$;
--> statement-breakpoint
CREATE FUNCTION follow_merge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.member_id := merged_into(NEW.club_id, NEW.member_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER follows_merge BEFORE INSERT ON memberships FOR EACH ROW EXECUTE FUNCTION follow_merge();
