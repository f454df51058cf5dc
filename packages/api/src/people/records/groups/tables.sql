SELECT only_these_rules('groups', 'group_members', 'group_managers');

SELECT own_club('groups', 'group_members', 'group_managers');

-- Roles are given and taken by clubs and by the platform.
CREATE POLICY platform ON group_managers TO clubhouse_platform USING (true) WITH CHECK (true);

GRANT SELECT, DELETE ON group_managers TO clubhouse_platform;

-- Whoever takes a coach's office over looks after their groups: written where the office is, by the platform's role.
GRANT INSERT ON "group_managers" TO clubhouse_platform;
