SELECT only_these_rules('club_people', 'person_accesses');

SELECT own_club('club_people', 'person_accesses');

-- Who looked is added to and read, never changed.
REVOKE UPDATE, DELETE ON person_accesses FROM clubhouse_app;

CREATE TRIGGER forgotten BEFORE UPDATE OF user_id ON club_people FOR EACH ROW EXECUTE FUNCTION forget_account();

-- An account is the platform's, and so is its e-mail.
CREATE POLICY platform ON club_people TO clubhouse_platform USING (true) WITH CHECK (true);

GRANT SELECT (user_id, email), UPDATE (email) ON club_people TO clubhouse_platform;

CREATE POLICY affiliated ON club_people FOR SELECT TO clubhouse_body
  USING (club_id = ANY (affiliated_clubs()));

GRANT SELECT (club_id, id, first_name, last_name, kind, born, corrected_born, joined_at, active_until, sorted) ON club_people TO clubhouse_body;

-- Who looked at whom is changed by nobody, and goes by its age alone: whatever a club has set, two years stay.
CREATE POLICY old_enough ON person_accesses FOR DELETE TO clubhouse_platform USING (at < now() - interval '2 years');

CREATE POLICY old_enough_found ON person_accesses FOR SELECT TO clubhouse_platform USING (at < now() - interval '2 years');

GRANT SELECT (club_id, id, at), DELETE ON person_accesses TO clubhouse_platform;
