-- ADR 038: to take back what was ticked is to say no; a box that was never ticked says nothing.
CREATE OR REPLACE FUNCTION note_updates_refused() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.receive_updates THEN NEW.updates_refused_at := NULL;
  ELSIF OLD.receive_updates THEN NEW.updates_refused_at := now();
  END IF;
  RETURN NEW;
END $$;
