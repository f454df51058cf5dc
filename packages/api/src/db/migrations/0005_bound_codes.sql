ALTER TABLE "link_codes" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "link_codes" ADD CONSTRAINT "link_codes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_links" ADD CONSTRAINT "identity_links_of_person" UNIQUE("provider_id","user_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_method_known" CHECK (method IN ('password', 'sign-up', 'code', 'sso', 'hand-over', 'guest'));
--> statement-breakpoint
ALTER TABLE "link_codes" ADD CONSTRAINT "link_codes_method_known" CHECK (method IS NULL OR method IN ('sso', 'hand-over'));
