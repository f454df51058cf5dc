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
