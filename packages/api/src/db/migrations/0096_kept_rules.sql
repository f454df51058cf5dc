ALTER TABLE "draws" ADD COLUMN "run_by" text;--> statement-breakpoint
ALTER TABLE "domain_claims" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "domain_claims" ADD COLUMN "next_check_at" timestamp with time zone;
--> statement-breakpoint
-- Who sets off what is closed and not drawn yet: as it was until now. What is drawn never changes.
UPDATE draws d SET run_by = l.run_by FROM lotteries l
  WHERE l.club_id = d.club_id AND l.id = d.lottery_id AND d.status IN ('closed', 'waiting');
--> statement-breakpoint
ALTER TABLE draws ADD CONSTRAINT draws_run_by CHECK (run_by IN ('clock', 'people')),
  ADD CONSTRAINT draws_run_by_someone CHECK (status NOT IN ('closed', 'waiting') OR run_by IS NOT NULL);
--> statement-breakpoint
-- As before, and who sets it off stays as it was at the close.
CREATE OR REPLACE FUNCTION keep_draw() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.club_id = OLD.club_id AND (OLD.status = 'drawn' OR NEW.seal <> OLD.seal OR NEW.sealed_secret <> OLD.sealed_secret
    OR (OLD.status <> 'open' AND (NEW.status = 'open' OR NEW.entries_hash IS DISTINCT FROM OLD.entries_hash
      OR NEW.rule IS DISTINCT FROM OLD.rule OR NEW.closed_at IS DISTINCT FROM OLD.closed_at
      OR NEW.run_by IS DISTINCT FROM OLD.run_by))) THEN
    RAISE EXCEPTION 'a draw is not changed back' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Whoever looks up each day what clubs are found under sees which those are, and nothing else.
GRANT SELECT (club_id, domain, proof, next_check_at) ON domain_claims TO clubhouse_platform;
--> statement-breakpoint
CREATE POLICY worker ON domain_claims FOR SELECT TO clubhouse_platform USING (true);
