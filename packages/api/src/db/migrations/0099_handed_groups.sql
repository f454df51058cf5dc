-- Whoever takes a coach's office over looks after their groups: written where the office is, by the platform's role.
GRANT INSERT ON "group_managers" TO clubhouse_platform;
