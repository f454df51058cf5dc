-- For how long a version that was replaced still takes answers is reckoned from when the next one was saved.
GRANT SELECT (created_at) ON form_versions TO clubhouse_reader;
