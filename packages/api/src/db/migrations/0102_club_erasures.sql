CREATE TABLE "club_erasures" (
	"club_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "club_erasures_club_id_person_id_pk" PRIMARY KEY("club_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "club_erasures" ADD CONSTRAINT "club_erasures_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_erasures" ADD CONSTRAINT "club_erasures_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "club_erasures_due" ON "club_erasures" USING btree ("due_at");
--> statement-breakpoint
SELECT own_club('club_erasures');
--> statement-breakpoint
ALTER TABLE club_erasures ADD CONSTRAINT club_erasures_words CHECK (char_length(reason) BETWEEN 1 AND 300);
--> statement-breakpoint
-- Whoever does what has come due works for all clubs, and does it as each of them.
CREATE POLICY platform ON club_erasures FOR SELECT TO clubhouse_platform USING (true);
--> statement-breakpoint
GRANT SELECT (club_id, person_id, due_at) ON club_erasures TO clubhouse_platform;
--> statement-breakpoint
-- As before, but for the e-mail: a line without a name is of somebody who was erased, and whoever paid for it is not them.
CREATE OR REPLACE FUNCTION keep_people(club uuid, members uuid[]) RETURNS void LANGUAGE plpgsql
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  INSERT INTO club_people (club_id, id)
    SELECT club, w.id FROM (SELECT DISTINCT unnest(members) AS id ORDER BY 1) w
    WHERE EXISTS (SELECT FROM memberships m WHERE m.club_id = club AND m.member_id = w.id)
    ON CONFLICT DO NOTHING;
  PERFORM 1 FROM club_people p WHERE p.club_id = club AND p.id = ANY (members) ORDER BY p.id FOR UPDATE;
  DELETE FROM club_people p WHERE p.club_id = club AND p.id = ANY (members)
    AND NOT EXISTS (SELECT FROM memberships m WHERE m.club_id = club AND m.member_id = p.id);
  -- Once for each of them, however the planner would lay them beside the rows to be written.
  WITH known AS MATERIALIZED (
    SELECT w.id, n.user_id, n.first_name, n.last_name, n.kind, num.number, a.joined_at, a.active_until,
      coalesce(answered_day(coalesce(said.answers, given.answers), 'date_of_birth', 'guardian_details'), brought.date_of_birth) AS born,
      lower(coalesce(u.email, CASE WHEN o.email NOT LIKE '%.invalid' AND i.first_name IS NOT NULL THEN o.email END)) AS email
    FROM (SELECT DISTINCT unnest(members) AS id) w
    CROSS JOIN LATERAL (
      SELECT m.user_id, m.first_name, m.last_name, m.kind, m.order_item_id FROM memberships m
      WHERE m.club_id = club AND m.member_id = w.id ORDER BY m.created_at DESC, m.id LIMIT 1) n
    CROSS JOIN LATERAL (
      SELECT min(m.created_at) AS joined_at, max(CASE WHEN m.status = 'active' THEN coalesce(m.ends_on, '9999-12-31') END) AS active_until
      FROM memberships m WHERE m.club_id = club AND m.member_id = w.id) a
    LEFT JOIN order_items i ON i.club_id = club AND i.id = n.order_item_id
    LEFT JOIN orders o ON o.club_id = club AND o.id = i.order_id
    LEFT JOIN form_answers given ON given.club_id = club AND given.id = i.member_answers_id
    LEFT JOIN imported_people brought ON brought.club_id = club AND brought.member_id = w.id
    LEFT JOIN membership_numbers num ON num.club_id = club AND num.member_id = w.id
    LEFT JOIN users u ON u.id = n.user_id
    LEFT JOIN LATERAL (
      SELECT f.answers FROM form_answers f JOIN forms asked ON asked.club_id = f.club_id AND asked.id = f.form_id AND asked.kind <> 'guardian'
      WHERE f.club_id = club AND f.given_by = n.user_id AND f.member_id = w.id
        AND (given.form_id IS NULL OR f.form_id = given.form_id)
      ORDER BY f.created_at DESC, f.id LIMIT 1) said ON true)
  UPDATE club_people p SET user_id = k.user_id, first_name = k.first_name, last_name = k.last_name, kind = k.kind, born = k.born,
    email = k.email, number = k.number, joined_at = k.joined_at, active_until = k.active_until
  FROM known k WHERE p.club_id = club AND p.id = k.id;
END $$;
