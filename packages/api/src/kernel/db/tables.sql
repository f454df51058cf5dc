-- The roles named here are made before anything else (roles.ts): they belong to the whole cluster.
GRANT USAGE ON SCHEMA public TO clubhouse_app, clubhouse_reader, clubhouse_platform, clubhouse_body;

-- Whoever starts asks whether the tables are as this version knows them.
GRANT USAGE ON SCHEMA drizzle TO clubhouse_app;

GRANT SELECT ON drizzle.__drizzle_migrations, drizzle.repeated_sql TO clubhouse_app;
