-- The schema as all migrations leave it, to read. `npm run check` writes this file.

create table address_pins (
  id bigint generated always as identity not null,
  user_id bigint not null,
  address_details text not null,
  place text,
  latitude double precision,
  longitude double precision,
  created_at timestamp with time zone default now() not null,
  constraint address_pins_pkey PRIMARY KEY (id),
  constraint address_pins_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint address_pins_whole CHECK ((latitude IS NULL) = (longitude IS NULL))
);
CREATE INDEX address_pins_of_user ON address_pins USING btree (user_id, id);

create table addresses (
  id bigint generated always as identity not null,
  user_id bigint not null,
  address_details text not null,
  mobile_no text not null,
  created_at timestamp with time zone default now() not null,
  place text,
  street text,
  rider_note text,
  constraint addresses_pkey PRIMARY KEY (id),
  constraint addresses_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX addresses_by_phone ON addresses USING gin (regexp_replace(translate(mobile_no, '০১২৩৪৫৬৭৮৯'::text, '0123456789'::text), '[^0-9]'::text, ''::text, 'g'::text) gin_trgm_ops);
CREATE INDEX addresses_of_user ON addresses USING btree (user_id, id);

create table advertisements (
  id bigint generated always as identity not null,
  image text not null,
  title_en text not null,
  title_bn text not null,
  description_en text default ''::text not null,
  description_bn text default ''::text not null,
  link text,
  button_text_en text,
  button_text_bn text,
  tint text not null,
  "position" integer default 0 not null,
  is_active boolean default true not null,
  visible_from timestamp with time zone,
  visible_until timestamp with time zone,
  version integer default 1 not null,
  constraint advertisements_pkey PRIMARY KEY (id),
  constraint advertisements_dates CHECK (visible_from < visible_until),
  constraint advertisements_link_safe CHECK (link ~ '^(/([^/\\]|$)|https?://)'::text)
);
CREATE INDEX advertisements_in_order ON advertisements USING btree (is_active, "position", id);
CREATE CONSTRAINT TRIGGER advertisements_touch_pages AFTER INSERT OR DELETE OR UPDATE ON advertisements DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION touch_table('advertisements');

create table answer_deadlines (
  message_id bigint not null,
  created_at timestamp with time zone default now() not null,
  answer_by timestamp with time zone not null,
  answered_at timestamp with time zone,
  reminded_at timestamp with time zone,
  constraint answer_deadlines_pkey PRIMARY KEY (message_id)
);
CREATE INDEX answer_deadlines_by_time ON answer_deadlines USING btree (created_at);
CREATE INDEX answer_deadlines_open ON answer_deadlines USING btree (answer_by) WHERE answered_at IS NULL;

create table api_keys (
  id bigint generated always as identity not null,
  token_hash text not null,
  ending text not null,
  user_id bigint not null,
  name text not null,
  scopes text[] not null,
  per_minute integer not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint api_keys_pkey PRIMARY KEY (id),
  constraint api_keys_token UNIQUE (token_hash),
  constraint api_keys_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint api_keys_per_minute CHECK (per_minute >= 1 AND per_minute <= 1200),
  constraint api_keys_scopes CHECK (scopes <@ '{orders:read,orders:write,catalogue:read,catalogue:write,content:read,content:write,customers:read,customers:write,delivery:read,delivery:write,stock:read,stock:write}'::text[] AND cardinality(scopes) > 0)
);
CREATE INDEX api_keys_of_user ON api_keys USING btree (user_id);

create table backup_plan (
  "only" boolean default true not null,
  hour integer default 3,
  retention integer default 14 not null,
  version integer default 1 not null,
  weeks integer default 8 not null,
  months integer default 12 not null,
  constraint backup_plan_pkey PRIMARY KEY ("only"),
  constraint backup_plan_hour CHECK (hour >= 0 AND hour <= 23),
  constraint backup_plan_months CHECK (months >= 0 AND months <= 366),
  constraint backup_plan_one_row CHECK ("only"),
  constraint backup_plan_retention CHECK (retention >= 1 AND retention <= 366),
  constraint backup_plan_weeks CHECK (weeks >= 0 AND weeks <= 366)
);
CREATE CONSTRAINT TRIGGER backup_plan_touches_pages AFTER INSERT OR DELETE OR UPDATE ON backup_plan DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION touch_table('pages');

create table backups (
  id bigint generated always as identity not null,
  reason text not null,
  host text not null,
  started_at timestamp with time zone default now() not null,
  ended_at timestamp with time zone,
  file text,
  bytes bigint,
  failure text,
  constraint backups_pkey PRIMARY KEY (id),
  constraint backups_end CHECK (
CASE
    WHEN ended_at IS NULL THEN num_nonnulls(file, bytes, failure) = 0
    ELSE (file IS NULL) = (bytes IS NULL) AND num_nonnulls(file, failure) = 1
END),
  constraint backups_reason CHECK (reason = ANY (ARRAY['schedule'::text, 'admin'::text, 'command'::text]))
);
CREATE INDEX backups_by_time ON backups USING btree (started_at);

create table banners (
  id bigint generated always as identity not null,
  image text not null,
  title_en text not null,
  title_bn text not null,
  subtitle_en text default ''::text not null,
  subtitle_bn text default ''::text not null,
  button_text_en text default 'Shop Now'::text not null,
  button_text_bn text default 'বাজার করুন'::text not null,
  link text default '/products'::text not null,
  tint text not null,
  "position" integer default 0 not null,
  is_active boolean default true not null,
  visible_from timestamp with time zone,
  visible_until timestamp with time zone,
  version integer default 1 not null,
  constraint banners_pkey PRIMARY KEY (id),
  constraint banners_dates CHECK (visible_from < visible_until),
  constraint banners_link_safe CHECK (link ~ '^(/([^/\\]|$)|https?://)'::text)
);
CREATE CONSTRAINT TRIGGER banners_touch_pages AFTER INSERT OR DELETE OR UPDATE ON banners DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION touch_table('banners');

create table browser_assets (
  name text not null,
  bytes bytea storage external not null,
  used_at timestamp with time zone default now() not null,
  constraint browser_assets_pkey PRIMARY KEY (name)
);

create table cart_links (
  id bigint generated always as identity not null,
  code text not null,
  lines jsonb not null,
  made_by bigint,
  opened integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  ends_at timestamp with time zone not null,
  constraint cart_links_pkey PRIMARY KEY (id),
  constraint cart_links_code UNIQUE (code),
  constraint cart_links_made_by FOREIGN KEY (made_by) REFERENCES users(id),
  constraint cart_links_opened CHECK (opened >= 0)
);
CREATE INDEX cart_links_by_end ON cart_links USING btree (ends_at);
CREATE INDEX cart_links_of_staff ON cart_links USING btree (id) WHERE made_by IS NOT NULL;

create table cash_handovers (
  id bigint generated always as identity not null,
  rider_id bigint not null,
  day date not null,
  expected_poisha bigint not null,
  handed_poisha bigint not null,
  received_by bigint not null,
  note text,
  corrects bigint,
  idempotency_key text not null,
  created_at timestamp with time zone default now() not null,
  constraint cash_handovers_pkey PRIMARY KEY (id),
  constraint cash_handovers_once_per_key UNIQUE (received_by, idempotency_key),
  constraint cash_handovers_corrects FOREIGN KEY (corrects) REFERENCES cash_handovers(id),
  constraint cash_handovers_receiver FOREIGN KEY (received_by) REFERENCES users(id),
  constraint cash_handovers_rider FOREIGN KEY (rider_id) REFERENCES users(id),
  constraint cash_handovers_amounts CHECK ((expected_poisha >= 0 OR handed_poisha = 0) AND (handed_poisha >= 0 OR corrects IS NOT NULL)),
  constraint cash_handovers_note CHECK ((handed_poisha = expected_poisha OR (handed_poisha % 100::bigint) = 0 AND abs(handed_poisha - expected_poisha) < 100) AND corrects IS NULL OR note IS NOT NULL)
);
CREATE INDEX cash_handovers_of_day ON cash_handovers USING btree (day, rider_id);
CREATE INDEX cash_handovers_of_rider ON cash_handovers USING btree (rider_id, day);

create table categories (
  id bigint generated always as identity not null,
  slug text not null,
  name_en text not null,
  name_bn text not null,
  icon text not null,
  tint text not null,
  "position" integer default 0 not null,
  is_active boolean default true not null,
  visible_from timestamp with time zone,
  visible_until timestamp with time zone,
  version integer default 1 not null,
  parent_id bigint,
  required_fields text[] default '{}'::text[] not null,
  constraint categories_pkey PRIMARY KEY (id),
  constraint categories_slug_unique UNIQUE (slug),
  constraint categories_parent FOREIGN KEY (parent_id) REFERENCES categories(id),
  constraint categories_dates CHECK (visible_from < visible_until),
  constraint categories_names_filled CHECK (name_en <> ''::text AND name_bn <> ''::text),
  constraint categories_not_in_itself CHECK (parent_id <> id)
);
CREATE INDEX categories_in_order ON categories USING btree ("position", id);
CREATE INDEX categories_of_parent ON categories USING btree (parent_id);
CREATE TRIGGER categories_reprice_moved AFTER UPDATE OF parent_id ON categories FOR EACH ROW WHEN (old.parent_id IS DISTINCT FROM new.parent_id) EXECUTE FUNCTION reprice_moved_category();
CREATE CONSTRAINT TRIGGER categories_touch_pages AFTER INSERT OR DELETE OR UPDATE ON categories DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION touch_table('categories', 'search');

create table cdn_purges (
  "only" boolean default true not null,
  version bigint default 0 not null,
  claimed_by text,
  claimed_until timestamp with time zone default now() not null,
  purged_at timestamp with time zone,
  failing_since timestamp with time zone,
  failure text,
  seen text default '1:1:'::text not null,
  constraint cdn_purges_pkey PRIMARY KEY ("only"),
  constraint cdn_purges_one_row CHECK ("only")
);

create table consents (
  id bigint generated always as identity not null,
  user_id bigint not null,
  kind text not null,
  given boolean not null,
  version text not null,
  way text not null,
  at timestamp with time zone default now() not null,
  constraint consents_pkey PRIMARY KEY (id),
  constraint consents_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint consents_kind CHECK (kind = ANY (ARRAY['policy'::text, 'marketing'::text])),
  constraint consents_way CHECK (way = ANY (ARRAY['password'::text, 'google'::text, 'mobile'::text, 'order'::text, 'account'::text, 'phone'::text]))
);
CREATE INDEX consents_of_user ON consents USING btree (user_id, kind, id);
CREATE UNIQUE INDEX consents_to_policy_once ON consents USING btree (user_id, version) WHERE kind = 'policy'::text;

create table contact_messages (
  id bigint generated always as identity not null,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamp with time zone default now() not null,
  language text,
  status text default 'new'::text not null,
  assignee_id bigint,
  settled_at timestamp with time zone,
  version integer default 0 not null,
  idempotency_key text,
  user_id bigint,
  constraint contact_messages_pkey PRIMARY KEY (id),
  constraint contact_messages_once_per_key UNIQUE (idempotency_key),
  constraint contact_messages_assignee FOREIGN KEY (assignee_id) REFERENCES users(id),
  constraint contact_messages_user FOREIGN KEY (user_id) REFERENCES users(id),
  constraint contact_messages_filled CHECK (name <> ''::text AND message <> ''::text),
  constraint contact_messages_language CHECK (language = ANY (ARRAY['en'::text, 'bn'::text])),
  constraint contact_messages_name CHECK (is_name(name)),
  constraint contact_messages_settled CHECK ((status = 'done'::text) = (settled_at IS NOT NULL)),
  constraint contact_messages_status CHECK (status = ANY (ARRAY['new'::text, 'in_hand'::text, 'answered'::text, 'done'::text]))
);
CREATE INDEX contact_messages_by_status ON contact_messages USING btree (status, id);
CREATE INDEX contact_messages_open ON contact_messages USING btree (id) WHERE status = ANY (ARRAY['new'::text, 'in_hand'::text]);
CREATE INDEX contact_messages_settled_at ON contact_messages USING btree (settled_at) WHERE settled_at IS NOT NULL;
CREATE TRIGGER contact_messages_meet_deadline AFTER UPDATE OF status ON contact_messages FOR EACH ROW WHEN (new.status IS DISTINCT FROM old.status) EXECUTE FUNCTION write_answer_deadline();
CREATE TRIGGER contact_messages_write_deadline AFTER INSERT OR DELETE ON contact_messages FOR EACH ROW EXECUTE FUNCTION write_answer_deadline();
CREATE CONSTRAINT TRIGGER contact_messages_write_event AFTER INSERT ON contact_messages DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION write_event('message.sent');

create table custom_orders (
  id bigint generated always as identity not null,
  customer_name text not null,
  customer_email text,
  customer_phone text,
  order_details text not null,
  delivery_address text,
  created_at timestamp with time zone default now() not null,
  order_id bigint,
  language text,
  status text default 'new'::text not null,
  assignee_id bigint,
  settled_at timestamp with time zone,
  version integer default 0 not null,
  idempotency_key text,
  user_id bigint,
  constraint custom_orders_pkey PRIMARY KEY (id),
  constraint custom_orders_once_per_key UNIQUE (idempotency_key),
  constraint custom_orders_one_order UNIQUE (order_id),
  constraint custom_orders_assignee FOREIGN KEY (assignee_id) REFERENCES users(id),
  constraint custom_orders_order FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint custom_orders_user FOREIGN KEY (user_id) REFERENCES users(id),
  constraint custom_orders_filled CHECK (customer_name <> ''::text AND order_details <> ''::text),
  constraint custom_orders_language CHECK (language = ANY (ARRAY['en'::text, 'bn'::text])),
  constraint custom_orders_name CHECK (is_name(customer_name)),
  constraint custom_orders_settled CHECK ((status = 'done'::text) = (settled_at IS NOT NULL)),
  constraint custom_orders_status CHECK (status = ANY (ARRAY['new'::text, 'in_hand'::text, 'answered'::text, 'done'::text]))
);
CREATE INDEX custom_orders_by_status ON custom_orders USING btree (status, id);
CREATE INDEX custom_orders_open ON custom_orders USING btree (id) WHERE status = ANY (ARRAY['new'::text, 'in_hand'::text]);
CREATE INDEX custom_orders_settled_at ON custom_orders USING btree (settled_at) WHERE settled_at IS NOT NULL;
CREATE CONSTRAINT TRIGGER custom_orders_write_event AFTER INSERT ON custom_orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION write_event('custom_order.sent');

create table customer_push_subscriptions (
  id bigint generated always as identity not null,
  session_hash text not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  renewed_at timestamp with time zone default now() not null,
  pushed_at timestamp with time zone,
  constraint customer_push_subscriptions_pkey PRIMARY KEY (id),
  constraint customer_push_subscriptions_once UNIQUE (endpoint),
  constraint customer_push_subscriptions_session FOREIGN KEY (session_hash) REFERENCES sessions(token_hash) ON UPDATE CASCADE ON DELETE CASCADE,
  constraint customer_push_subscriptions_endpoint CHECK (endpoint ~ '^https://'::text)
);
CREATE INDEX customer_push_subscriptions_of_session ON customer_push_subscriptions USING btree (session_hash);

create table delivery_area_places (
  place text not null,
  area_id bigint not null,
  constraint delivery_area_places_pkey PRIMARY KEY (place),
  constraint delivery_area_places_area FOREIGN KEY (area_id) REFERENCES delivery_areas(id) ON DELETE CASCADE
);
CREATE INDEX delivery_area_places_of_area ON delivery_area_places USING btree (area_id);

create table delivery_areas (
  id bigint generated always as identity not null,
  name_en text not null,
  name_bn text not null,
  fee_poisha bigint not null,
  free_from_poisha bigint,
  min_order_poisha bigint,
  brings_perishables boolean default true not null,
  version integer default 1 not null,
  constraint delivery_areas_pkey PRIMARY KEY (id),
  constraint delivery_areas_fee CHECK (fee_poisha >= 0),
  constraint delivery_areas_free_from CHECK (free_from_poisha > 0),
  constraint delivery_areas_min_order CHECK (min_order_poisha > 0)
);
CREATE CONSTRAINT TRIGGER delivery_areas_touch_pages AFTER INSERT OR DELETE OR UPDATE ON delivery_areas DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION touch_table('areas');

create table delivery_slot_days (
  slot_id bigint not null,
  day date not null,
  taken integer default 0 not null,
  capacity integer,
  closed boolean default false not null,
  constraint delivery_slot_days_slot_id_day_pk PRIMARY KEY (slot_id, day),
  constraint delivery_slot_days_slot FOREIGN KEY (slot_id) REFERENCES delivery_slots(id) ON DELETE CASCADE,
  constraint delivery_slot_days_taken CHECK (taken >= 0)
);

create table delivery_slots (
  id bigint generated always as identity not null,
  area_id bigint not null,
  from_minute integer not null,
  to_minute integer not null,
  weekdays integer[] not null,
  capacity integer not null,
  cut_off_minutes integer not null,
  constraint delivery_slots_pkey PRIMARY KEY (id),
  constraint delivery_slots_area FOREIGN KEY (area_id) REFERENCES delivery_areas(id) ON DELETE CASCADE,
  constraint delivery_slots_capacity CHECK (capacity >= 0),
  constraint delivery_slots_minutes CHECK (0 <= from_minute AND from_minute < to_minute AND to_minute <= 1440)
);
CREATE INDEX delivery_slots_of_area ON delivery_slots USING btree (area_id);

create table drizzle.__drizzle_migrations (
  id integer default nextval('drizzle.__drizzle_migrations_id_seq'::regclass) not null,
  hash text not null,
  created_at bigint,
  is_additive boolean,
  constraint __drizzle_migrations_pkey PRIMARY KEY (id)
);

create table email_receipts (
  id uuid default gen_random_uuid() not null,
  status text default 'waiting'::text not null,
  at timestamp with time zone default now() not null,
  constraint email_receipts_pkey PRIMARY KEY (id),
  constraint email_receipts_status CHECK (status = ANY (ARRAY['waiting'::text, 'sent'::text, 'logged'::text, 'failed'::text]))
);

create table email_texts (
  email text not null,
  language text not null,
  subject text not null,
  body text not null,
  version integer default 1 not null,
  constraint email_texts_email_language_pk PRIMARY KEY (email, language)
);
CREATE CONSTRAINT TRIGGER email_texts_touch_pages AFTER INSERT OR DELETE OR UPDATE ON email_texts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION touch_table('texts');

create table emails (
  id uuid default gen_random_uuid() not null,
  recipient text not null,
  subject text not null,
  text text,
  html text,
  attempts integer default 0 not null,
  next_attempt_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  failed_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  receipt_id uuid,
  constraint emails_pkey PRIMARY KEY (id),
  constraint emails_receipt FOREIGN KEY (receipt_id) REFERENCES email_receipts(id) ON DELETE SET NULL,
  constraint emails_say_nothing_once_failed CHECK ((failed_at IS NULL) = (text IS NOT NULL AND html IS NOT NULL))
);
CREATE INDEX emails_waiting ON emails USING btree (next_attempt_at) WHERE failed_at IS NULL;

create table event_log (
  "only" boolean default true not null,
  "position" bigint default 0 not null,
  deleted_to bigint default 0 not null,
  constraint event_log_pkey PRIMARY KEY ("only")
);

create table events (
  id bigint generated always as identity not null,
  "position" bigint,
  at timestamp with time zone default now() not null,
  type text not null,
  subject bigint not null,
  data jsonb default '{}'::jsonb not null
);
CREATE UNIQUE INDEX events_by_position ON events USING btree ("position") WHERE "position" IS NOT NULL;
CREATE INDEX events_without_position ON events USING btree (id) WHERE "position" IS NULL;

create table identity."user" (
  id text not null,
  name text not null,
  email text not null,
  "emailVerified" boolean not null,
  image text,
  "createdAt" timestamp with time zone default CURRENT_TIMESTAMP not null,
  "updatedAt" timestamp with time zone default CURRENT_TIMESTAMP not null,
  constraint user_pkey PRIMARY KEY (id),
  constraint user_email_key UNIQUE (email),
  constraint user_name CHECK (is_name(name))
);

create table identity.account (
  id text not null,
  "accountId" text not null,
  "providerId" text not null,
  "userId" text not null,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamp with time zone,
  "refreshTokenExpiresAt" timestamp with time zone,
  scope text,
  password text,
  "createdAt" timestamp with time zone default CURRENT_TIMESTAMP not null,
  "updatedAt" timestamp with time zone not null,
  constraint account_pkey PRIMARY KEY (id),
  constraint "account_userId_fkey" FOREIGN KEY ("userId") REFERENCES identity."user"(id) ON DELETE CASCADE
);
CREATE INDEX "account_userId_idx" ON identity.account USING btree ("userId");

create table identity.jwks (
  id text not null,
  "publicKey" text not null,
  "privateKey" text not null,
  "createdAt" timestamp with time zone not null,
  "expiresAt" timestamp with time zone,
  alg text,
  crv text,
  constraint jwks_pkey PRIMARY KEY (id)
);

create table identity.session (
  id text not null,
  "expiresAt" timestamp with time zone not null,
  token text not null,
  "createdAt" timestamp with time zone default CURRENT_TIMESTAMP not null,
  "updatedAt" timestamp with time zone not null,
  "ipAddress" text,
  "userAgent" text,
  "userId" text not null,
  constraint session_pkey PRIMARY KEY (id),
  constraint session_token_key UNIQUE (token),
  constraint "session_userId_fkey" FOREIGN KEY ("userId") REFERENCES identity."user"(id) ON DELETE CASCADE
);
CREATE INDEX "session_userId_idx" ON identity.session USING btree ("userId");

create table identity.verification (
  id text not null,
  identifier text not null,
  value text not null,
  "expiresAt" timestamp with time zone not null,
  "createdAt" timestamp with time zone default CURRENT_TIMESTAMP not null,
  "updatedAt" timestamp with time zone default CURRENT_TIMESTAMP not null,
  constraint verification_pkey PRIMARY KEY (id)
);
CREATE INDEX verification_identifier_idx ON identity.verification USING btree (identifier);

create table ignored_searches (
  term text not null,
  ignored_at timestamp with time zone default now() not null,
  constraint ignored_searches_pkey PRIMARY KEY (term)
);

create table journal (
  id bigint generated always as identity not null,
  at timestamp with time zone default now() not null,
  user_id bigint,
  user_name text,
  action text not null,
  kind text not null,
  subject_id text not null,
  subject_name text not null,
  before jsonb default '{}'::jsonb not null,
  after jsonb default '{}'::jsonb not null,
  key_id bigint,
  key_name text,
  constraint journal_pkey PRIMARY KEY (id)
);
CREATE INDEX journal_of_subject ON journal USING btree (kind, subject_id, id);
CREATE INDEX journal_of_user ON journal USING btree (user_id, id);
CREATE INDEX journal_search ON journal USING gin (((subject_name || ' '::text) || COALESCE(user_name, ''::text)) gin_trgm_ops);
CREATE TRIGGER journal_is_append_only BEFORE DELETE OR TRUNCATE ON journal FOR EACH STATEMENT EXECUTE FUNCTION refuse_journal_change();
CREATE TRIGGER journal_lines_stay BEFORE UPDATE ON journal FOR EACH ROW WHEN ((to_jsonb(old.*) - '{subject_name,user_name}'::text[]) IS DISTINCT FROM (to_jsonb(new.*) - '{subject_name,user_name}'::text[]) OR old.subject_name <> new.subject_name AND ((old.kind <> ALL (ARRAY['user'::text, 'staff'::text])) OR new.subject_name <> 'Deleted customer'::text) OR old.user_name IS DISTINCT FROM new.user_name AND new.user_name IS DISTINCT FROM 'Deleted customer'::text) EXECUTE FUNCTION refuse_journal_change();

create table marks (
  name text not null,
  made_at timestamp with time zone default now() not null,
  constraint marks_pkey PRIMARY KEY (name)
);

create table notices (
  id bigint generated always as identity not null,
  title_en text not null,
  title_bn text not null,
  link text,
  "position" integer default 0 not null,
  is_active boolean default true not null,
  visible_from timestamp with time zone,
  visible_until timestamp with time zone,
  version integer default 1 not null,
  constraint notices_pkey PRIMARY KEY (id),
  constraint notices_dates CHECK (visible_from < visible_until),
  constraint notices_link_safe CHECK (link ~ '^(/([^/\\]|$)|https?://)'::text)
);
CREATE CONSTRAINT TRIGGER notices_touch_pages AFTER INSERT OR DELETE OR UPDATE ON notices DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION touch_table('notices');

create table notifications (
  id bigint generated always as identity not null,
  order_id bigint not null,
  event text not null,
  occurrence bigint default 0 not null,
  channel text not null,
  status text default 'waiting'::text not null,
  attempts integer default 0 not null,
  next_attempt_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone default now() + '12:00:00'::interval not null,
  created_at timestamp with time zone default now() not null,
  settled_at timestamp with time zone,
  recipient text,
  subject text,
  text text,
  reason text,
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_once UNIQUE (order_id, event, occurrence, channel),
  constraint notifications_channel CHECK (channel = ANY (ARRAY['email'::text, 'sms'::text, 'shop'::text])),
  constraint notifications_event CHECK (event = ANY (ARRAY['placed'::text, 'confirmed'::text, 'on_the_way'::text, 'not_delivered'::text, 'delivered'::text, 'cancelled'::text, 'changed'::text])),
  constraint notifications_status CHECK (status = ANY (ARRAY['waiting'::text, 'sent'::text, 'unsent'::text, 'failed'::text]))
);
CREATE INDEX notifications_by_status ON notifications USING btree (status, id);
CREATE INDEX notifications_settled ON notifications USING btree (settled_at) WHERE settled_at IS NOT NULL;
CREATE INDEX notifications_waiting ON notifications USING btree (next_attempt_at) WHERE status = 'waiting'::text;

create table offer_areas (
  offer_id bigint not null,
  area_id bigint not null,
  constraint offer_areas_offer_id_area_id_pk PRIMARY KEY (offer_id, area_id),
  constraint offer_areas_area FOREIGN KEY (area_id) REFERENCES delivery_areas(id) ON DELETE CASCADE,
  constraint offer_areas_offer FOREIGN KEY (offer_id) REFERENCES offers(id) ON DELETE CASCADE
);
CREATE INDEX offer_areas_of_area ON offer_areas USING btree (area_id);

create table offer_categories (
  offer_id bigint not null,
  category_id bigint not null,
  constraint offer_categories_offer_id_category_id_pk PRIMARY KEY (offer_id, category_id),
  constraint offer_categories_category FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE CASCADE,
  constraint offer_categories_offer FOREIGN KEY (offer_id) REFERENCES offers(id) ON DELETE CASCADE
);
CREATE INDEX offer_categories_of_category ON offer_categories USING btree (category_id);

create table offer_codes (
  code text not null,
  offer_id bigint not null,
  max_uses integer,
  created_at timestamp with time zone default now() not null,
  constraint offer_codes_pkey PRIMARY KEY (code),
  constraint offer_codes_offer FOREIGN KEY (offer_id) REFERENCES offers(id) ON DELETE CASCADE,
  constraint offer_codes_max_uses CHECK (max_uses > 0)
);
CREATE INDEX offer_codes_of_offer ON offer_codes USING btree (offer_id);

create table offer_products (
  offer_id bigint not null,
  product_id bigint not null,
  constraint offer_products_offer_id_product_id_pk PRIMARY KEY (offer_id, product_id),
  constraint offer_products_offer FOREIGN KEY (offer_id) REFERENCES offers(id) ON DELETE CASCADE,
  constraint offer_products_product FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX offer_products_of_product ON offer_products USING btree (product_id);

create table offers (
  id bigint generated always as identity not null,
  kind text not null,
  name_en text not null,
  name_bn text not null,
  percent integer,
  amount_poisha bigint,
  applies_to text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  version integer default 1 not null,
  changed_at timestamp with time zone default now() not null,
  idempotency_key text,
  is_cheapest_free boolean default false not null,
  pieces integer,
  from_poisha bigint default 0 not null,
  needs_code boolean default false not null,
  max_uses integer,
  max_uses_per_customer integer,
  max_uses_per_mobile integer,
  is_first_order_only boolean default false not null,
  constraint offers_pkey PRIMARY KEY (id),
  constraint offers_idempotency_key UNIQUE (idempotency_key),
  constraint offers_amount CHECK (amount_poisha > 0),
  constraint offers_applies_to CHECK (applies_to = ANY (ARRAY['all'::text, 'categories'::text, 'products'::text, 'areas'::text])),
  constraint offers_dates CHECK (starts_at < ends_at),
  constraint offers_from CHECK (from_poisha >= 0 AND (from_poisha = 0 OR (kind = ANY (ARRAY['order'::text, 'delivery'::text])))),
  constraint offers_kind CHECK (kind = ANY (ARRAY['price'::text, 'several'::text, 'order'::text, 'delivery'::text])),
  constraint offers_limits CHECK (max_uses > 0 AND max_uses_per_customer > 0 AND max_uses_per_mobile > 0),
  constraint offers_limits_of_prices CHECK (kind <> 'price'::text OR needs_code OR NOT is_first_order_only AND num_nonnulls(max_uses, max_uses_per_customer, max_uses_per_mobile) = 0),
  constraint offers_names_filled CHECK (name_en <> ''::text AND name_bn <> ''::text),
  constraint offers_percent CHECK (percent >= 1 AND percent <= 90),
  constraint offers_several CHECK ((kind = 'several'::text) = (pieces IS NOT NULL) AND pieces >= 2 AND pieces <= 20 AND (kind = 'several'::text OR NOT is_cheapest_free)),
  constraint offers_takes_off CHECK (
CASE
    WHEN kind = 'delivery'::text THEN percent IS NULL AND NOT is_cheapest_free
    ELSE num_nonnulls(percent, amount_poisha, NULLIF(is_cheapest_free, false)) = 1
END)
);
CREATE INDEX offers_by_begin ON offers USING btree (starts_at);
CREATE INDEX offers_by_change ON offers USING btree (changed_at);
CREATE INDEX offers_by_end ON offers USING btree (ends_at);
CREATE INDEX offers_by_time ON offers USING gist (tstzrange(starts_at, ends_at));
CREATE INDEX offers_on_orders_by_time ON offers USING gist (tstzrange(starts_at, ends_at)) WHERE kind <> 'price'::text OR needs_code;

create table order_callers (
  order_id bigint not null,
  user_id bigint not null,
  seen_at timestamp with time zone default now() not null,
  constraint order_callers_pkey PRIMARY KEY (order_id),
  constraint order_callers_order FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_callers_user FOREIGN KEY (user_id) REFERENCES users(id)
);

create table order_calls (
  id bigint generated always as identity not null,
  order_id bigint not null,
  user_id bigint not null,
  outcome text not null,
  call_again_at timestamp with time zone,
  note text,
  created_at timestamp with time zone default now() not null,
  constraint order_calls_pkey PRIMARY KEY (id),
  constraint order_calls_order FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_calls_user FOREIGN KEY (user_id) REFERENCES users(id),
  constraint order_calls_again CHECK ((outcome = 'no_answer'::text) = (call_again_at IS NOT NULL)),
  constraint order_calls_outcome CHECK (outcome = ANY (ARRAY['confirmed'::text, 'no_answer'::text, 'refused'::text, 'changed'::text]))
);
CREATE INDEX order_calls_of_order ON order_calls USING btree (order_id, id);

create table order_edits (
  id bigint generated always as identity not null,
  order_id bigint not null,
  revision integer not null,
  user_id bigint not null,
  changes jsonb not null,
  total_before_poisha bigint not null,
  total_after_poisha bigint not null,
  note text,
  request_hash text not null,
  created_at timestamp with time zone default now() not null,
  taken_back boolean default false not null,
  discount_before_poisha bigint,
  discount_after_poisha bigint,
  discount_reason text,
  about text,
  constraint order_edits_pkey PRIMARY KEY (id),
  constraint order_edits_once_per_revision UNIQUE (order_id, revision),
  constraint order_edits_order FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_edits_user FOREIGN KEY (user_id) REFERENCES users(id),
  constraint order_edits_about CHECK (about = ANY (ARRAY['time'::text, 'place'::text, 'contact'::text]))
);

create table order_items (
  id bigint generated always as identity not null,
  order_id bigint not null,
  product_id bigint,
  name_en text not null,
  name_bn text not null,
  weight_en text not null,
  weight_bn text not null,
  image text not null,
  tint text not null,
  price_poisha bigint not null,
  quantity integer not null,
  taken integer default 0 not null,
  actual_poisha bigint,
  packed_by bigint,
  step_grams integer,
  packed_grams integer,
  if_missing text,
  offer_id bigint,
  regular_poisha bigint,
  discount_poisha bigint default 0 not null,
  offer_share_poisha bigint,
  offer_share_price_poisha bigint,
  constraint order_items_pkey PRIMARY KEY (id),
  constraint order_items_once_per_product UNIQUE (order_id, product_id),
  constraint order_items_offer FOREIGN KEY (offer_id) REFERENCES offers(id),
  constraint order_items_order FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_items_packed_by FOREIGN KEY (packed_by) REFERENCES users(id),
  constraint order_items_product FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE SET NULL,
  constraint order_items_actual_positive CHECK (actual_poisha > 0),
  constraint order_items_discount CHECK (discount_poisha >= 0 AND discount_poisha::numeric <= COALESCE(actual_poisha::numeric, price_poisha::numeric * quantity::numeric)),
  constraint order_items_if_missing CHECK (if_missing = ANY (ARRAY['call'::text, 'similar'::text, 'leave_out'::text])),
  constraint order_items_offer_share CHECK ((offer_share_poisha IS NULL) = (offer_share_price_poisha IS NULL) AND offer_share_poisha >= 0 AND offer_share_poisha <= offer_share_price_poisha),
  constraint order_items_offer_takes_off CHECK ((offer_id IS NULL) = (regular_poisha IS NULL) AND regular_poisha > price_poisha),
  constraint order_items_price_positive CHECK (price_poisha > 0),
  constraint order_items_quantity_positive CHECK (quantity > 0),
  constraint order_items_taken CHECK (taken >= 0 AND taken <= quantity),
  constraint order_items_weighed CHECK (packed_grams IS NULL OR packed_grams > 0 AND step_grams > 0)
);
CREATE INDEX order_items_of_offer ON order_items USING btree (offer_id) WHERE offer_id IS NOT NULL;
CREATE INDEX order_items_of_product ON order_items USING btree (product_id);
CREATE TRIGGER order_items_lower_share BEFORE UPDATE OF quantity, actual_poisha ON order_items FOR EACH ROW WHEN (new.discount_poisha::numeric > COALESCE(new.actual_poisha::numeric, new.price_poisha::numeric * new.quantity::numeric)) EXECUTE FUNCTION lower_share();

create table order_packers (
  order_id bigint not null,
  user_id bigint not null,
  seen_at timestamp with time zone default now() not null,
  constraint order_packers_pkey PRIMARY KEY (order_id),
  constraint order_packers_order FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_packers_user FOREIGN KEY (user_id) REFERENCES users(id)
);

create table order_payment_parts (
  order_id bigint not null,
  way text not null,
  amount_poisha bigint not null,
  reference text not null,
  constraint order_payment_parts_order_id_way_pk PRIMARY KEY (order_id, way),
  constraint order_payment_parts_payment FOREIGN KEY (order_id) REFERENCES order_payments(order_id) ON DELETE CASCADE,
  constraint order_payment_parts_amount CHECK (amount_poisha > 0),
  constraint order_payment_parts_way CHECK (way = ANY (ARRAY['bkash'::text, 'nagad'::text, 'card'::text]))
);

create table order_payments (
  order_id bigint not null,
  rider_id bigint not null,
  amount_poisha bigint not null,
  expected_poisha bigint not null,
  note text,
  taken_at timestamp with time zone default now() not null,
  other_poisha bigint default 0 not null,
  constraint order_payments_pkey PRIMARY KEY (order_id),
  constraint order_payments_order FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_payments_rider FOREIGN KEY (rider_id) REFERENCES users(id),
  constraint order_payments_amount CHECK (amount_poisha >= 0 AND other_poisha >= 0),
  constraint order_payments_note CHECK (amount_poisha = (expected_poisha - other_poisha) OR (amount_poisha % 100::bigint) = 0 AND abs(amount_poisha - (expected_poisha - other_poisha)) < 100 OR note IS NOT NULL)
);
CREATE INDEX order_payments_by_time ON order_payments USING btree (taken_at);
CREATE INDEX order_payments_of_rider ON order_payments USING btree (rider_id, taken_at, amount_poisha);
CREATE CONSTRAINT TRIGGER order_payments_write_event AFTER UPDATE OF amount_poisha, other_poisha ON order_payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.amount_poisha IS DISTINCT FROM new.amount_poisha OR old.other_poisha IS DISTINCT FROM new.other_poisha) EXECUTE FUNCTION write_payment_event();
CREATE CONSTRAINT TRIGGER order_payments_write_first_event AFTER INSERT OR DELETE ON order_payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION write_payment_event();

create table order_pushes (
  order_id bigint not null,
  subscription_id bigint not null,
  attempts integer default 0 not null,
  next_attempt_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone default now() + '01:00:00'::interval not null,
  created_at timestamp with time zone default now() not null,
  failure text,
  constraint order_pushes_order_id_subscription_id_pk PRIMARY KEY (order_id, subscription_id)
);
CREATE INDEX order_pushes_waiting ON order_pushes USING btree (next_attempt_at);

create table order_refunds (
  id bigint generated always as identity not null,
  order_id bigint not null,
  amount_poisha bigint not null,
  way text not null,
  reference text,
  reason text not null,
  user_id bigint not null,
  created_at timestamp with time zone default now() not null,
  taken_back_by bigint,
  taken_back_at timestamp with time zone,
  constraint order_refunds_pkey PRIMARY KEY (id),
  constraint order_refunds_order FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_refunds_taken_back_by FOREIGN KEY (taken_back_by) REFERENCES users(id),
  constraint order_refunds_user FOREIGN KEY (user_id) REFERENCES users(id),
  constraint order_refunds_amount CHECK (amount_poisha > 0),
  constraint order_refunds_taken_back CHECK ((taken_back_by IS NULL) = (taken_back_at IS NULL)),
  constraint order_refunds_way CHECK (way = ANY (ARRAY['cash'::text, 'bkash'::text, 'nagad'::text, 'card'::text, 'bank'::text, 'other'::text]))
);
CREATE INDEX order_refunds_of_order ON order_refunds USING btree (order_id, id);
CREATE CONSTRAINT TRIGGER order_refunds_write_event AFTER UPDATE OF taken_back_at ON order_refunds DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.taken_back_at IS NULL AND new.taken_back_at IS NOT NULL) EXECUTE FUNCTION write_refund_event();
CREATE CONSTRAINT TRIGGER order_refunds_write_first_event AFTER INSERT ON order_refunds DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION write_refund_event();

