SELECT only_these_rules('forms', 'form_versions', 'form_answers');

CREATE POLICY own_club ON forms TO clubhouse_app USING (club_id = current_club()) WITH CHECK (club_id = current_club());

CREATE POLICY own_club ON form_versions TO clubhouse_app USING (club_id = current_club()) WITH CHECK (club_id = current_club());

CREATE POLICY own_club ON form_answers TO clubhouse_app USING (club_id = current_club()) WITH CHECK (club_id = current_club());

GRANT SELECT, INSERT, DELETE ON forms, form_versions, form_answers TO clubhouse_app;

-- What is asked is public, like the rest of the catalogue; what was answered never is.
CREATE POLICY public_content ON forms FOR SELECT TO clubhouse_reader USING (true);

CREATE POLICY public_content ON form_versions FOR SELECT TO clubhouse_reader USING (true);

GRANT SELECT ON forms, form_versions TO clubhouse_reader;

-- Versions and answers are written once: nothing may change what somebody was asked or has said.
GRANT UPDATE ON forms TO clubhouse_app;

-- Who wrote a version is for the club's own people.
REVOKE SELECT ON form_versions FROM clubhouse_reader;

GRANT SELECT (club_id, form_id, version, sections) ON form_versions TO clubhouse_reader;

-- For how long a version that was replaced still takes answers is reckoned from when the next one was saved.
GRANT SELECT (created_at) ON form_versions TO clubhouse_reader;

GRANT SELECT (club_id, id, member_id, given_by), UPDATE (member_id, given_by) ON form_answers TO clubhouse_platform;

CREATE POLICY handing_over ON form_answers TO clubhouse_platform USING (true) WITH CHECK (true);

-- Answers are never changed, but for their end: emptied when whoever gave them is erased.
GRANT SELECT (club_id, id, given_by), UPDATE (answers) ON form_answers TO clubhouse_platform;

CREATE POLICY erasure_finds ON form_answers FOR SELECT TO clubhouse_platform USING (true);

CREATE POLICY erasure ON form_answers FOR UPDATE TO clubhouse_platform USING (true) WITH CHECK (answers = '{}'::jsonb);

CREATE TRIGGER kept_new AFTER INSERT ON form_answers REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_people_of_rows();

-- Whose it is may change, what was answered and which number it is may not.
GRANT UPDATE (member_id) ON form_answers TO clubhouse_app;

-- What a family answers about the one who went is about the one who stays, like a registration.
CREATE TRIGGER follows_merge BEFORE INSERT ON form_answers FOR EACH ROW EXECUTE FUNCTION follow_merge();
