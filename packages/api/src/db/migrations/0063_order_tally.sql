ALTER TABLE "order_sums" ADD COLUMN "declined" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "order_sums_tally" ON "order_sums" USING btree ("club_id","money","declined","paid","refunded","due","late");--> statement-breakpoint
CREATE INDEX "order_sums_largest" ON "order_sums" USING btree ("club_id","total" DESC NULLS LAST,"id");