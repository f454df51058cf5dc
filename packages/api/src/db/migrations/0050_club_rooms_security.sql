SELECT own_club('provider_failures');
--> statement-breakpoint
-- What was taken off is as invisible as if it were gone, whatever a query forgets.
ALTER POLICY public_content ON sponsors USING (removed_at IS NULL);
--> statement-breakpoint
ALTER TABLE sponsors ADD CONSTRAINT sponsors_days CHECK (ends_on >= starts_on);
