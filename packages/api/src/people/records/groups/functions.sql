-- Whoever no longer runs the club looks after none of its groups, and gets none back with another office. At the end of the
-- transaction: a role is changed by taking one and giving another.
CREATE OR REPLACE FUNCTION keep_managers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM group_managers g WHERE g.club_id = OLD.club_id AND g.user_id = OLD.user_id AND NOT EXISTS (
    SELECT FROM club_roles r WHERE r.club_id = OLD.club_id AND r.user_id = OLD.user_id AND r.role IN ('admin', 'owner'));
  RETURN NULL;
END $$;
