-- A family still has both in its account, and may register either: in this club they are one, as long as that one is here.
-- A merge may have been followed by another.
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

CREATE OR REPLACE FUNCTION follow_merge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.member_id := merged_into(NEW.club_id, NEW.member_id);
  RETURN NEW;
END $$;
