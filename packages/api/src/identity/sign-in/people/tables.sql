SELECT only_these_rules('users', 'governing_bodies', 'club_affiliations', 'club_roles', 'club_offices', 'platform_roles', 'related_people', 'terms_acceptances');

SELECT own_club('club_offices');

SELECT platform_only('users', 'governing_bodies', 'club_affiliations', 'club_roles', 'platform_roles', 'related_people', 'terms_acceptances');

CREATE POLICY own_club ON club_affiliations TO clubhouse_app USING (club_id = current_club()) WITH CHECK (club_id = current_club());

CREATE POLICY own_club ON club_roles TO clubhouse_app USING (club_id = current_club()) WITH CHECK (club_id = current_club());

GRANT SELECT, INSERT, DELETE ON club_roles TO clubhouse_app;

GRANT SELECT ON club_affiliations TO clubhouse_app;

-- A club sees who its people are, and nothing with which somebody could sign in.
CREATE POLICY own_people ON users FOR SELECT TO clubhouse_app USING (EXISTS (
  SELECT FROM club_roles r WHERE r.user_id = users.id AND r.club_id = current_club()));

GRANT SELECT (id, email, email_verified_at, first_name, last_name, mobile, address, receive_updates, created_at) ON users TO clubhouse_app;

GRANT SELECT (updates_refused_at) ON users TO clubhouse_app;

CREATE TRIGGER updates_refused BEFORE UPDATE OF receive_updates ON users
  FOR EACH ROW EXECUTE FUNCTION note_updates_refused();

-- Who somebody is, is asked on the platform's own sites, as is what an invitation is worth.
SELECT platform_only('club_offices');

CREATE TRIGGER kept_email AFTER UPDATE OF email ON users FOR EACH ROW WHEN (OLD.email IS DISTINCT FROM NEW.email) EXECUTE FUNCTION keep_email();

CREATE CONSTRAINT TRIGGER kept_managers AFTER DELETE ON club_roles DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION keep_managers();

CREATE POLICY own_body ON club_affiliations FOR SELECT TO clubhouse_body USING (governing_body_id = current_body());

GRANT SELECT ON club_affiliations TO clubhouse_body;