create table order_steps (
  id bigint generated always as identity not null,
  order_id bigint not null,
  from_status text not null,
  to_status text not null,
  user_id bigint not null,
  created_at timestamp with time zone default now() not null,
  reason text,
  note text,
  from_fulfilment text,
  to_fulfilment text,
  outcome text,
  constraint order_steps_pkey PRIMARY KEY (id),
  constraint order_steps_order FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_steps_user FOREIGN KEY (user_id) REFERENCES users(id),
  constraint order_steps_outcome CHECK (outcome = ANY (ARRAY['nobody_there'::text, 'partly'::text])),
  constraint order_steps_reason CHECK (reason IS NULL OR to_status = 'cancelled'::text AND (reason = ANY (ARRAY['customer_asked'::text, 'not_reached'::text, 'out_of_stock'::text, 'not_served'::text, 'refused'::text, 'other'::text])))
);
CREATE INDEX order_steps_by_time ON order_steps USING brin (created_at);
CREATE INDEX order_steps_of_order ON order_steps USING btree (order_id, id);
CREATE CONSTRAINT TRIGGER order_steps_write_event AFTER INSERT ON order_steps DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION write_step_event();

create table orders (
  id bigint generated always as identity not null,
  user_id bigint not null,
  status text default 'pending'::text not null,
  address_details text not null,
  mobile_no text not null,
  mobile_e164 text,
  payment_type text default 'cash'::text not null,
  total_poisha bigint not null,
  idempotency_key text not null,
  request_hash text not null,
  created_at timestamp with time zone default now() not null,
  revision integer default 0 not null,
  taken_by bigint,
  language text,
  fulfilment text default 'placed'::text not null,
  place text,
  street text,
  rider_note text,
  area_id bigint,
  slot_id bigint,
  slot_day date,
  slot_from integer,
  slot_to integer,
  fee_poisha bigint default 0 not null,
  if_missing text,
  rider_id bigint,
  discount_poisha bigint default 0 not null,
  discount_reason text,
  fee_discount_poisha bigint default 0 not null,
  offer_id bigint,
  offer_code text,
  offer_poisha bigint default 0 not null,
  joined_into bigint,
  stop_position integer,
  cart_link text,
  constraint orders_pkey PRIMARY KEY (id),
  constraint orders_once_per_key UNIQUE (user_id, idempotency_key),
  constraint orders_once_per_key_of_staff UNIQUE (taken_by, idempotency_key),
  constraint orders_offer FOREIGN KEY (offer_id) REFERENCES offers(id),
  constraint orders_rider FOREIGN KEY (rider_id) REFERENCES users(id),
  constraint orders_slot FOREIGN KEY (slot_id) REFERENCES delivery_slots(id) ON DELETE SET NULL,
  constraint orders_taken_by FOREIGN KEY (taken_by) REFERENCES users(id),
  constraint orders_user FOREIGN KEY (user_id) REFERENCES users(id),
  constraint orders_discount CHECK (discount_poisha >= 0),
  constraint orders_fee CHECK (0 <= fee_poisha AND fee_poisha <= (total_poisha + discount_poisha)),
  constraint orders_fee_discount CHECK (fee_discount_poisha >= 0),
  constraint orders_fulfilment CHECK (fulfilment = ANY (ARRAY['placed'::text, 'confirmed'::text, 'packed'::text, 'on_the_way'::text, 'not_delivered'::text, 'delivered'::text])),
  constraint orders_fulfilment_fits CHECK (status = 'cancelled'::text OR status =
CASE fulfilment
    WHEN 'placed'::text THEN 'pending'::text
    WHEN 'delivered'::text THEN 'completed'::text
    ELSE 'processing'::text
END),
  constraint orders_if_missing CHECK (if_missing = ANY (ARRAY['call'::text, 'similar'::text, 'leave_out'::text])),
  constraint orders_language CHECK (language = ANY (ARRAY['en'::text, 'bn'::text])),
  constraint orders_offer_takes_off CHECK (offer_poisha >= 0),
  constraint orders_payment CHECK (payment_type = 'cash'::text),
  constraint orders_status CHECK (status = ANY (ARRAY['pending'::text, 'processing'::text, 'completed'::text, 'cancelled'::text])),
  constraint orders_total_positive CHECK (total_poisha > 0)
);
CREATE INDEX orders_by_district ON orders USING btree (split_part(place, '/'::text, 1), id);
CREATE INDEX orders_by_mobile ON orders USING btree (mobile_e164, id);
CREATE INDEX orders_by_place ON orders USING btree (place, id);
CREATE INDEX orders_by_slot_day ON orders USING btree (slot_day, id) WHERE slot_day IS NOT NULL;
CREATE INDEX orders_by_status ON orders USING btree (status, id);
CREATE INDEX orders_by_time ON orders USING btree (created_at);
CREATE INDEX orders_of_cart_link ON orders USING btree (cart_link) WHERE cart_link IS NOT NULL;
CREATE INDEX orders_of_offer ON orders USING btree (offer_id, offer_code) WHERE offer_id IS NOT NULL AND status <> 'cancelled'::text;
CREATE INDEX orders_of_rider ON orders USING btree (rider_id, id) WHERE rider_id IS NOT NULL AND status = 'processing'::text;
CREATE INDEX orders_of_slot ON orders USING btree (slot_day, slot_id) WHERE slot_id IS NOT NULL;
CREATE INDEX orders_of_user ON orders USING btree (user_id, id);
CREATE INDEX orders_search ON orders USING gin (regexp_replace(translate(COALESCE(mobile_e164, mobile_no), '০১২৩৪৫৬৭৮৯'::text, '0123456789'::text), '[^0-9]'::text, ''::text, 'g'::text) gin_trgm_ops, translate(address_details, '০১২৩৪৫৬৭৮৯'::text, '0123456789'::text) gin_trgm_ops);
CREATE INDEX orders_without_place ON orders USING btree (id) WHERE place IS NULL;
CREATE TRIGGER orders_fulfilment_follows BEFORE UPDATE OF status ON orders FOR EACH ROW WHEN (new.status <> old.status AND new.fulfilment = old.fulfilment) EXECUTE FUNCTION follow_status();
CREATE TRIGGER orders_fulfilment_of_new BEFORE INSERT ON orders FOR EACH ROW WHEN (new.status <> 'pending'::text AND new.fulfilment = 'placed'::text) EXECUTE FUNCTION follow_status();
CREATE CONSTRAINT TRIGGER orders_verify_reviews AFTER UPDATE OF status ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.status = 'completed'::text) <> (new.status = 'completed'::text)) EXECUTE FUNCTION show_verified_reviews();
CREATE CONSTRAINT TRIGGER orders_write_event AFTER UPDATE OF address_details, mobile_no, total_poisha, revision, place, street, rider_note, area_id, slot_id, slot_day, slot_from, slot_to, fee_poisha, if_missing, rider_id, discount_poisha, discount_reason, offer_poisha ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.* IS DISTINCT FROM new.*) EXECUTE FUNCTION write_order_event();
CREATE CONSTRAINT TRIGGER orders_write_first_event AFTER INSERT ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION write_order_event();

