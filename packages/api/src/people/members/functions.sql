-- Ids and days, never a name: many of them are children's. Cancelled is also one that ends sooner than it would have.
CREATE OR REPLACE FUNCTION tell_of_membership() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE about jsonb := jsonb_build_object('membership_id', NEW.id, 'member_id', NEW.member_id, 'plan_id', NEW.plan_id,
  'line_id', NEW.order_item_id, 'status', NEW.status, 'starts_on', NEW.starts_on, 'ends_on', NEW.ends_on);
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM tell_hooks(NEW.club_id, 'membership.started', NEW.id::text, NEW.created_at, about);
  ELSIF (NEW.status = 'cancelled' AND OLD.status <> 'cancelled') OR NEW.ends_on < coalesce(OLD.ends_on, '9999-12-31') THEN
    PERFORM tell_hooks(NEW.club_id, 'membership.cancelled', concat_ws(':', NEW.id, NEW.status, NEW.ends_on), now(), about);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION date_membership() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := now();
  RETURN NEW;
END $$;

-- Whoever copied it is to hear that it is gone. With a club goes all of it, and nobody is left to hear.
CREATE OR REPLACE FUNCTION note_membership_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO record_removals (club_id, kind, id, removed_at)
    SELECT OLD.club_id, 'membership', OLD.id, now() WHERE EXISTS (SELECT FROM clubs c WHERE c.id = OLD.club_id)
    ON CONFLICT (club_id, kind, id) DO UPDATE SET removed_at = excluded.removed_at;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION tell_of_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_hooks(NEW.club_id, 'person.erased', concat_ws(':', NEW.id, extract(epoch FROM NEW.removed_at)), NEW.removed_at,
    jsonb_build_object('member_id', NEW.id));
  RETURN NULL;
END $$;
