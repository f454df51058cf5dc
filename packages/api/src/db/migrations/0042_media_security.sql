-- Who uploaded a picture is forgotten with the person; the picture stays the club's.
ALTER TABLE images ADD CONSTRAINT images_uploaded_by FOREIGN KEY (uploaded_by) REFERENCES users (id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE images
  ADD CONSTRAINT images_uploaded CHECK (bytes IS NULL OR bytes > 0),
  ADD CONSTRAINT images_type_known CHECK (content_type IN ('image/jpeg', 'image/png', 'image/webp'));
