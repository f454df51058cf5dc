-- ADR 038: to take back what was ticked is to say no; a box that was never ticked says nothing.
CREATE OR REPLACE FUNCTION note_updates_refused() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.receive_updates THEN NEW.updates_refused_at := NULL;
  ELSIF OLD.receive_updates THEN NEW.updates_refused_at := now();
  END IF;
  RETURN NEW;
END $$;

-- The clubs that the body looks after. A list that is made once can be looked up by an index; a query in a policy is tried on every row.
CREATE OR REPLACE FUNCTION affiliated_clubs() RETURNS uuid[] LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT array(SELECT a.club_id FROM club_affiliations a WHERE a.governing_body_id = current_body()) $$;
