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
