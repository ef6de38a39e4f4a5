-- Older versions do not miss it: it is an index that they do not use.
CREATE INDEX "products_by_description" ON "products" USING gin (to_tsvector('english', "description_en"));