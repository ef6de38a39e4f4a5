DROP INDEX "contact_messages_inbox";--> statement-breakpoint
DROP INDEX "custom_orders_inbox";--> statement-breakpoint
CREATE INDEX "products_by_sku" ON "products" USING gin ("sku" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "addresses_by_phone" ON "addresses" USING gin (regexp_replace(translate(mobile_no, '০১২৩৪৫৬৭৮৯', '0123456789'), '[^0-9]', '', 'g') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin (regexp_replace(translate(coalesce(mobile_e164, mobile_no), '০১২৩৪৫৬৭৮৯', '0123456789'), '[^0-9]', '', 'g') gin_trgm_ops,translate(address_details, '০১২৩৪৫৬৭৮৯', '0123456789') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_messages_inbox" ON "contact_messages" USING btree ("done",(case when done then -id else id end));--> statement-breakpoint
CREATE INDEX "custom_orders_inbox" ON "custom_orders" USING btree ("done",(case when done then -id else id end));