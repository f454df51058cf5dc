ALTER TABLE "link_codes" ADD COLUMN "provider_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "provider_id" uuid;