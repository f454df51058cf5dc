CREATE TABLE "own_sign_ins" (
	"user_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"told_at" timestamp with time zone,
	"email" text,
	"new_user_id" uuid,
	"expires_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "own_sign_ins_user_id_member_id_pk" PRIMARY KEY("user_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "membership_numbers" (
	"club_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "membership_numbers_club_id_member_id_pk" PRIMARY KEY("club_id","member_id"),
	CONSTRAINT "membership_numbers_once" UNIQUE("club_id","number"),
	CONSTRAINT "membership_numbers_counted" CHECK (number > 0)
);
--> statement-breakpoint
ALTER TABLE "own_sign_ins" ADD CONSTRAINT "own_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_sign_ins" ADD CONSTRAINT "own_sign_ins_new_user_id_users_id_fk" FOREIGN KEY ("new_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_numbers" ADD CONSTRAINT "membership_numbers_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_sign_ins_of_invited" ON "own_sign_ins" USING btree ("new_user_id");