CREATE TABLE "club_offices" (
	"club_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"office" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "club_offices_club_id_user_id_office_pk" PRIMARY KEY("club_id","user_id","office")
);
--> statement-breakpoint
CREATE TABLE "office_invitations" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"offices" text[] NOT NULL,
	"invited_by" uuid,
	"takes_from" uuid,
	"code_hash" "bytea" NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "office_invitations_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "audit_links" (
	"chain" uuid NOT NULL,
	"number" bigint NOT NULL,
	"club_id" uuid,
	"event_id" uuid NOT NULL,
	"actor_mark" "bytea",
	"subject_mark" "bytea",
	"previous" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "audit_links_chain_number_pk" PRIMARY KEY("chain","number")
);
--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "second_factor" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "passkey_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "club_offices" ADD CONSTRAINT "club_offices_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_offices" ADD CONSTRAINT "club_offices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_invitations" ADD CONSTRAINT "office_invitations_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_invitations" ADD CONSTRAINT "office_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_invitations" ADD CONSTRAINT "office_invitations_takes_from_users_id_fk" FOREIGN KEY ("takes_from") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_links" ADD CONSTRAINT "audit_links_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "club_offices_of_user" ON "club_offices" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "office_invitations_by_code" ON "office_invitations" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "office_invitations_of_inviter" ON "office_invitations" USING btree ("club_id","invited_by");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_links_of_event" ON "audit_links" USING btree ("event_id");