create table page_revisions (
  id bigint generated always as identity not null,
  page text not null,
  text_en text not null,
  text_bn text not null,
  user_id bigint,
  created_at timestamp with time zone default now() not null,
  constraint page_revisions_pkey PRIMARY KEY (id),
  constraint page_revisions_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint page_revisions_length CHECK (GREATEST(length(text_en), length(text_bn)) <= 30000),
  constraint page_revisions_page CHECK (page = ANY (ARRAY['about'::text, 'faq'::text, 'privacy-policy'::text, 'terms-of-service'::text]))
);
CREATE INDEX page_revisions_of_page ON page_revisions USING btree (page, id);
CREATE CONSTRAINT TRIGGER page_revisions_touch_pages AFTER INSERT OR DELETE OR UPDATE ON page_revisions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION touch_table('pages');

create table payment_receipts (
  id bigint generated always as identity not null,
  day date not null,
  way text not null,
  expected_poisha bigint not null,
  received_poisha bigint not null,
  confirmed_by bigint not null,
  note text,
  idempotency_key text not null,
  created_at timestamp with time zone default now() not null,
  constraint payment_receipts_pkey PRIMARY KEY (id),
  constraint payment_receipts_once_per_key UNIQUE (confirmed_by, idempotency_key),
  constraint payment_receipts_user FOREIGN KEY (confirmed_by) REFERENCES users(id),
  constraint payment_receipts_amounts CHECK ((expected_poisha >= 0 OR received_poisha = 0) AND (received_poisha >= 0 OR expected_poisha = 0)),
  constraint payment_receipts_note CHECK (received_poisha = expected_poisha OR note IS NOT NULL),
  constraint payment_receipts_way CHECK (way = ANY (ARRAY['bkash'::text, 'nagad'::text, 'card'::text]))
);
CREATE INDEX payment_receipts_of_day ON payment_receipts USING btree (day, way);

