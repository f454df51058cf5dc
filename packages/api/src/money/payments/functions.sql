-- Whoever moves money is woken by the commit that wants it moved.
CREATE OR REPLACE FUNCTION wake_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('payment_effects', '');
  RETURN NULL;
END $$;

-- A card that is only kept is no payment.
CREATE OR REPLACE FUNCTION tell_of_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE what text := CASE
  WHEN NEW.kind = 'card' OR NEW.amount = 0 THEN NULL
  WHEN NEW.status = 'succeeded' THEN 'payment.recorded'
  WHEN NEW.status = 'failed' THEN 'payment.failed'
  WHEN NEW.status = 'cancelled' AND NEW.gateway = 'hand' THEN 'payment.corrected' END;
BEGIN
  IF what IS NOT NULL AND wants_hook(NEW.club_id, what) THEN
    PERFORM tell_hooks(NEW.club_id, what, NEW.id::text, CASE what WHEN 'payment.corrected' THEN now() ELSE
      coalesce(NEW.settled_at, NEW.created_at) END, jsonb_build_object(
      'payment_id', NEW.id, 'order_id', NEW.order_id, 'kind', NEW.kind, 'method', NEW.method, 'amount', NEW.amount,
      'currency', upper(NEW.currency)));
  END IF;
  RETURN NULL;
END $$;

-- Booked as soon as the gateway has taken it; it may still fail afterwards, and is then booked back.
CREATE OR REPLACE FUNCTION tell_of_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE what text := CASE
  WHEN OLD.status = 'requested' AND NEW.status IN ('pending', 'done') THEN 'order.refunded'
  WHEN NEW.status = 'failed' THEN 'refund.failed' END;
BEGIN
  IF what IS NOT NULL AND wants_hook(NEW.club_id, what) THEN
    PERFORM tell_hooks(NEW.club_id, what, NEW.id::text, coalesce(NEW.failed_at, NEW.done_at, NEW.created_at), jsonb_build_object(
      'refund_id', NEW.id, 'order_id', NEW.order_id, 'payment_id', NEW.payment_id, 'amount', NEW.amount, 'currency',
      (SELECT upper(p.currency) FROM payments p WHERE p.club_id = NEW.club_id AND p.id = NEW.payment_id), 'lines', NEW.lines));
  END IF;
  RETURN NULL;
END $$;

-- What was taken back and paid anew is told anew.
CREATE OR REPLACE FUNCTION tell_of_instalment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'paid' AND wants_hook(NEW.club_id, 'instalment.paid') THEN
    PERFORM tell_hooks(NEW.club_id, 'instalment.paid', concat_ws(':', NEW.id, NEW.payment_id),
      coalesce((SELECT p.settled_at FROM payments p WHERE p.club_id = NEW.club_id AND p.id = NEW.payment_id), now()),
      jsonb_build_object('instalment_id', NEW.id, 'order_id', NEW.order_id, 'line_id', NEW.order_item_id, 'number', NEW.number,
        'due_on', NEW.due_on, 'amount', NEW.amount, 'payment_id', NEW.payment_id));
  END IF;
  RETURN NULL;
END $$;
