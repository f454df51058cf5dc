SELECT only_these_rules('membership_numbers');

SELECT own_club('membership_numbers');

-- A number is given once: no club takes it back, or gives it to somebody else.
REVOKE UPDATE, DELETE ON membership_numbers FROM clubhouse_app;

GRANT SELECT, DELETE, UPDATE (member_id) ON membership_numbers TO clubhouse_platform;

CREATE POLICY handing_over ON membership_numbers TO clubhouse_platform USING (true) WITH CHECK (true);

CREATE TRIGGER kept_new AFTER INSERT ON membership_numbers REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_people_of_rows();

-- Whose it is may change, what was answered and which number it is may not.
GRANT UPDATE (member_id) ON membership_numbers TO clubhouse_app;