create table phone_codes (
  id bigint generated always as identity not null,
  user_id bigint,
  mobile_e164 text not null,
  code_hash text not null,
  address text,
  attempts integer default 0 not null,
  sent_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  constraint phone_codes_pkey PRIMARY KEY (id),
  constraint phone_codes_user FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX phone_codes_by_time ON phone_codes USING btree (sent_at);
CREATE INDEX phone_codes_of_user ON phone_codes USING btree (user_id);

create table phone_proofs (
  user_id bigint not null,
  mobile_e164 text not null,
  proven_at timestamp with time zone default now() not null,
  constraint phone_proofs_user_id_mobile_e164_pk PRIMARY KEY (user_id, mobile_e164),
  constraint phone_proofs_user FOREIGN KEY (user_id) REFERENCES users(id)
);

create table picture_files (
  hash text not null,
  width integer not null,
  format text not null,
  bytes bytea storage external not null,
  constraint picture_files_hash_format_width_pk PRIMARY KEY (hash, format, width),
  constraint picture_files_picture FOREIGN KEY (hash) REFERENCES pictures(hash) ON DELETE CASCADE,
  constraint picture_files_format CHECK (format = ANY (ARRAY['avif'::text, 'webp'::text]))
);

create table pictures (
  hash text not null,
  width integer not null,
  height integer not null,
  ground text not null,
  whole boolean not null,
  created_by bigint,
  created_at timestamp with time zone default now() not null,
  needed_at timestamp with time zone default now() not null,
  constraint pictures_pkey PRIMARY KEY (hash),
  constraint pictures_user FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint pictures_ground CHECK (ground ~ '^([0-9a-f]{6})?$'::text),
  constraint pictures_hash CHECK (hash ~ '^[0-9a-f]{32}$'::text)
);
CREATE INDEX pictures_by_need ON pictures USING btree (needed_at);
CREATE INDEX pictures_of_user ON pictures USING btree (created_by);

create table product_changes (
  product_id bigint not null,
  version bigint not null,
  changed_at timestamp with time zone default now() not null,
  constraint product_changes_pkey PRIMARY KEY (product_id)
);
CREATE INDEX product_changes_by_version ON product_changes USING btree (version);

create table product_import_lines (
  import_id bigint not null,
  "row" integer not null,
  cells text[] not null,
  constraint product_import_lines_import_id_row_pk PRIMARY KEY (import_id, "row"),
  constraint product_import_lines_import FOREIGN KEY (import_id) REFERENCES product_imports(id) ON DELETE CASCADE
);

create table product_import_pictures (
  import_id bigint not null,
  "row" integer not null,
  place integer not null,
  url text not null,
  state text default 'staged'::text not null,
  host text not null,
  due_at timestamp with time zone default now() not null,
  attempts integer default 0 not null,
  reason text,
  image text,
  constraint product_import_pictures_import_id_row_place_pk PRIMARY KEY (import_id, "row", place),
  constraint product_import_pictures_import FOREIGN KEY (import_id) REFERENCES product_imports(id) ON DELETE CASCADE,
  constraint product_import_pictures_state CHECK (state = ANY (ARRAY['staged'::text, 'waiting'::text, 'fetched'::text, 'failed'::text, 'left_out'::text]))
);
CREATE INDEX product_import_pictures_due ON product_import_pictures USING btree (due_at) WHERE state = 'waiting'::text;

create table product_import_rows (
  import_id bigint not null,
  "row" integer not null,
  sku text not null,
  state text not null,
  cells jsonb not null,
  problem jsonb,
  product_id bigint,
  before jsonb,
  after jsonb,
  is_incomplete boolean default false not null,
  replaced_pictures jsonb,
  constraint product_import_rows_import_id_row_pk PRIMARY KEY (import_id, "row"),
  constraint product_import_rows_import FOREIGN KEY (import_id) REFERENCES product_imports(id) ON DELETE CASCADE,
  constraint product_import_rows_state CHECK (state = ANY (ARRAY['new'::text, 'change'::text, 'same'::text, 'wrong'::text, 'left_out'::text, 'merged'::text, 'overtaken'::text, 'undone'::text, 'stayed'::text]))
);
CREATE INDEX product_import_rows_by_sku ON product_import_rows USING btree (import_id, sku);
CREATE INDEX product_import_rows_replaced ON product_import_rows USING btree (product_id) WHERE replaced_pictures IS NOT NULL;
CREATE INDEX product_import_rows_to_do ON product_import_rows USING btree (import_id, state, product_id, "row");

create table product_imports (
  id bigint generated always as identity not null,
  at timestamp with time zone default now() not null,
  user_id bigint not null,
  user_name text not null,
  file_name text not null,
  file_hash text not null,
  state text default 'reading'::text not null,
  unknown_columns text[] default '{}'::text[] not null,
  format text default 'tatka'::text not null,
  header text[] default '{}'::text[] not null,
  mapping jsonb default '{}'::jsonb not null,
  category_choices jsonb default '{}'::jsonb not null,
  new_categories jsonb default '[]'::jsonb not null,
  created_categories jsonb default '[]'::jsonb not null,
  constraint product_imports_pkey PRIMARY KEY (id),
  constraint product_imports_state CHECK (state = ANY (ARRAY['reading'::text, 'mapping'::text, 'checked'::text, 'merging'::text, 'done'::text, 'undoing'::text, 'undone'::text]))
);
CREATE INDEX product_imports_at_work ON product_imports USING btree (id) WHERE state = ANY (ARRAY['merging'::text, 'undoing'::text]);
CREATE INDEX product_imports_by_hash ON product_imports USING btree (file_hash);

create table product_pictures (
  product_id bigint not null,
  place integer not null,
  image text not null,
  alt_en text not null,
  alt_bn text not null,
  constraint product_pictures_product_id_place_pk PRIMARY KEY (product_id, place),
  constraint product_pictures_product FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE CONSTRAINT TRIGGER product_pictures_touch_pages AFTER INSERT OR DELETE OR UPDATE ON product_pictures DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION touch_product_of_row('p');

create table product_prices (
  id bigint generated always as identity not null,
  product_id bigint not null,
  changed_at timestamp with time zone default clock_timestamp() not null,
  price_poisha bigint not null,
  regular_poisha bigint not null,
  offer_id bigint,
  constraint product_prices_pkey PRIMARY KEY (id),
  constraint product_prices_product FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX product_prices_of_product ON product_prices USING btree (product_id, changed_at);

create table products (
  id bigint generated always as identity not null,
  sku text not null,
  category_id bigint not null,
  name_en text not null,
  name_bn text not null,
  weight_en text default ''::text not null,
  weight_bn text default ''::text not null,
  description_en text default ''::text not null,
  description_bn text default ''::text not null,
  nutrition_en text default ''::text not null,
  nutrition_bn text default ''::text not null,
  image text not null,
  net_amount integer,
  net_unit text,
  price_poisha bigint not null,
  original_price_poisha bigint,
  stock integer,
  is_featured boolean default false not null,
  is_new_arrival boolean default false not null,
  is_top_selling boolean default false not null,
  "position" integer default 0 not null,
  review_count integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  search_text text generated always as (lower((((((name_en || ' '::text) || name_bn) || ' '::text) || weight_en) || ' '::text) || weight_bn)) stored not null,
  rating_count integer default 0 not null,
  rating_sum integer default 0 not null,
  rating numeric(3,2) generated always as (round(rating_sum::numeric / NULLIF(rating_count, 0)::numeric, 2)) stored,
  image_alt_en text default ''::text not null,
  image_alt_bn text default ''::text not null,
  is_archived boolean default false not null,
  is_weighed boolean default false not null,
  is_perishable boolean default false not null,
  brand text default ''::text not null,
  barcode text default ''::text not null,
  low_stock integer,
  regular_price_poisha bigint default 0 not null,
  regular_original_poisha bigint,
  offer_id bigint,
  offer_until timestamp with time zone,
  several_pieces integer,
  several_poisha bigint,
  further_category_ids bigint[] default '{}'::bigint[] not null,
  maker text default ''::text not null,
  origin text default ''::text not null,
  ingredients_en text default ''::text not null,
  ingredients_bn text default ''::text not null,
  storage text default ''::text not null,
  allergens text[] default '{}'::text[] not null,
  shelf_life_days integer,
  mrp_poisha bigint,
  size_group text default ''::text not null,
  is_other_size boolean default false not null,
  shares_stock boolean default false not null,
  shared_stock bigint,
  constraint products_pkey PRIMARY KEY (id),
  constraint products_sku_unique UNIQUE (sku),
  constraint products_category FOREIGN KEY (category_id) REFERENCES categories(id),
  constraint products_low_stock CHECK (low_stock >= 0),
  constraint products_mrp CHECK (mrp_poisha > 0 AND mrp_poisha >= GREATEST(regular_price_poisha, regular_original_poisha)),
  constraint products_names_filled CHECK (name_en <> ''::text AND name_bn <> ''::text),
  constraint products_net_amount CHECK ((net_amount IS NULL) = (net_unit IS NULL)),
  constraint products_net_unit CHECK ((net_unit = ANY (ARRAY['g'::text, 'ml'::text, 'pc'::text])) AND net_amount > 0),
  constraint products_original_price_above CHECK (original_price_poisha > price_poisha),
  constraint products_price_positive CHECK (price_poisha > 0),
  constraint products_ratings CHECK (rating_sum >= rating_count AND rating_sum <= (5 * rating_count)),
  constraint products_regular_original_above CHECK (regular_original_poisha > regular_price_poisha),
  constraint products_regular_price CHECK (regular_price_poisha >= 0),
  constraint products_several CHECK ((several_pieces IS NULL) = (several_poisha IS NULL) AND several_poisha > 0),
  constraint products_shared_stock_never_below_zero CHECK (shared_stock >= 0),
  constraint products_shares_stock CHECK (shares_stock = (shared_stock IS NOT NULL) AND (NOT shares_stock OR size_group <> ''::text AND net_amount IS NOT NULL AND stock IS NOT NULL)),
  constraint products_shelf_life CHECK (shelf_life_days > 0),
  constraint products_stock_never_below_zero CHECK (stock >= 0),
  constraint products_weighed CHECK (NOT is_weighed OR NOT net_unit IS DISTINCT FROM 'g'::text AND net_amount >= 10 AND net_amount <= 5000 AND (net_amount % 10) = 0)
) with (fillfactor=70);
CREATE INDEX products_archived ON products USING btree (category_id, "position", id) WHERE is_archived;
CREATE INDEX products_by_barcode ON products USING btree (barcode) WHERE barcode <> ''::text;
CREATE INDEX products_by_description ON products USING gin (to_tsvector('english'::regconfig, description_en));
CREATE INDEX products_by_price ON products USING btree (price_poisha, id);
CREATE INDEX products_by_sku ON products USING gin (sku gin_trgm_ops);
CREATE INDEX products_counted ON products USING btree (category_id) WHERE NOT is_archived AND NOT is_other_size;
CREATE INDEX products_featured_first ON products USING btree (is_featured DESC NULLS LAST, "position", id);
CREATE INDEX products_in_order ON products USING btree (category_id, "position", id) WHERE NOT is_archived;
CREATE INDEX products_newest_first ON products USING btree (is_new_arrival DESC NULLS LAST, created_at DESC NULLS LAST, id DESC NULLS LAST);
CREATE INDEX products_of_category ON products USING btree (category_id, is_featured DESC NULLS LAST, "position", id);
CREATE INDEX products_of_category_by_price ON products USING btree (category_id, price_poisha, id);
CREATE INDEX products_of_further_categories ON products USING gin (further_category_ids) WHERE further_category_ids <> '{}'::bigint[];
CREATE INDEX products_of_offer ON products USING btree (offer_id) WHERE offer_id IS NOT NULL;
CREATE INDEX products_of_several ON products USING btree (several_pieces) WHERE several_pieces IS NOT NULL;
CREATE INDEX products_of_size_group ON products USING btree (size_group) WHERE size_group <> ''::text;
CREATE INDEX products_only_featured ON products USING btree ("position", id) WHERE is_featured;
CREATE INDEX products_only_new ON products USING btree (created_at DESC NULLS LAST, id) WHERE is_new_arrival;
CREATE INDEX products_only_top ON products USING btree ("position", id) WHERE is_top_selling;
CREATE INDEX products_search ON products USING gin (search_text gin_trgm_ops);
CREATE TRIGGER products_arrange_sizes AFTER UPDATE OF size_group, net_amount, "position", is_archived ON products FOR EACH ROW WHEN (old.size_group <> new.size_group OR new.size_group <> ''::text AND (old.is_archived IS DISTINCT FROM new.is_archived OR old."position" IS DISTINCT FROM new."position" OR old.net_amount IS DISTINCT FROM new.net_amount)) EXECUTE FUNCTION arrange_sizes();
CREATE TRIGGER products_arrange_sizes_at_first AFTER INSERT ON products FOR EACH ROW WHEN (new.size_group <> ''::text) EXECUTE FUNCTION arrange_sizes();
CREATE TRIGGER products_arrange_sizes_at_last AFTER DELETE ON products FOR EACH ROW WHEN (old.size_group <> ''::text) EXECUTE FUNCTION arrange_sizes();
CREATE TRIGGER products_forget_movements AFTER DELETE ON products REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_stock_movements();
CREATE TRIGGER products_keep_short AFTER UPDATE OF stock, low_stock, category_id, "position", is_archived ON products FOR EACH ROW WHEN (COALESCE(old.stock <= COALESCE(old.low_stock, 5), false) <> COALESCE(new.stock <= COALESCE(new.low_stock, 5), false) OR new.stock <= COALESCE(new.low_stock, 5) AND (old.stock IS DISTINCT FROM new.stock OR old.category_id IS DISTINCT FROM new.category_id OR old."position" IS DISTINCT FROM new."position" OR old.is_archived IS DISTINCT FROM new.is_archived)) EXECUTE FUNCTION keep_short_product();
CREATE TRIGGER products_keep_short_at_first AFTER INSERT ON products FOR EACH ROW WHEN (new.stock <= COALESCE(new.low_stock, 5)) EXECUTE FUNCTION keep_short_product();
CREATE CONSTRAINT TRIGGER products_note_change AFTER INSERT OR DELETE ON products DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_product_change();
CREATE CONSTRAINT TRIGGER products_note_change_when_few AFTER UPDATE OF stock ON products DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (LEAST(COALESCE(old.stock, 1000), 6) <> LEAST(COALESCE(new.stock, 1000), 6)) EXECUTE FUNCTION note_product_change();
CREATE CONSTRAINT TRIGGER products_note_change_when_filtered AFTER UPDATE OF brand, rating_count, rating_sum ON products DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.brand IS DISTINCT FROM new.brand OR floor(old.rating) IS DISTINCT FROM floor(new.rating)) EXECUTE FUNCTION note_product_change();
CREATE CONSTRAINT TRIGGER products_note_change_when_searched AFTER UPDATE OF regular_price_poisha, regular_original_poisha, name_en, name_bn, weight_en, weight_bn, category_id, further_category_ids, price_poisha, "position", image, is_featured, is_new_arrival, is_top_selling, review_count, created_at, original_price_poisha, is_archived, size_group, is_other_size, is_weighed, net_amount ON products DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.name_en IS DISTINCT FROM new.name_en OR old.name_bn IS DISTINCT FROM new.name_bn OR old.weight_en IS DISTINCT FROM new.weight_en OR old.weight_bn IS DISTINCT FROM new.weight_bn OR old.category_id IS DISTINCT FROM new.category_id OR old.price_poisha IS DISTINCT FROM new.price_poisha OR old."position" IS DISTINCT FROM new."position" OR old.image IS DISTINCT FROM new.image OR old.is_featured IS DISTINCT FROM new.is_featured OR old.is_new_arrival IS DISTINCT FROM new.is_new_arrival OR old.is_top_selling IS DISTINCT FROM new.is_top_selling OR old.review_count IS DISTINCT FROM new.review_count OR old.created_at IS DISTINCT FROM new.created_at OR old.original_price_poisha IS DISTINCT FROM new.original_price_poisha OR old.is_archived IS DISTINCT FROM new.is_archived OR old.size_group <> new.size_group OR old.is_other_size <> new.is_other_size OR old.further_category_ids IS DISTINCT FROM new.further_category_ids OR (old.several_pieces IS NULL) IS DISTINCT FROM (new.several_pieces IS NULL) OR
        CASE
            WHEN old.is_weighed THEN old.net_amount
            ELSE NULL::integer
        END IS DISTINCT FROM
        CASE
            WHEN new.is_weighed THEN new.net_amount
            ELSE NULL::integer
        END) EXECUTE FUNCTION note_product_change();
CREATE TRIGGER products_set_charged_price BEFORE INSERT OR UPDATE OF category_id, further_category_ids, regular_price_poisha, regular_original_poisha, price_poisha, original_price_poisha, is_weighed ON products FOR EACH ROW EXECUTE FUNCTION set_charged_price();
CREATE TRIGGER products_set_shared_stock BEFORE INSERT OR UPDATE OF size_group, shares_stock, net_amount, net_unit, stock ON products FOR EACH ROW WHEN (new.shares_stock OR new.shared_stock IS NOT NULL OR new.size_group = ''::text AND new.is_other_size) EXECUTE FUNCTION set_shared_stock();
CREATE TRIGGER products_share_stock AFTER UPDATE OF stock ON products FOR EACH ROW WHEN (old.shares_stock AND new.shares_stock AND old.size_group = new.size_group AND old.net_amount = new.net_amount AND old.shared_stock = new.shared_stock AND old.stock <> new.stock) EXECUTE FUNCTION share_stock();
CREATE CONSTRAINT TRIGGER products_touch_counts AFTER INSERT OR DELETE ON products DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION touch_counts();
CREATE CONSTRAINT TRIGGER products_touch_counts_when_few AFTER UPDATE OF stock ON products DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (COALESCE(old.stock = 0, false) <> COALESCE(new.stock = 0, false)) EXECUTE FUNCTION touch_counts();
CREATE CONSTRAINT TRIGGER products_touch_counts_when_seen AFTER UPDATE OF brand, rating_count, rating_sum, category_id, further_category_ids, is_archived, size_group, is_other_size, is_weighed, regular_price_poisha, regular_original_poisha, price_poisha, original_price_poisha ON products DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.brand IS DISTINCT FROM new.brand OR floor(old.rating) IS DISTINCT FROM floor(new.rating) OR old.category_id IS DISTINCT FROM new.category_id OR old.further_category_ids IS DISTINCT FROM new.further_category_ids OR old.is_archived IS DISTINCT FROM new.is_archived OR old.is_other_size IS DISTINCT FROM new.is_other_size OR (COALESCE(old.original_price_poisha > old.price_poisha, false) OR old.several_pieces IS NOT NULL) IS DISTINCT FROM (COALESCE(new.original_price_poisha > new.price_poisha, false) OR new.several_pieces IS NOT NULL)) EXECUTE FUNCTION touch_counts();
CREATE CONSTRAINT TRIGGER products_touch_pages AFTER INSERT OR DELETE ON products DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION touch_product();
CREATE CONSTRAINT TRIGGER products_touch_pages_when_few AFTER UPDATE OF stock ON products DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (LEAST(COALESCE(old.stock, 1000), 6) <> LEAST(COALESCE(new.stock, 1000), 6)) EXECUTE FUNCTION touch_product();
CREATE CONSTRAINT TRIGGER products_touch_pages_when_seen AFTER UPDATE OF regular_price_poisha, regular_original_poisha, sku, category_id, further_category_ids, name_en, name_bn, weight_en, weight_bn, description_en, description_bn, nutrition_en, nutrition_bn, brand, barcode, maker, origin, ingredients_en, ingredients_bn, storage, allergens, shelf_life_days, mrp_poisha, image, image_alt_en, image_alt_bn, net_amount, net_unit, is_weighed, is_perishable, price_poisha, original_price_poisha, is_featured, is_new_arrival, is_top_selling, is_archived, size_group, is_other_size, "position", review_count, rating_count, rating_sum, created_at ON products DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.sku IS DISTINCT FROM new.sku OR old.category_id IS DISTINCT FROM new.category_id OR old.name_en IS DISTINCT FROM new.name_en OR old.name_bn IS DISTINCT FROM new.name_bn OR old.weight_en IS DISTINCT FROM new.weight_en OR old.weight_bn IS DISTINCT FROM new.weight_bn OR old.description_en IS DISTINCT FROM new.description_en OR old.description_bn IS DISTINCT FROM new.description_bn OR old.nutrition_en IS DISTINCT FROM new.nutrition_en OR old.nutrition_bn IS DISTINCT FROM new.nutrition_bn OR old.brand IS DISTINCT FROM new.brand OR old.barcode IS DISTINCT FROM new.barcode OR old.maker IS DISTINCT FROM new.maker OR old.origin IS DISTINCT FROM new.origin OR old.ingredients_en IS DISTINCT FROM new.ingredients_en OR old.ingredients_bn IS DISTINCT FROM new.ingredients_bn OR old.storage IS DISTINCT FROM new.storage OR old.allergens IS DISTINCT FROM new.allergens OR old.shelf_life_days IS DISTINCT FROM new.shelf_life_days OR old.mrp_poisha IS DISTINCT FROM new.mrp_poisha OR old.image IS DISTINCT FROM new.image OR old.image_alt_en IS DISTINCT FROM new.image_alt_en OR old.image_alt_bn IS DISTINCT FROM new.image_alt_bn OR old.net_amount IS DISTINCT FROM new.net_amount OR old.net_unit IS DISTINCT FROM new.net_unit OR old.is_weighed IS DISTINCT FROM new.is_weighed OR old.is_perishable IS DISTINCT FROM new.is_perishable OR old.price_poisha IS DISTINCT FROM new.price_poisha OR old.original_price_poisha IS DISTINCT FROM new.original_price_poisha OR old.is_featured IS DISTINCT FROM new.is_featured OR old.is_new_arrival IS DISTINCT FROM new.is_new_arrival OR old.is_top_selling IS DISTINCT FROM new.is_top_selling OR old.is_archived IS DISTINCT FROM new.is_archived OR old.size_group <> new.size_group OR old.is_other_size <> new.is_other_size OR old."position" IS DISTINCT FROM new."position" OR old.review_count IS DISTINCT FROM new.review_count OR old.rating_count IS DISTINCT FROM new.rating_count OR old.rating_sum IS DISTINCT FROM new.rating_sum OR old.created_at IS DISTINCT FROM new.created_at OR old.offer_until IS DISTINCT FROM new.offer_until OR old.several_pieces IS DISTINCT FROM new.several_pieces OR old.several_poisha IS DISTINCT FROM new.several_poisha OR old.further_category_ids IS DISTINCT FROM new.further_category_ids) EXECUTE FUNCTION touch_product();
CREATE CONSTRAINT TRIGGER products_write_event AFTER UPDATE OF regular_price_poisha, regular_original_poisha, sku, category_id, further_category_ids, name_en, name_bn, weight_en, weight_bn, description_en, description_bn, nutrition_en, nutrition_bn, brand, barcode, maker, origin, ingredients_en, ingredients_bn, storage, allergens, shelf_life_days, mrp_poisha, image, image_alt_en, image_alt_bn, net_amount, net_unit, is_weighed, is_perishable, price_poisha, original_price_poisha, is_featured, is_new_arrival, is_top_selling, is_archived, size_group, is_other_size, "position", low_stock, shares_stock ON products DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION write_product_event();
CREATE CONSTRAINT TRIGGER products_write_first_event AFTER INSERT OR DELETE ON products DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION write_product_event();
CREATE CONSTRAINT TRIGGER products_write_first_movement AFTER INSERT ON products DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.stock IS NOT NULL) EXECUTE FUNCTION write_stock_movement();
CREATE TRIGGER products_write_first_price AFTER INSERT ON products FOR EACH ROW EXECUTE FUNCTION write_price();
CREATE CONSTRAINT TRIGGER products_write_movement AFTER UPDATE OF stock ON products DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.stock IS DISTINCT FROM new.stock AND NOT (old.shares_stock AND new.shares_stock AND old.shared_stock <> new.shared_stock)) EXECUTE FUNCTION write_stock_movement();
CREATE TRIGGER products_write_price AFTER UPDATE OF category_id, further_category_ids, regular_price_poisha, regular_original_poisha, price_poisha, original_price_poisha, is_weighed ON products FOR EACH ROW WHEN (old.price_poisha IS DISTINCT FROM new.price_poisha OR old.regular_price_poisha IS DISTINCT FROM new.regular_price_poisha OR old.offer_id IS DISTINCT FROM new.offer_id) EXECUTE FUNCTION write_price();

