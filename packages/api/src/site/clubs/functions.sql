-- DATA-04: an image as the list that the contract knows; empty when there is none.
CREATE OR REPLACE FUNCTION image_list(image images) RETURNS json LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN image.id IS NULL THEN '[]'::json ELSE json_build_array(json_build_object(
    'size', 'original', 'filepath', image.filepath, 'filename', image.filename,
    'width', image.width, 'height', image.height, 'alt', image.alt)) END $$;

-- Every process keeps rendered pages; a write tells them all which club's pages are old.
CREATE OR REPLACE FUNCTION tell_club_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('club_changed', coalesce(NEW.club_id, OLD.club_id)::text);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION tell_clubs_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('club_changed', coalesce(NEW.id, OLD.id)::text);
  IF TG_OP <> 'UPDATE' OR NEW.slug <> OLD.slug OR NEW.suspended_at IS DISTINCT FROM OLD.suspended_at THEN
    PERFORM pg_notify('clubs_changed', '');
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION tell_domains_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('clubs_changed', '');
  -- Canonical links name the domain.
  PERFORM pg_notify('club_changed', coalesce(NEW.club_id, OLD.club_id)::text);
  RETURN NULL;
END $$;
