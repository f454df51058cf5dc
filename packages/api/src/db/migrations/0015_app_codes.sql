-- A code that an app asks for opens a web view: no browser has begun anything, so it is bound to the sign-in that made it.
ALTER TABLE link_codes DROP CONSTRAINT link_codes_purpose_known,
  ADD CONSTRAINT link_codes_purpose_known CHECK (purpose IN ('verify-email', 'sign-in', 'app-sign-in')),
  ADD CONSTRAINT link_codes_app_is_bound CHECK (purpose <> 'app-sign-in' OR (session_id IS NOT NULL AND site IS NOT NULL));