create table push_subscriptions (
  id bigint generated always as identity not null,
  session_hash text not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  language text not null,
  renewed_at timestamp with time zone default now() not null,
  pushed_at timestamp with time zone,
  constraint push_subscriptions_pkey PRIMARY KEY (id),
  constraint push_subscriptions_once UNIQUE (endpoint),
  constraint push_subscriptions_session FOREIGN KEY (session_hash) REFERENCES sessions(token_hash) ON UPDATE CASCADE ON DELETE CASCADE,
  constraint push_subscriptions_endpoint CHECK (endpoint ~ '^https://'::text)
);
CREATE INDEX push_subscriptions_of_session ON push_subscriptions USING btree (session_hash);

create unlogged table rate_limits (
  key text not null,
  count integer not null,
  window_ends timestamp with time zone not null,
  constraint rate_limits_pkey PRIMARY KEY (key)
);

create table related_products (
  product_id bigint not null,
  place integer not null,
  related_id bigint not null,
  constraint related_products_product_id_place_pk PRIMARY KEY (product_id, place),
  constraint related_products_product FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint related_products_related FOREIGN KEY (related_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX related_products_of_related ON related_products USING btree (related_id);
CREATE CONSTRAINT TRIGGER related_products_touch_pages AFTER INSERT OR DELETE OR UPDATE ON related_products DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION touch_product_of_row('p');

create table request_answers (
  id bigint generated always as identity not null,
  custom_order_id bigint,
  message_id bigint,
  user_id bigint not null,
  at timestamp with time zone default now() not null,
  channel text not null,
  text text not null,
  receipt_id uuid,
  constraint request_answers_pkey PRIMARY KEY (id),
  constraint request_answers_custom_order FOREIGN KEY (custom_order_id) REFERENCES custom_orders(id) ON DELETE CASCADE,
  constraint request_answers_message FOREIGN KEY (message_id) REFERENCES contact_messages(id) ON DELETE CASCADE,
  constraint request_answers_receipt FOREIGN KEY (receipt_id) REFERENCES email_receipts(id) ON DELETE SET NULL,
  constraint request_answers_user FOREIGN KEY (user_id) REFERENCES users(id),
  constraint request_answers_channel CHECK (channel = ANY (ARRAY['email'::text, 'phone'::text])),
  constraint request_answers_filled CHECK (text <> ''::text),
  constraint request_answers_of_one CHECK (num_nonnulls(custom_order_id, message_id) = 1)
);
CREATE INDEX request_answers_of_custom_order ON request_answers USING btree (custom_order_id);
CREATE INDEX request_answers_of_message ON request_answers USING btree (message_id);

create table retention_runs (
  kind text not null,
  ran_at timestamp with time zone,
  deleted integer default 0 not null,
  deleted_at timestamp with time zone,
  failing_since timestamp with time zone,
  failure text,
  constraint retention_runs_pkey PRIMARY KEY (kind)
);

create table review_replies (
  review_id bigint not null,
  user_id bigint not null,
  reply text not null,
  created_at timestamp with time zone default now() not null,
  constraint review_replies_pkey PRIMARY KEY (review_id),
  constraint review_replies_review FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE,
  constraint review_replies_user FOREIGN KEY (user_id) REFERENCES users(id),
  constraint review_replies_text CHECK (reply <> ''::text AND length(reply) <= 2000)
);
CREATE CONSTRAINT TRIGGER review_replies_touch_pages AFTER INSERT OR DELETE OR UPDATE ON review_replies DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION touch_reply();

create table reviews (
  id bigint generated always as identity not null,
  product_id bigint not null,
  user_id bigint not null,
  review_details text not null,
  rating smallint,
  created_at timestamp with time zone default now() not null,
  hidden_at timestamp with time zone,
  hidden_reason text,
  constraint reviews_pkey PRIMARY KEY (id),
  constraint reviews_product FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint reviews_user FOREIGN KEY (user_id) REFERENCES users(id),
  constraint reviews_hidden CHECK ((hidden_at IS NULL) = (hidden_reason IS NULL)),
  constraint reviews_rating CHECK (rating >= 1 AND rating <= 5),
  constraint reviews_text CHECK (review_details <> ''::text AND length(review_details) <= 2000)
);
CREATE INDEX reviews_hidden_ones ON reviews USING btree (id) WHERE hidden_at IS NOT NULL;
CREATE INDEX reviews_of_customer ON reviews USING btree (user_id, product_id, id);
CREATE INDEX reviews_of_product ON reviews USING btree (product_id, id);
CREATE INDEX reviews_search ON reviews USING gin (review_details gin_trgm_ops);
CREATE TRIGGER reviews_counted AFTER INSERT OR DELETE OR UPDATE OF rating, hidden_at ON reviews FOR EACH ROW EXECUTE FUNCTION count_review();
CREATE CONSTRAINT TRIGGER reviews_touch_pages AFTER INSERT OR DELETE OR UPDATE ON reviews DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION touch_product_of_row('r');
CREATE CONSTRAINT TRIGGER reviews_write_event AFTER UPDATE OF hidden_at ON reviews DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.hidden_at IS NULL) <> (new.hidden_at IS NULL)) EXECUTE FUNCTION write_review_event();
CREATE CONSTRAINT TRIGGER reviews_write_first_event AFTER INSERT ON reviews DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION write_review_event();

