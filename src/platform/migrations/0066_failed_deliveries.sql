ALTER TABLE "notifications" DROP CONSTRAINT "notifications_event";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_fulfilment";--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_event" CHECK ("notifications"."event" in ('placed', 'confirmed', 'on_the_way', 'not_delivered', 'delivered', 'cancelled', 'changed'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_fulfilment" CHECK ("orders"."fulfilment" in ('placed', 'confirmed', 'packed', 'on_the_way', 'not_delivered', 'delivered'));