ALTER TABLE "sessions" ADD COLUMN "came_from" uuid;--> statement-breakpoint
ALTER TABLE "platform_entries" ADD COLUMN "session_id" uuid;