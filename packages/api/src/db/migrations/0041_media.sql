ALTER TABLE "images" ADD COLUMN "is_decorative" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "bytes" integer;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "content_type" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "uploaded_by" uuid;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "checksum" text;--> statement-breakpoint
CREATE INDEX "images_newest" ON "images" USING btree ("club_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "images_checksum" ON "images" USING btree ("club_id","checksum");