SELECT only_these_rules('domain_claims');

SELECT own_club('domain_claims');

-- Whoever looks up each day what clubs are found under sees which those are, and nothing else.
GRANT SELECT (club_id, domain, proof, next_check_at) ON domain_claims TO clubhouse_platform;

CREATE POLICY worker ON domain_claims FOR SELECT TO clubhouse_platform USING (true);