create table saved_products (
  user_id bigint not null,
  product_id bigint not null,
  saved_at timestamp with time zone default now() not null,
  constraint saved_products_user_id_product_id_pk PRIMARY KEY (user_id, product_id),
  constraint saved_products_product FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint saved_products_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX saved_products_of_product ON saved_products USING btree (product_id);

create table search_counts (
  day date not null,
  term text not null,
  product_id bigint default 0 not null,
  count integer not null,
  constraint search_counts_day_term_product_id_pk PRIMARY KEY (day, term, product_id),
  constraint search_counts_positive CHECK (count > 0)
);
CREATE INDEX search_counts_of_product ON search_counts USING btree (product_id, day);

create table search_pins (
  term text not null,
  product_id bigint not null,
  pinned_at timestamp with time zone default now() not null,
  constraint search_pins_term_product_id_pk PRIMARY KEY (term, product_id),
  constraint search_pins_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX search_pins_of_product ON search_pins USING btree (product_id);
CREATE CONSTRAINT TRIGGER search_pins_touch_pages AFTER INSERT OR DELETE OR UPDATE ON search_pins DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION touch_table('search', 'synonyms');

create table search_synonyms (
  id bigint generated always as identity not null,
  words text[] not null,
  kinds text[] default '{}'::text[] not null,
  version integer default 1 not null,
  constraint search_synonyms_pkey PRIMARY KEY (id)
);
CREATE CONSTRAINT TRIGGER search_synonyms_touch_pages AFTER INSERT OR DELETE OR UPDATE ON search_synonyms DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION touch_table('search', 'synonyms');

create table second_factors (
  user_id bigint not null,
  secret text not null,
  confirmed_at timestamp with time zone,
  last_step bigint default 0 not null,
  recovery_hashes text[] default '{}'::text[] not null,
  constraint second_factors_pkey PRIMARY KEY (user_id),
  constraint second_factors_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table secrets (
  name text not null,
  value text not null,
  constraint secrets_pkey PRIMARY KEY (name)
);

create table sessions (
  token_hash text not null,
  user_id bigint not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  factor_at timestamp with time zone,
  used_at timestamp with time zone,
  browser text,
  system text,
  signed_in_at timestamp with time zone,
  constraint sessions_pkey PRIMARY KEY (token_hash),
  constraint sessions_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_by_end ON sessions USING btree (expires_at);
CREATE INDEX sessions_of_user ON sessions USING btree (user_id);

create table shop_details (
  "only" boolean default true not null,
  name_en text,
  name_bn text,
  address_en text,
  address_bn text,
  phone text,
  second_phone text,
  email text,
  dbid text,
  hours_en text,
  hours_bn text,
  minimum_poisha bigint default 0 not null,
  closed_from date,
  back_on date,
  takes_orders boolean default true not null,
  version integer default 1 not null,
  second_factor boolean default false not null,
  mails_orders boolean default true not null,
  called_until integer,
  weight_tolerance integer default 10 not null,
  proves_phone boolean default false not null,
  codes_per_day integer default 100 not null,
  new_customer_orders integer default 10 not null,
  new_customer_pieces integer default 30 not null,
  notifications_per_day integer default 5000 not null,
  complaint_hours integer default 72 not null,
  call_again_above_poisha bigint default 50000,
  whatsapp text,
  messenger text,
  constraint shop_details_pkey PRIMARY KEY ("only"),
  constraint shop_details_call_again_above CHECK (call_again_above_poisha >= 0),
  constraint shop_details_called_until CHECK (called_until > 0),
  constraint shop_details_closed CHECK ((closed_from IS NULL) = (back_on IS NULL) AND (closed_from < back_on) IS NOT FALSE),
  constraint shop_details_codes CHECK (codes_per_day >= 1 AND codes_per_day <= 10000),
  constraint shop_details_complaint_hours CHECK (complaint_hours >= 1 AND complaint_hours <= 720),
  constraint shop_details_minimum CHECK (minimum_poisha >= 0),
  constraint shop_details_new_customer_orders CHECK (new_customer_orders >= 1 AND new_customer_orders <= 1000),
  constraint shop_details_new_customer_pieces CHECK (new_customer_pieces >= 1 AND new_customer_pieces <= 10000),
  constraint shop_details_notifications CHECK (notifications_per_day >= 1 AND notifications_per_day <= 1000000),
  constraint shop_details_one_row CHECK ("only"),
  constraint shop_details_tolerance CHECK (weight_tolerance >= 0 AND weight_tolerance <= 50)
);
CREATE CONSTRAINT TRIGGER shop_details_touch_pages AFTER INSERT OR DELETE OR UPDATE ON shop_details DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION touch_table('shop');

create table short_products (
  product_id bigint not null,
  stock integer not null,
  category_id bigint not null,
  "position" integer not null,
  is_archived boolean not null,
  constraint short_products_pkey PRIMARY KEY (product_id),
  constraint short_products_product FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX short_products_in_order ON short_products USING btree (stock, category_id, "position", product_id);

create table sliders (
  id bigint generated always as identity not null,
  image text not null,
  title_en text not null,
  title_bn text not null,
  subtitle_en text default ''::text not null,
  subtitle_bn text default ''::text not null,
  button_text_en text default 'Shop Now'::text not null,
  button_text_bn text default 'বাজার করুন'::text not null,
  link text default '/products'::text not null,
  tint text not null,
  "position" integer default 0 not null,
  is_active boolean default true not null,
  visible_from timestamp with time zone,
  visible_until timestamp with time zone,
  version integer default 1 not null,
  constraint sliders_pkey PRIMARY KEY (id),
  constraint sliders_dates CHECK (visible_from < visible_until),
  constraint sliders_link_safe CHECK (link ~ '^(/([^/\\]|$)|https?://)'::text)
);
CREATE INDEX sliders_in_order ON sliders USING btree (is_active, "position", id);
CREATE CONSTRAINT TRIGGER sliders_touch_pages AFTER INSERT OR DELETE OR UPDATE ON sliders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION touch_table('sliders');

create table sms_texts (
  event text not null,
  language text not null,
  body text not null,
  is_sent boolean default true not null,
  version integer default 1 not null,
  constraint sms_texts_event_language_pk PRIMARY KEY (event, language)
);
CREATE CONSTRAINT TRIGGER sms_texts_touch_pages AFTER INSERT OR DELETE OR UPDATE ON sms_texts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION touch_table('texts');

create table stock_alerts (
  id bigint generated always as identity not null,
  product_id bigint not null,
  user_id bigint,
  email text,
  language text not null,
  attempts integer default 0 not null,
  next_attempt_at timestamp with time zone default now() not null,
  created_at timestamp with time zone default now() not null,
  failing_since timestamp with time zone,
  failure text,
  constraint stock_alerts_pkey PRIMARY KEY (id),
  constraint stock_alerts_product FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint stock_alerts_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint stock_alerts_recipient CHECK (num_nonnulls(user_id, email) = 1)
);
CREATE INDEX stock_alerts_of_user ON stock_alerts USING btree (user_id) WHERE user_id IS NOT NULL;
CREATE UNIQUE INDEX stock_alerts_once ON stock_alerts USING btree (product_id, COALESCE(user_id::text, email));

create table stock_movements (
  id bigint generated always as identity not null,
  product_id bigint not null,
  at timestamp with time zone default now() not null,
  kind text not null,
  change integer not null,
  stock_after integer,
  counted_from integer,
  user_id bigint,
  order_id bigint,
  import_id bigint,
  undoes bigint,
  reason text default ''::text not null,
  key text,
  shared_after bigint,
  constraint stock_movements_pkey PRIMARY KEY (id),
  constraint stock_movements_kind CHECK (kind = ANY (ARRAY['first'::text, 'received'::text, 'counted'::text, 'lost'::text, 'undone'::text, 'order'::text, 'cancelled'::text, 'edited'::text, 'import'::text, 'import_undone'::text, 'changed'::text]))
);
CREATE INDEX stock_movements_by_time ON stock_movements USING brin (at);
CREATE INDEX stock_movements_of_product ON stock_movements USING btree (product_id, id);
CREATE UNIQUE INDEX stock_movements_once_per_key ON stock_movements USING btree (key) WHERE key IS NOT NULL;
CREATE UNIQUE INDEX stock_movements_undone_once ON stock_movements USING btree (undoes) WHERE undoes IS NOT NULL;
CREATE TRIGGER stock_movements_are_append_only BEFORE TRUNCATE ON stock_movements FOR EACH STATEMENT EXECUTE FUNCTION refuse_movement_change();
CREATE TRIGGER stock_movements_stay BEFORE DELETE OR UPDATE ON stock_movements FOR EACH ROW EXECUTE FUNCTION refuse_movement_change();

create table stop_answers (
  id bigint generated always as identity not null,
  order_id bigint not null,
  rider_id bigint not null,
  answer text not null,
  said jsonb not null,
  is_late boolean not null,
  answered_at timestamp with time zone not null,
  idempotency_key text not null,
  request_hash text not null,
  created_at timestamp with time zone default now() not null,
  constraint stop_answers_pkey PRIMARY KEY (id),
  constraint stop_answers_once_per_key UNIQUE (rider_id, idempotency_key),
  constraint stop_answers_order FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint stop_answers_rider FOREIGN KEY (rider_id) REFERENCES users(id),
  constraint stop_answers_answer CHECK (answer = ANY (ARRAY['delivered'::text, 'partly'::text, 'refused'::text, 'nobody_there'::text]))
);
CREATE INDEX stop_answers_by_time ON stop_answers USING btree (answered_at);
CREATE INDEX stop_answers_of_order ON stop_answers USING btree (order_id, id);
CREATE INDEX stop_answers_of_rider ON stop_answers USING btree (rider_id, answered_at);

create table surrogate_keys (
  key text not null,
  version bigint not null,
  touched_at timestamp with time zone default now() not null
);
CREATE INDEX surrogate_keys_by_version ON surrogate_keys USING btree (version);

create table users (
  id bigint generated always as identity not null,
  issuer text not null,
  subject text not null,
  name text not null,
  email text,
  email_verified boolean default false not null,
  role text default 'user'::text not null,
  created_at timestamp with time zone default now() not null,
  picture text,
  deleted_at timestamp with time zone,
  parts text[] default '{}'::text[] not null,
  blocked_at timestamp with time zone,
  note text default ''::text not null,
  mobile_e164 text,
  mobile_proven_at timestamp with time zone,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_known_as UNIQUE (issuer, subject),
  constraint users_mobile UNIQUE (mobile_e164),
  constraint users_blocked CHECK (blocked_at IS NULL OR role = 'user'::text),
  constraint users_name CHECK (is_name(name)),
  constraint users_parts CHECK (parts <@ '{orders,catalogue,offers,content,customers,delivery}'::text[]),
  constraint users_parts_of_staff CHECK ((role = 'staff'::text) = (cardinality(parts) > 0)),
  constraint users_picture CHECK (picture ~ '^https://'::text),
  constraint users_role CHECK (role = ANY (ARRAY['user'::text, 'staff'::text, 'admin'::text]))
);
CREATE INDEX users_by_email ON users USING btree (email);
CREATE INDEX users_by_time ON users USING btree (created_at);
CREATE INDEX users_mobile_search ON users USING gin (mobile_e164 gin_trgm_ops);
CREATE INDEX users_search ON users USING gin (name gin_trgm_ops, email gin_trgm_ops);
CREATE INDEX users_staff ON users USING btree (id) WHERE role <> 'user'::text;
CREATE CONSTRAINT TRIGGER users_touch_pages_when_renamed AFTER UPDATE ON users DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.name <> new.name OR old.deleted_at IS DISTINCT FROM new.deleted_at) EXECUTE FUNCTION show_renamed_reviewer();
CREATE CONSTRAINT TRIGGER users_write_event AFTER UPDATE OF deleted_at ON users DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.deleted_at IS NULL AND new.deleted_at IS NOT NULL) EXECUTE FUNCTION write_event('customer.deleted');

create table webhook_deliveries (
  webhook_id bigint not null,
  "position" bigint not null,
  type text not null,
  order_id bigint,
  status text default 'waiting'::text not null,
  attempts integer default 0 not null,
  first_attempt_at timestamp with time zone,
  next_attempt_at timestamp with time zone default now() not null,
  settled_at timestamp with time zone,
  response_status integer,
  failure text,
  constraint webhook_deliveries_pkey PRIMARY KEY (webhook_id, "position"),
  constraint webhook_deliveries_webhook FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE,
  constraint webhook_deliveries_status CHECK (status = ANY (ARRAY['waiting'::text, 'delivered'::text, 'refused'::text]))
);
CREATE INDEX webhook_deliveries_of_order ON webhook_deliveries USING btree (webhook_id, order_id, "position") WHERE status = 'waiting'::text;
CREATE INDEX webhook_deliveries_settled ON webhook_deliveries USING btree (settled_at) WHERE settled_at IS NOT NULL;
CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries USING btree (webhook_id, "position") WHERE status = 'waiting'::text;

create table webhooks (
  id bigint generated always as identity not null,
  user_id bigint not null,
  name text not null,
  url text not null,
  scopes text[] not null,
  types text[] default '{}'::text[] not null,
  secret text not null,
  old_secret text,
  old_secret_until timestamp with time zone,
  "position" bigint not null,
  paused_at timestamp with time zone,
  paused_because text,
  down_since timestamp with time zone,
  last_delivered_at timestamp with time zone,
  missed_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  constraint webhooks_pkey PRIMARY KEY (id),
  constraint webhooks_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint webhooks_paused CHECK ((paused_at IS NULL) = (paused_because IS NULL)),
  constraint webhooks_paused_because CHECK (paused_because = ANY (ARRAY['failing'::text, 'restored'::text, 'staff'::text])),
  constraint webhooks_scopes CHECK (scopes <@ '{orders:read,catalogue:read,stock:read,customers:read}'::text[] AND cardinality(scopes) > 0)
);
CREATE INDEX webhooks_of_user ON webhooks USING btree (user_id);

create view catalogue_version as
 SELECT true AS "only",
    ( SELECT max(surrogate_keys.version) AS max
           FROM surrogate_keys) AS version;

create view category_counts as
 WITH own AS (
         SELECT products.category_id,
            count(*) AS products,
            0::bigint AS archived
           FROM products
          WHERE NOT products.is_archived AND NOT products.is_other_size
          GROUP BY products.category_id
        UNION ALL
         SELECT products.category_id,
            0::bigint AS int8,
            count(*) AS count
           FROM products
          WHERE products.is_archived
          GROUP BY products.category_id
        ), further AS (
         SELECT DISTINCT p.id,
            p.is_archived,
            p.is_other_size,
            t.ancestor_id AS category_id
           FROM products p
             CROSS JOIN LATERAL unnest(p.further_category_ids) f(id)
             JOIN category_paths t ON t.category_id = f.id
          WHERE p.further_category_ids <> '{}'::bigint[] AND NOT (EXISTS ( SELECT
                   FROM category_paths o
                  WHERE o.category_id = p.category_id AND o.ancestor_id = t.ancestor_id))
        )
 SELECT category_id,
    sum(products)::bigint AS products,
    sum(archived)::bigint AS archived
   FROM ( SELECT t.ancestor_id AS category_id,
            o.products,
            o.archived
           FROM own o
             JOIN category_paths t USING (category_id)
        UNION ALL
         SELECT further.category_id,
            (NOT further.is_archived AND NOT further.is_other_size)::integer AS int4,
            further.is_archived::integer AS is_archived
           FROM further) listed
  GROUP BY category_id;

create view category_paths as
 SELECT categories.id AS ancestor_id,
    categories.id AS category_id
   FROM categories
UNION ALL
 SELECT categories.parent_id AS ancestor_id,
    categories.id AS category_id
   FROM categories
  WHERE categories.parent_id IS NOT NULL
UNION ALL
 SELECT p.parent_id AS ancestor_id,
    c.id AS category_id
   FROM categories c
     JOIN categories p ON p.id = c.parent_id
  WHERE p.parent_id IS NOT NULL;

create view category_requirements as
 SELECT category_paths.category_id,
    array_agg(DISTINCT f.field) AS required_fields
   FROM category_paths
     JOIN categories c ON c.id = category_paths.ancestor_id
     CROSS JOIN LATERAL unnest(c.required_fields) f(field)
  GROUP BY category_paths.category_id;

create view letters as
 SELECT id,
    recipient,
    subject,
    text,
    html,
    attempts AS tries,
    next_attempt_at AS next_try_at,
    expires_at,
    failed_at,
    created_at
   FROM emails;

CREATE OR REPLACE FUNCTION public.arrange_sizes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed text;
begin
  for changed in
    select distinct code from unnest(array[case when tg_op <> 'INSERT' then old.size_group end, case when tg_op <> 'DELETE' then new.size_group end]) as c (code)
    where code <> '' order by code
  loop
    perform lock_sizes(changed);
    update products p set is_other_size = r.place > 1
    from (select id, row_number() over (order by is_archived, position, net_amount, id) as place from products where size_group = changed) r
    where p.id = r.id and p.is_other_size <> (r.place > 1);
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.categories_of(one products)
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE
AS $function$
  select ancestor_id from category_paths where category_id = any(one.category_id || one.further_category_ids)
$function$;

CREATE OR REPLACE FUNCTION public.changed_fields(before jsonb, after jsonb, except_fields text[])
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(jsonb_agg(regexp_replace(key, '_poisha$', '') order by key), '[]')
  from jsonb_each(after) as field (key, value)
  where value is distinct from before->key and key <> all(except_fields)
$function$;

CREATE OR REPLACE FUNCTION public.charged_price(one products, OUT price bigint, OUT original bigint, OUT offer bigint, OUT until timestamp with time zone)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  best record;
  -- In a variable: an index cannot be searched for the result of a volatile function.
  at timestamptz := clock_timestamp();
begin
  select o.id, o.starts_at, o.ends_at, lowered.price into best
  from offers o, lateral (
    select case when o.percent is null then one.regular_price_poisha - o.amount_poisha
      else one.regular_price_poisha * (100 - o.percent) / 10000 * 100 end as price
  ) lowered
  where o.kind = 'price' and not o.needs_code and tstzrange(o.starts_at, o.ends_at) @> at
    and (o.applies_to = 'all'
      or o.applies_to = 'categories'
        and exists (select from offer_categories c where c.offer_id = o.id and c.category_id in (select categories_of(one)))
      or o.applies_to = 'products' and exists (select from offer_products p where p.offer_id = o.id and p.product_id = one.id))
    and lowered.price >= 100 and lowered.price < one.regular_price_poisha
  order by lowered.price, o.id limit 1;
  price := coalesce(best.price, one.regular_price_poisha);
  offer := best.id;
  until := best.ends_at;
  original := one.regular_original_poisha;
  if offer is not null then
    select least(one.regular_price_poisha, min(h.regular_poisha)) into original from (
      (select regular_poisha from product_prices
       where product_id = one.id and changed_at <= best.starts_at - interval '30 days' order by changed_at desc, id desc limit 1)
      union all
      select regular_poisha from product_prices where product_id = one.id and changed_at > best.starts_at - interval '30 days'
    ) h;
    if original <= price then
      original := null;
    end if;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.count_review()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  review reviews := case when tg_op = 'DELETE' then old else new end;
begin
  perform from orders o
  where o.user_id = review.user_id
    and exists (select from order_items i where i.order_id = o.id and i.product_id = review.product_id)
  order by o.id for share;
  perform count_reviews_of(review.product_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_reviews_of(product bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform from products where id = product for no key update;
  update products p set review_count = c.written, rating_count = c.rated, rating_sum = c.stars
  from (
    select count(*) as written, count(*) filter (where counts) as rated,
           coalesce(sum(rating) filter (where counts), 0) as stars
    from (
      select rating, rating is not null and id = newest and exists (
        select from orders o join order_items i on i.order_id = o.id
        where o.user_id = r.user_id and i.product_id = product and o.status = 'completed'
      ) as counts
      from (
        select id, user_id, rating, max(id) filter (where rating is not null) over (partition by user_id) as newest
        from reviews where product_id = product and hidden_at is null
      ) r
    ) r
  ) c
  where p.id = product
    and (p.review_count, p.rating_count, p.rating_sum) is distinct from (c.written, c.rated, c.stars);
end $function$;

CREATE OR REPLACE FUNCTION public.follow_status()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.fulfilment := case new.status
    when 'pending' then 'placed' when 'processing' then 'confirmed' when 'completed' then 'delivered' else new.fulfilment end;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_stock_movements()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from stock_movements where product_id in (select id from gone);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.is_after(version bigint, seen pg_snapshot)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select version >= pg_snapshot_xmin(seen)::text::bigint
    -- A row that came with a copy of another database may have a number that is still to come.
    and version < pg_snapshot_xmax(pg_current_snapshot())::text::bigint
    and not pg_visible_in_snapshot(version::text::xid8, seen)
$function$;

CREATE OR REPLACE FUNCTION public.is_name(name text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select length(btrim(name)) >= 1 and length(name) <= 100
    and name !~ '[\u0001-\u001F\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069]'
$function$;

CREATE OR REPLACE FUNCTION public.keep_short_product()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.stock <= coalesce(new.low_stock, 5) then
    insert into short_products (product_id, stock, category_id, position, is_archived)
    values (new.id, new.stock, new.category_id, new.position, new.is_archived)
    on conflict (product_id) do update
    set stock = excluded.stock, category_id = excluded.category_id, position = excluded.position, is_archived = excluded.is_archived;
  else
    delete from short_products where product_id = new.id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.last_date_reached()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select max(at) from (
    select visible_from as at from sliders union all select visible_until from sliders
    union all select visible_from from advertisements union all select visible_until from advertisements
    union all select visible_from from banners union all select visible_until from banners
    union all select visible_from from notices union all select visible_until from notices
    union all select visible_from from categories union all select visible_until from categories
    union all select closed_from at time zone 'Asia/Dhaka' from shop_details
    union all select back_on at time zone 'Asia/Dhaka' from shop_details
    union all select date_trunc('day', now() at time zone 'Asia/Dhaka') at time zone 'Asia/Dhaka'
  ) dates where at <= now()
$function$;

CREATE OR REPLACE FUNCTION public.lock_sizes(sizes text)
 RETURNS void
 LANGUAGE sql
AS $function$
  select pg_advisory_xact_lock(hashtextextended('sizes ' || sizes, 0))
$function$;

CREATE OR REPLACE FUNCTION public.lower_share()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.discount_poisha = coalesce(new.actual_poisha, new.price_poisha * new.quantity);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.note_product_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  one products := coalesce(new, old);
  changed bigint[] := array[one.id];
begin
  if one.size_group <> '' or tg_op = 'UPDATE' and old.size_group <> '' then
    changed := changed || array(select id from products where size_group in (old.size_group, new.size_group) and size_group <> '' and id <> one.id order by id);
  end if;
  insert into product_changes (product_id, version)
  select id, raised_catalogue_version() from unnest(changed) as c (id)
  on conflict (product_id) do update set version = excluded.version, changed_at = now();
  perform touch_keys('search');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.number_events()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  last bigint;
begin
  if not exists (select from events where position is null) then
    return;
  end if;
  select position into last from event_log for update;
  -- A new statement: it sees what was committed while it waited.
  with numbered as (
    update events e set position = last + n.row
    from (select id, row_number() over (order by id) as row from events where position is null order by id limit 50000) n
    where e.id = n.id and e.position is null
    returning e.position
  )
  update event_log set position = last + (select count(*) from numbered);
end $function$;

CREATE OR REPLACE FUNCTION public.open_orders_of_new_customer(customer bigint, mobile text, wanted bigint[], except_order bigint)
 RETURNS TABLE(orders integer, pieces jsonb)
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from orders o where o.user_id = customer and o.status = 'completed') then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('orders of ' || customer, 0));
  perform pg_advisory_xact_lock(hashtextextended('orders to ' || mobile, 0));
  return query
    with open_orders as (
      select o.id, o.user_id = customer as is_own,
             o.mobile_e164 = mobile and not exists (
               select from orders d where d.mobile_e164 = mobile and d.status = 'completed') as is_to_number
      from orders o
      where (o.user_id = customer or o.mobile_e164 = mobile) and o.status in ('pending', 'processing')
        and o.id is distinct from except_order
    ), counted as (
      select i.product_id, greatest(coalesce(sum(i.quantity) filter (where o.is_own), 0),
                                    coalesce(sum(i.quantity) filter (where o.is_to_number), 0)) as quantity
      from open_orders o join order_items i on i.order_id = o.id where i.product_id = any(wanted) group by i.product_id
    )
    select (select greatest(count(*) filter (where is_own), count(*) filter (where is_to_number)) from open_orders)::int,
           (select coalesce(jsonb_object_agg(product_id, quantity), '{}') from counted);
end $function$;

CREATE OR REPLACE FUNCTION public.pieces_in(amount bigint, net_amount integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select least(amount / net_amount, 2147483647)::integer
$function$;

CREATE OR REPLACE FUNCTION public.price_of_several(one products, price bigint, OUT pieces integer, OUT total bigint)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  -- In a variable: an index cannot be searched for the result of a volatile function.
  at timestamptz := clock_timestamp();
begin
  if one.is_weighed then
    return;
  end if;
  select o.pieces, greatest(o.pieces * price - off.poisha, 100) into pieces, total
  from offers o, lateral (
    select least(o.pieces * price, case when o.is_cheapest_free then price
      when o.percent is null then o.amount_poisha
      else ceil(o.pieces * price * o.percent / 10000.0)::bigint * 100 end) as poisha
  ) off
  where o.kind = 'several' and not o.needs_code and not o.is_first_order_only
    and num_nonnulls(o.max_uses, o.max_uses_per_customer, o.max_uses_per_mobile) = 0 and tstzrange(o.starts_at, o.ends_at) @> at
    and (o.applies_to = 'all'
      or o.applies_to = 'categories'
        and exists (select from offer_categories c where c.offer_id = o.id and c.category_id in (select categories_of(one)))
      or o.applies_to = 'products' and exists (select from offer_products p where p.offer_id = o.id and p.product_id = one.id))
    and o.pieces * price > 100
  order by off.poisha::numeric / o.pieces desc, o.id limit 1;
end $function$;

CREATE OR REPLACE FUNCTION public.product_sets(one products)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when one.id is null or one.is_archived then '{}' else array_remove(array[
    'all', one.category_id::text, case when one.is_featured then 'featured' end, case when one.is_new_arrival then 'new' end,
    case when one.is_top_selling then 'top' end,
    case when one.original_price_poisha > one.price_poisha or one.several_pieces is not null then 'offers' end
  ], null) end
$function$;

CREATE OR REPLACE FUNCTION public.raised_catalogue_version()
 RETURNS bigint
 LANGUAGE sql
AS $function$
  select pg_current_xact_id()::text::bigint
$function$;

CREATE OR REPLACE FUNCTION public.refuse_journal_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the journal is only ever added to' using errcode = 'insufficient_privilege';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_movement_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and tg_level = 'ROW' then
    if not exists (select from products where id = old.product_id) then
      return old;
    end if;
  end if;
  raise exception 'stock movements are only ever added' using errcode = 'insufficient_privilege';
end $function$;

CREATE OR REPLACE FUNCTION public.refused_offer(offer bigint, given_code text, customer bigint, mobile text, locking boolean)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  one offers;
  code_uses integer;
begin
  if locking then
    perform from offers where id = offer for no key update;
  end if;
  select * into one from offers where id = offer and tstzrange(starts_at, ends_at) @> clock_timestamp();
  if not found then
    return 'over';
  end if;
  if one.needs_code then
    select max_uses into code_uses from offer_codes where code = given_code and offer_id = offer;
    if not found then
      return 'unknown';
    end if;
    if code_uses <= (select count(*) from orders where offer_id = offer and offer_code = given_code and status <> 'cancelled') then
      return 'used_up';
    end if;
  end if;
  if one.max_uses <= (select count(*) from orders where offer_id = offer and status <> 'cancelled') then
    return 'used_up';
  end if;
  if one.is_first_order_only
    and exists (select from orders where (user_id = customer or mobile_e164 = mobile) and status <> 'cancelled') then
    return 'not_first';
  end if;
  if one.max_uses_per_customer
      <= (select count(*) from orders where user_id = customer and offer_id = offer and status <> 'cancelled') then
    return 'used_by_customer';
  end if;
  if one.max_uses_per_mobile
      <= (select count(*) from orders where mobile_e164 = mobile and offer_id = offer and status <> 'cancelled') then
    return 'used_by_mobile';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.reprice_moved_category()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update offers set changed_at = now() where applies_to = 'categories' and (ends_at is null or ends_at > now());
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.set_charged_price()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Only versions without offers, and the demo, write the charged price: to them it is the regular one. Products from before
  -- price offers have no regular price yet.
  if coalesce(new.regular_price_poisha, 0) = 0 then
    new.regular_price_poisha := new.price_poisha;
    new.regular_original_poisha := new.original_price_poisha;
  elsif tg_op = 'UPDATE' then
    if new.price_poisha <> old.price_poisha and new.regular_price_poisha = old.regular_price_poisha then
      new.regular_price_poisha := new.price_poisha;
    end if;
    if new.original_price_poisha is distinct from old.original_price_poisha
      and new.regular_original_poisha is not distinct from old.regular_original_poisha then
      new.regular_original_poisha := new.original_price_poisha;
    end if;
  end if;
  select price, original, offer, until into new.price_poisha, new.original_price_poisha, new.offer_id, new.offer_until
  from charged_price(new);
  select pieces, total into new.several_pieces, new.several_poisha from price_of_several(new, new.price_poisha);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.set_shared_stock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  other record;
  joins boolean := false;
begin
  if new.size_group = '' then
    new.is_other_size := false;
  end if;
  if not new.shares_stock then
    if tg_op = 'UPDATE' and old.shares_stock and new.stock is not distinct from old.stock then
      new.stock := 0;
    end if;
    new.shared_stock := null;
    return new;
  end if;
  if tg_op = 'UPDATE' and old.shares_stock and old.size_group = new.size_group then
    if (old.net_amount, old.net_unit) is not distinct from (new.net_amount, new.net_unit) then
      return new;
    end if;
  else
    joins := true;
    perform lock_sizes(new.size_group);
  end if;
  -- Locked: an order may be selling from it.
  select shared_stock, net_unit into other from products
  where size_group = new.size_group and shares_stock and id <> new.id limit 1 for no key update;
  if found and other.net_unit <> new.net_unit then
    raise exception 'sizes that share a stock have one unit' using errcode = 'check_violation', constraint = 'products_shared_unit';
  end if;
  if joins then
    -- What it had in another group stays there.
    new.shared_stock := case when other.net_unit is not null then other.shared_stock
      when tg_op = 'UPDATE' and old.shares_stock then 0
      else coalesce(new.stock, 0)::bigint * new.net_amount end;
  end if;
  new.stock := pieces_in(new.shared_stock, new.net_amount);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.share_stock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  amount bigint;
begin
  -- Read again: another size may have changed it in the same statement.
  select shared_stock + (new.stock - old.stock)::bigint * new.net_amount into amount from products where id = new.id;
  update products set shared_stock = amount, stock = pieces_in(amount, net_amount) where size_group = new.size_group and shares_stock;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.show_renamed_reviewer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform touch_product_key('r', product_id) from (select distinct product_id from reviews where user_id = new.id) reviewed;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.show_verified_reviews()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  reviewed bigint;
begin
  for reviewed in
    select distinct r.product_id from order_items i join reviews r on r.product_id = i.product_id
    where i.order_id = new.id and r.user_id = new.user_id order by 1
  loop
    perform count_reviews_of(reviewed);
    perform touch_product_key('r', reviewed);
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.touch_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform touch_keys(variadic array(
    select 'counts:' || listed from unnest(array['all', old.category_id::text, new.category_id::text]
      || old.further_category_ids::text[] || new.further_category_ids::text[]) as t (listed) where listed is not null
  ));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.touch_keys(VARIADIC touched text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  -- A large transaction touches the same keys again and again.
  done text[] := string_to_array(coalesce(current_setting('tatka.keys_touched', true), ''), ' ');
  raised bigint;
begin
  if touched <@ done then
    return;
  end if;
  if 'everything' = any (done) then
    -- Keys of lists would make only pages stale. The others also say what the search index reads again.
    touched := array(select key from unnest(touched) as t (key) where key !~ ':' and key <> all (done));
    if touched = '{}' then
      return;
    end if;
  elsif cardinality(done) >= 1000 then
    touched := touched || array['everything'];
  end if;
  -- The list of a category has the products of those within it. Not flattened, so that the index of categories is used.
  touched := touched || array(
    select substring(key from '^.+:') || ancestor_id
    from unnest(touched) as t (key), lateral (
      select ancestor_id from category_paths where category_id = substring(key from '^(?:list|prices|counts):([0-9]+)$')::bigint offset 0
    ) above
  );
  raised := raised_catalogue_version();
  insert into surrogate_keys (key, version) select distinct key, raised from unnest(touched) as t (key) where key <> all (done);
  done := done || touched;
  if 'everything' = any (done) then
    done := array(select distinct key from unnest(done) as t (key) where key !~ ':');
  end if;
  perform set_config('tatka.keys_touched', array_to_string(done, ' '), true);
  raise info 'surrogate keys touched' using detail = raised || ' ' || array_to_string(touched, ' ');
end $function$;

CREATE OR REPLACE FUNCTION public.touch_product()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  one products := coalesce(new, old);
  before text[];
  after text[];
  sets text;
  touched text := 'products';
begin
  perform touch_product_key('p', one.id);
  -- The cards and pages of its other sizes name it.
  if one.size_group <> '' or tg_op = 'UPDATE' and old.size_group <> '' then
    perform touch_product_key('p', id) from products where size_group in (old.size_group, new.size_group) and size_group <> '' and id <> one.id;
  end if;
  if tg_op = 'UPDATE' and (old.category_id, old.further_category_ids, old.is_archived, old.is_other_size, old.is_featured, old.is_new_arrival, old.is_top_selling, old.position,
      old.created_at, old.price_poisha, old.original_price_poisha, old.several_pieces is null) is not distinct from
      (new.category_id, new.further_category_ids, new.is_archived, new.is_other_size, new.is_featured, new.is_new_arrival, new.is_top_selling, new.position, new.created_at,
      new.price_poisha, new.original_price_poisha, new.several_pieces is null) then
    perform touch_keys('products');
    return null;
  end if;
  -- Not in product_sets: with this cast PostgreSQL would not inline it.
  before := product_sets(old) || old.further_category_ids::text[];
  after := product_sets(new) || new.further_category_ids::text[];
  sets := array_to_string(before || after, ' ');
  if tg_op <> 'UPDATE' or (old.category_id, old.further_category_ids, old.is_archived, old.is_other_size) is distinct from (new.category_id, new.further_category_ids, new.is_archived, new.is_other_size) then
    touched := touched || ' categories';
    perform touch_product_key('p', product_id) from related_products where related_id = one.id;
  end if;
  -- What comes into a list, leaves it or changes its place there.
  if tg_op <> 'UPDATE' or (old.category_id, old.further_category_ids, old.is_archived, old.is_other_size, old.is_featured, old.is_new_arrival, old.is_top_selling, old.position,
      old.created_at) is distinct from (new.category_id, new.further_category_ids, new.is_archived, new.is_other_size, new.is_featured, new.is_new_arrival, new.is_top_selling,
      new.position, new.created_at) then
    touched := touched || regexp_replace(sets, '(^| )(?=.)', ' list:', 'g');
  elsif ('offers' = any(before)) <> ('offers' = any(after)) then
    touched := touched || ' list:offers';
  end if;
  if tg_op <> 'UPDATE' or old.price_poisha <> new.price_poisha then
    touched := touched || regexp_replace(sets, '(^| )(?=.)', ' prices:', 'g');
  end if;
  perform touch_keys(variadic string_to_array(touched, ' '));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.touch_product_key(letter text, product bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  already int := coalesce(nullif(current_setting('tatka.products_touched', true), ''), '0')::int;
  raised bigint;
begin
  if already >= 1000 then
    perform touch_keys('everything');
    return;
  end if;
  raised := raised_catalogue_version();
  insert into surrogate_keys (key, version) values (letter || product, raised);
  perform set_config('tatka.products_touched', (already + 1)::text, true);
  raise info 'surrogate keys touched' using detail = raised || ' ' || letter || product;
end $function$;

CREATE OR REPLACE FUNCTION public.touch_product_of_row()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform touch_product_key(tg_argv[0], coalesce(new.product_id, old.product_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.touch_reply()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform touch_product_key('r', product_id) from reviews where id = coalesce(new.review_id, old.review_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.touch_table()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform touch_keys(variadic tg_argv);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.write_answer_deadline()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into answer_deadlines (message_id, created_at, answer_by)
    select new.id, new.created_at, new.created_at + make_interval(hours => complaint_hours) from shop_details;
  elsif tg_op = 'DELETE' then
    delete from answer_deadlines where message_id = old.id and answered_at is null;
  elsif new.status in ('answered', 'done') then
    update answer_deadlines set answered_at = now() where message_id = new.id and answered_at is null;
  else
    update answer_deadlines set answered_at = null where message_id = new.id and answered_at is not null
      and not exists (select from request_answers where message_id = new.id);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.write_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into events (type, subject) values (tg_argv[0], new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.write_order_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed jsonb;
begin
  if tg_op = 'INSERT' then
    insert into events (type, subject, data)
    values ('order.placed', new.id, jsonb_build_object('total', new.total_poisha / 100.0, 'by_staff', new.taken_by is not null));
    return null;
  end if;
  changed := changed_fields(to_jsonb(old), to_jsonb(new), '{status,fulfilment,mobile_e164,revision,fee_discount_poisha}');
  if changed <> '[]' or new.revision <> old.revision then
    insert into events (type, subject, data)
    values ('order.changed', new.id, jsonb_build_object(
      'changed', case when new.revision <> old.revision then changed || '["items"]' else changed end,
      'revision', new.revision, 'total', new.total_poisha / 100.0));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.write_payment_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- A changed payment is taken back, and paid as it is now.
  if tg_op <> 'INSERT' then
    insert into events (type, subject, data)
    values ('order.payment_taken_back', old.order_id,
      jsonb_build_object('amount', (old.amount_poisha + old.other_poisha) / 100.0, 'cash', old.amount_poisha / 100.0));
  end if;
  if tg_op <> 'DELETE' then
    insert into events (type, subject, data)
    values ('order.paid', new.order_id,
      jsonb_build_object('amount', (new.amount_poisha + new.other_poisha) / 100.0, 'cash', new.amount_poisha / 100.0));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.write_price()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into product_prices (product_id, price_poisha, regular_poisha, offer_id)
  values (new.id, new.price_poisha, new.regular_price_poisha, new.offer_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.write_product_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed jsonb;
begin
  if tg_op = 'UPDATE' then
    changed := changed_fields(to_jsonb(old), to_jsonb(new), '{stock,shared_stock,updated_at,search_text,rating,rating_count,rating_sum,review_count}');
    if changed <> '[]' then
      insert into events (type, subject, data) values ('product.changed', new.id, jsonb_build_object('changed', changed));
    end if;
  elsif tg_op = 'INSERT' then
    insert into events (type, subject, data) values ('product.created', new.id, jsonb_build_object('sku', new.sku));
  else
    insert into events (type, subject, data) values ('product.removed', old.id, jsonb_build_object('sku', old.sku));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.write_refund_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into events (type, subject, data)
  values (case tg_op when 'INSERT' then 'order.refunded' else 'order.refund_taken_back' end, new.order_id,
    jsonb_build_object('refund', new.id, 'amount', new.amount_poisha / 100.0, 'way', new.way));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.write_review_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into events (type, subject, data)
  values (case when tg_op = 'INSERT' then 'review.written' when new.hidden_at is null then 'review.restored' else 'review.hidden' end, new.id,
    jsonb_build_object('product', new.product_id, 'rating', new.rating));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.write_step_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.to_status = 'cancelled' then
    insert into events (type, subject, data)
    values ('order.cancelled', new.order_id, jsonb_build_object('from', new.from_fulfilment, 'reason', new.reason));
  else
    insert into events (type, subject, data)
    values ('order.stepped', new.order_id,
      jsonb_build_object('from', new.from_fulfilment, 'to', new.to_fulfilment, 'outcome', new.outcome));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.write_stock_movement()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  cause jsonb := nullif(current_setting('tatka.stock_movement', true), '');
  change integer := coalesce(new.stock, 0) - coalesce(old.stock, 0);
begin
  if new.shares_stock then
    -- It joined the others without a stock of its own.
    if tg_op = 'INSERT' and exists (select from products where size_group = new.size_group and shares_stock and id < new.id) then
      return null;
    end if;
    -- Another size may have changed it since.
    select stock, shared_stock into new.stock, new.shared_stock from products where id = new.id;
  end if;
  insert into stock_movements (product_id, kind, change, stock_after, shared_after, counted_from, user_id, order_id, import_id, undoes, reason, key)
  values (
    new.id, coalesce(cause->>'kind', case tg_op when 'INSERT' then 'first' else 'changed' end),
    change, new.stock, new.shared_stock, (cause->>'counted_from')::integer,
    (cause->>'user')::bigint, (cause->>'order')::bigint, (cause->>'import')::bigint, (cause->>'undoes')::bigint,
    coalesce(cause->>'reason', ''), cause->>'key'
  );
  insert into events (type, subject, data)
  values ('stock.changed', new.id, jsonb_build_object(
    'stock', new.stock, 'change', change, 'cause', coalesce(cause->>'kind', case tg_op when 'INSERT' then 'first' else 'changed' end), 'order', cause->'order'));
  -- The other sizes have what is left of the shared stock.
  if new.shares_stock then
    insert into events (type, subject, data)
    select 'stock.changed', id, jsonb_build_object('stock', stock, 'cause', 'shared')
    from products where size_group = new.size_group and shares_stock and id <> new.id order by id;
  end if;
  return null;
end $function$;
