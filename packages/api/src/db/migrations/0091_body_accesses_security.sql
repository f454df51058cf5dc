SELECT own_club('body_accesses');
--> statement-breakpoint
-- A club decides what was asked; it neither asks in a body's name nor takes away what was.
REVOKE INSERT, UPDATE, DELETE ON body_accesses FROM clubhouse_app;
--> statement-breakpoint
GRANT UPDATE (state, decided_at, decided_by, until) ON body_accesses TO clubhouse_app;
--> statement-breakpoint
CREATE POLICY own_body ON body_accesses TO clubhouse_body USING (governing_body_id = current_body())
  WITH CHECK (governing_body_id = current_body() AND state = 'asked' AND until IS NULL
    AND club_id IN (SELECT a.club_id FROM club_affiliations a WHERE a.governing_body_id = current_body()));
--> statement-breakpoint
GRANT SELECT, INSERT ON body_accesses TO clubhouse_body;
--> statement-breakpoint
ALTER TABLE body_accesses ADD CONSTRAINT body_accesses_known CHECK (state IN ('asked', 'granted', 'refused', 'ended')
  AND char_length(reason) BETWEEN 1 AND 500 AND (state <> 'granted' OR until IS NOT NULL));
