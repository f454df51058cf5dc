SELECT only_these_rules('memberships', 'record_removals');

SELECT own_club('memberships', 'record_removals');

-- That something is gone stays said.
REVOKE DELETE ON record_removals FROM clubhouse_app;

-- What was bought and booked stays: nobody who serves a request deletes it, and nobody changes the books.
REVOKE DELETE ON memberships FROM clubhouse_app;

-- Whoever grows up takes along what their clubs keep of them, in all clubs at once or in none. The platform sees whose it is and
-- hands it on; what stands in it, it does not see.
GRANT SELECT (club_id, id, member_id, user_id), UPDATE (member_id, user_id) ON memberships TO clubhouse_platform;

CREATE POLICY handing_over ON memberships TO clubhouse_platform USING (true) WITH CHECK (true);

-- What was bought stays. What a list brought can be taken back with it.
GRANT DELETE ON memberships TO clubhouse_app;

CREATE POLICY brought_along ON memberships AS RESTRICTIVE FOR DELETE TO clubhouse_app USING (order_item_id IS NULL);

CREATE TRIGGER told_new AFTER INSERT ON memberships FOR EACH ROW WHEN (NEW.status = 'active') EXECUTE FUNCTION tell_of_membership();

CREATE TRIGGER told AFTER UPDATE ON memberships FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.ends_on IS DISTINCT FROM NEW.ends_on) EXECUTE FUNCTION tell_of_membership();

CREATE TRIGGER kept_new AFTER INSERT ON memberships REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_people_of_rows();

CREATE TRIGGER kept AFTER UPDATE ON memberships REFERENCING OLD TABLE AS written_over NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_changed_people();

CREATE TRIGGER kept_gone AFTER DELETE ON memberships REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_people_of_rows();

CREATE POLICY affiliated ON memberships FOR SELECT TO clubhouse_body
  USING (club_id = ANY (affiliated_clubs()));

GRANT SELECT (club_id, id, member_id, plan_id, status, starts_on, ends_on, created_at) ON memberships TO clubhouse_body;

CREATE TRIGGER follows_merge BEFORE INSERT ON memberships FOR EACH ROW EXECUTE FUNCTION follow_merge();

CREATE TRIGGER dated BEFORE INSERT OR UPDATE ON memberships FOR EACH ROW EXECUTE FUNCTION date_membership();

CREATE TRIGGER noted_gone AFTER DELETE ON memberships FOR EACH ROW EXECUTE FUNCTION note_membership_gone();

CREATE TRIGGER told AFTER INSERT OR UPDATE ON record_removals FOR EACH ROW WHEN (NEW.kind = 'person') EXECUTE FUNCTION tell_of_erasure();
