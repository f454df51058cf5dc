-- What a family answers about the one who went is about the one who stays, like a registration.
CREATE TRIGGER follows_merge BEFORE INSERT ON form_answers FOR EACH ROW EXECUTE FUNCTION follow_merge();
--> statement-breakpoint
-- What was answered since a merge that stands, and that no club could read.
UPDATE form_answers a SET member_id = merged_into(a.club_id, a.member_id) FROM person_merges m
  WHERE m.club_id = a.club_id AND m.gone_id = a.member_id AND m.undone_at IS NULL;
