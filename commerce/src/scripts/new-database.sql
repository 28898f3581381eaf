-- Written by `npm run new-database` from sources with the stamp e6f61e0a4def33af67a203076e076258
create type claim_reason_enum as enum ('missing_item', 'wrong_item', 'production_failure', 'other');
create type order_claim_type_enum as enum ('refund', 'replace');
create type order_status_enum as enum ('pending', 'completed', 'draft', 'archived', 'canceled', 'requires_action');
create type return_status_enum as enum ('open', 'requested', 'received', 'partially_received', 'canceled');
create sequence link_module_migrations_id_seq as integer;
create sequence mikro_orm_migrations_id_seq as integer;
create sequence order_change_action_ordering_seq as bigint;
create sequence order_claim_display_id_seq as integer;
create sequence order_display_id_seq as integer;
create sequence order_exchange_display_id_seq as integer;
create sequence return_display_id_seq as integer;
create sequence script_migrations_id_seq as integer;
create table account_holder (
  id text not null,
  provider_id text not null,
  external_id text not null,
  email text,
  data jsonb default '{}'::jsonb not null,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint account_holder_pkey PRIMARY KEY (id)
);
create table api_key (
  id text not null,
  token text not null,
  salt text not null,
  redacted text not null,
  title text not null,
  type text not null,
  last_used_at timestamp with time zone,
  created_by text not null,
  created_at timestamp with time zone default now() not null,
  revoked_by text,
  revoked_at timestamp with time zone,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint api_key_type_check CHECK ((type = ANY (ARRAY['publishable'::text, 'secret'::text]))),
  constraint api_key_pkey PRIMARY KEY (id)
);
create table application_method_buy_rules (
  application_method_id text not null,
  promotion_rule_id text not null,
  constraint application_method_buy_rules_pkey PRIMARY KEY (application_method_id, promotion_rule_id)
);
create table application_method_target_rules (
  application_method_id text not null,
  promotion_rule_id text not null,
  constraint application_method_target_rules_pkey PRIMARY KEY (application_method_id, promotion_rule_id)
);
create table auth_identity (
  id text not null,
  app_metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint auth_identity_pkey PRIMARY KEY (id)
);
create table auth_mfa_factor (
  id text not null,
  auth_identity_id text not null,
  provider text not null,
  status text not null,
  provider_metadata jsonb,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint auth_mfa_factor_pkey PRIMARY KEY (id)
);
create table auth_mfa_recovery_code (
  id text not null,
  auth_identity_id text not null,
  code_hash text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint auth_mfa_recovery_code_pkey PRIMARY KEY (id)
);
create table auth_password_reset_token (
  id text not null,
  auth_identity_id text not null,
  provider_identity_id text not null,
  entity_id text not null,
  token_hash text not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint auth_password_reset_token_pkey PRIMARY KEY (id)
);
create table auth_verification (
  id text not null,
  auth_identity_id text not null,
  entity_id text not null,
  entity_type text not null,
  code_provider text not null,
  verified_at timestamp with time zone,
  requested_at timestamp with time zone not null,
  provider_metadata jsonb,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint auth_verification_pkey PRIMARY KEY (id)
);
create table books_export (
  month text not null,
  exported_at timestamp with time zone default now() not null,
  constraint books_export_pkey PRIMARY KEY (month)
);
create table capture (
  id text not null,
  amount numeric not null,
  raw_amount jsonb not null,
  payment_id text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  created_by text,
  metadata jsonb,
  constraint capture_pkey PRIMARY KEY (id)
);
create table cart (
  id text not null,
  region_id text,
  customer_id text,
  sales_channel_id text,
  email text,
  currency_code text not null,
  shipping_address_id text,
  billing_address_id text,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  completed_at timestamp with time zone,
  locale text,
  constraint cart_pkey PRIMARY KEY (id)
);
create table cart_address (
  id text not null,
  customer_id text,
  company text,
  first_name text,
  last_name text,
  address_1 text,
  address_2 text,
  city text,
  country_code text,
  province text,
  postal_code text,
  phone text,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint cart_address_pkey PRIMARY KEY (id)
);
create table cart_line_item (
  id text not null,
  cart_id text not null,
  title text not null,
  subtitle text,
  thumbnail text,
  quantity integer not null,
  variant_id text,
  product_id text,
  product_title text,
  product_description text,
  product_subtitle text,
  product_type text,
  product_collection text,
  product_handle text,
  variant_sku text,
  variant_barcode text,
  variant_title text,
  variant_option_values jsonb,
  requires_shipping boolean default true not null,
  is_discountable boolean default true not null,
  is_tax_inclusive boolean default false not null,
  compare_at_unit_price numeric,
  raw_compare_at_unit_price jsonb,
  unit_price numeric not null,
  raw_unit_price jsonb not null,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  product_type_id text,
  is_custom_price boolean default false not null,
  is_giftcard boolean default false not null,
  constraint cart_line_item_unit_price_check CHECK ((unit_price >= (0)::numeric)),
  constraint cart_line_item_pkey PRIMARY KEY (id)
);
create table cart_line_item_adjustment (
  id text not null,
  description text,
  promotion_id text,
  code text,
  amount numeric not null,
  raw_amount jsonb not null,
  provider_id text,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  item_id text,
  is_tax_inclusive boolean default false not null,
  constraint cart_line_item_adjustment_check CHECK ((amount >= (0)::numeric)),
  constraint cart_line_item_adjustment_pkey PRIMARY KEY (id)
);
create table cart_line_item_tax_line (
  id text not null,
  description text,
  tax_rate_id text,
  code text not null,
  rate real not null,
  provider_id text,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  item_id text,
  data jsonb,
  constraint cart_line_item_tax_line_pkey PRIMARY KEY (id)
);
create table cart_payment_collection (
  cart_id character varying(255) not null,
  payment_collection_id character varying(255) not null,
  id character varying(255) not null,
  created_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  updated_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  deleted_at timestamp with time zone,
  constraint cart_payment_collection_pkey PRIMARY KEY (cart_id, payment_collection_id)
);
create table cart_promotion (
  cart_id character varying(255) not null,
  promotion_id character varying(255) not null,
  id character varying(255) not null,
  created_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  updated_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  deleted_at timestamp with time zone,
  constraint cart_promotion_pkey PRIMARY KEY (cart_id, promotion_id)
);
create table cart_shipping_method (
  id text not null,
  cart_id text not null,
  name text not null,
  description jsonb,
  amount numeric not null,
  raw_amount jsonb not null,
  is_tax_inclusive boolean default false not null,
  shipping_option_id text,
  data jsonb,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint cart_shipping_method_check CHECK ((amount >= (0)::numeric)),
  constraint cart_shipping_method_pkey PRIMARY KEY (id)
);
create table cart_shipping_method_adjustment (
  id text not null,
  description text,
  promotion_id text,
  code text,
  amount numeric not null,
  raw_amount jsonb not null,
  provider_id text,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  shipping_method_id text,
  constraint cart_shipping_method_adjustment_pkey PRIMARY KEY (id)
);
create table cart_shipping_method_tax_line (
  id text not null,
  description text,
  tax_rate_id text,
  code text not null,
  rate real not null,
  provider_id text,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  shipping_method_id text,
  data jsonb,
  constraint cart_shipping_method_tax_line_pkey PRIMARY KEY (id)
);
create table checkout_event (
  id text not null,
  provider_event_id text not null,
  type text not null,
  session_id text not null,
  attempts integer default 0 not null,
  next_attempt_at timestamp with time zone not null,
  processed_at timestamp with time zone,
  error text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint checkout_event_pkey PRIMARY KEY (id)
);
create table checkout_intent (
  id text not null,
  idempotency_key text not null,
  request_hash text not null,
  status text default 'opening'::text not null,
  locale text not null,
  delivery_option text not null,
  lines jsonb not null,
  currency text not null,
  subtotal integer not null,
  shipping integer not null,
  tax integer not null,
  total integer not null,
  tax_rate_percent real not null,
  shipping_option_id text not null,
  provider_attempt integer default 1 not null,
  expires_at timestamp with time zone not null,
  session_id text,
  session_url text,
  checked_at timestamp with time zone,
  order_id text,
  order_number integer,
  payment_id text,
  email_masked text,
  reason text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  failed_attempts integer default 0 not null,
  address_hash text,
  proof_id text,
  paid_at timestamp with time zone,
  constraint checkout_intent_delivery_option_check CHECK ((delivery_option = ANY (ARRAY['shipping'::text, 'pickup'::text]))),
  constraint checkout_intent_status_check CHECK ((status = ANY (ARRAY['opening'::text, 'open'::text, 'settling'::text, 'paid'::text, 'failed'::text, 'review'::text, 'refunded'::text]))),
  constraint checkout_intent_pkey PRIMARY KEY (id)
);
create table checkout_mail (
  id text not null,
  intent_id text,
  order_id text,
  kind text not null,
  occasion text not null,
  recipient text not null,
  facts jsonb not null,
  state text default 'queued'::text not null,
  attempts integer default 0 not null,
  round integer default 1 not null,
  next_attempt_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  last_error text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint checkout_mail_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text, 'withheld'::text]))),
  constraint checkout_mail_pkey PRIMARY KEY (id)
);
create table checkout_receipt (
  kind text not null,
  year integer not null,
  sequence integer not null,
  occasion text not null,
  order_id text not null,
  booked_at timestamp with time zone not null,
  content jsonb not null,
  created_at timestamp with time zone default now() not null,
  constraint checkout_receipt_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_note'::text]))),
  constraint checkout_receipt_pkey PRIMARY KEY (kind, year, sequence),
  constraint checkout_receipt_occasion_key UNIQUE (occasion)
);
create table credit_line (
  id text not null,
  cart_id text not null,
  reference text,
  reference_id text,
  amount numeric not null,
  raw_amount jsonb not null,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint credit_line_pkey PRIMARY KEY (id)
);
create table currency (
  code text not null,
  symbol text not null,
  symbol_native text not null,
  decimal_digits integer default 0 not null,
  rounding numeric default 0 not null,
  raw_rounding jsonb not null,
  name text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint currency_pkey PRIMARY KEY (code)
);
create table customer (
  id text not null,
  company_name text,
  first_name text,
  last_name text,
  email text,
  phone text,
  has_account boolean default false not null,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  created_by text,
  constraint customer_pkey PRIMARY KEY (id)
);
create table customer_account_holder (
  customer_id character varying(255) not null,
  account_holder_id character varying(255) not null,
  id character varying(255) not null,
  created_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  updated_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  deleted_at timestamp with time zone,
  constraint customer_account_holder_pkey PRIMARY KEY (customer_id, account_holder_id)
);
create table customer_address (
  id text not null,
  customer_id text not null,
  address_name text,
  is_default_shipping boolean default false not null,
  is_default_billing boolean default false not null,
  company text,
  first_name text,
  last_name text,
  address_1 text,
  address_2 text,
  city text,
  country_code text,
  province text,
  postal_code text,
  phone text,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint customer_address_pkey PRIMARY KEY (id)
);
create table customer_group (
  id text not null,
  name text not null,
  metadata jsonb,
  created_by text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint customer_group_pkey PRIMARY KEY (id)
);
create table customer_group_customer (
  id text not null,
  customer_id text not null,
  customer_group_id text not null,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  created_by text,
  deleted_at timestamp with time zone,
  constraint customer_group_customer_pkey PRIMARY KEY (id)
);
create table failed_refund (
  id text not null,
  checkout_id text not null,
  amount integer not null,
  reason text not null,
  refunded_at timestamp with time zone not null,
  failed_at timestamp with time zone not null,
  refund_id text,
  note text,
  began_at timestamp with time zone,
  undone_at timestamp with time zone,
  closed_at timestamp with time zone,
  constraint failed_refund_pkey PRIMARY KEY (id)
);
create table fulfillment (
  id text not null,
  location_id text not null,
  packed_at timestamp with time zone,
  shipped_at timestamp with time zone,
  delivered_at timestamp with time zone,
  canceled_at timestamp with time zone,
  data jsonb,
  provider_id text,
  shipping_option_id text,
  metadata jsonb,
  delivery_address_id text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  marked_shipped_by text,
  created_by text,
  requires_shipping boolean default true not null,
  constraint fulfillment_pkey PRIMARY KEY (id)
);
create table fulfillment_address (
  id text not null,
  company text,
  first_name text,
  last_name text,
  address_1 text,
  address_2 text,
  city text,
  country_code text,
  province text,
  postal_code text,
  phone text,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint fulfillment_address_pkey PRIMARY KEY (id)
);
create table fulfillment_item (
  id text not null,
  title text not null,
  sku text not null,
  barcode text not null,
  quantity numeric not null,
  raw_quantity jsonb not null,
  line_item_id text,
  inventory_item_id text,
  fulfillment_id text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint fulfillment_item_pkey PRIMARY KEY (id)
);
create table fulfillment_label (
  id text not null,
  tracking_number text not null,
  tracking_url text not null,
  label_url text not null,
  fulfillment_id text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint fulfillment_label_pkey PRIMARY KEY (id)
);
create table fulfillment_provider (
  id text not null,
  is_enabled boolean default true not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint fulfillment_provider_pkey PRIMARY KEY (id)
);
create table fulfillment_set (
  id text not null,
  name text not null,
  type text not null,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint fulfillment_set_pkey PRIMARY KEY (id)
);
create table geo_zone (
  id text not null,
  type text default 'country'::text not null,
  country_code text not null,
  province_code text,
  city text,
  service_zone_id text not null,
  postal_expression jsonb,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint geo_zone_type_check CHECK ((type = ANY (ARRAY['country'::text, 'province'::text, 'city'::text, 'zip'::text]))),
  constraint geo_zone_pkey PRIMARY KEY (id)
);
create table image (
  id text not null,
  url text not null,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  rank integer default 0 not null,
  product_id text not null,
  constraint image_pkey PRIMARY KEY (id)
);
create table inventory_item (
  id text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  sku text,
  origin_country text,
  hs_code text,
  mid_code text,
  material text,
  weight integer,
  length integer,
  height integer,
  width integer,
  requires_shipping boolean default true not null,
  description text,
  title text,
  thumbnail text,
  metadata jsonb,
  unit_of_measure text,
  constraint inventory_item_pkey PRIMARY KEY (id)
);
create table inventory_level (
  id text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  inventory_item_id text not null,
  location_id text not null,
  stocked_quantity numeric default 0 not null,
  reserved_quantity numeric default 0 not null,
  incoming_quantity numeric default 0 not null,
  metadata jsonb,
  raw_stocked_quantity jsonb,
  raw_reserved_quantity jsonb,
  raw_incoming_quantity jsonb,
  constraint inventory_level_pkey PRIMARY KEY (id)
);
create table invite (
  id text not null,
  email text not null,
  accepted boolean default false not null,
  token text not null,
  expires_at timestamp with time zone not null,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint invite_pkey PRIMARY KEY (id)
);
create table invite_rbac_role (
  invite_id character varying(255) not null,
  rbac_role_id character varying(255) not null,
  id character varying(255) not null,
  created_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  updated_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  deleted_at timestamp with time zone,
  constraint invite_rbac_role_pkey PRIMARY KEY (invite_id, rbac_role_id)
);
create table layout_configuration (
  id text not null,
  zone text not null,
  user_id text,
  is_system_default boolean default false not null,
  configuration jsonb not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint layout_configuration_pkey PRIMARY KEY (id)
);
create table link_module_migrations (
  id integer default nextval('link_module_migrations_id_seq'::regclass) not null,
  table_name character varying(255) not null,
  link_descriptor jsonb default '{}'::jsonb not null,
  created_at timestamp without time zone default CURRENT_TIMESTAMP,
  constraint link_module_migrations_pkey PRIMARY KEY (id),
  constraint link_module_migrations_table_name_key UNIQUE (table_name)
);
create table location_fulfillment_provider (
  stock_location_id character varying(255) not null,
  fulfillment_provider_id character varying(255) not null,
  id character varying(255) not null,
  created_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  updated_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  deleted_at timestamp with time zone,
  constraint location_fulfillment_provider_pkey PRIMARY KEY (stock_location_id, fulfillment_provider_id)
);
create table location_fulfillment_set (
  stock_location_id character varying(255) not null,
  fulfillment_set_id character varying(255) not null,
  id character varying(255) not null,
  created_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  updated_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  deleted_at timestamp with time zone,
  constraint location_fulfillment_set_pkey PRIMARY KEY (stock_location_id, fulfillment_set_id)
);
create table mikro_orm_migrations (
  id integer default nextval('mikro_orm_migrations_id_seq'::regclass) not null,
  name character varying(255),
  executed_at timestamp with time zone default CURRENT_TIMESTAMP,
  constraint mikro_orm_migrations_pkey PRIMARY KEY (id)
);
create table notification (
  id text not null,
  "to" text not null,
  channel text not null,
  template text,
  data jsonb,
  trigger_type text,
  resource_id text,
  resource_type text,
  receiver_id text,
  original_notification_id text,
  idempotency_key text,
  external_id text,
  provider_id text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  status text default 'pending'::text not null,
  "from" text,
  provider_data jsonb,
  constraint notification_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'success'::text, 'failure'::text]))),
  constraint notification_pkey PRIMARY KEY (id)
);
create table notification_provider (
  id text not null,
  handle text not null,
  name text not null,
  is_enabled boolean default true not null,
  channels text[] default '{}'::text[] not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint notification_provider_pkey PRIMARY KEY (id)
);
create table "order" (
  id text not null,
  region_id text,
  display_id integer default nextval('order_display_id_seq'::regclass),
  customer_id text,
  version integer default 1 not null,
  sales_channel_id text,
  status order_status_enum default 'pending'::order_status_enum not null,
  is_draft_order boolean default false not null,
  email text,
  currency_code text not null,
  shipping_address_id text,
  billing_address_id text,
  no_notification boolean,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  canceled_at timestamp with time zone,
  custom_display_id text,
  locale text,
  constraint order_pkey PRIMARY KEY (id)
);
create table order_address (
  id text not null,
  customer_id text,
  company text,
  first_name text,
  last_name text,
  address_1 text,
  address_2 text,
  city text,
  country_code text,
  province text,
  postal_code text,
  phone text,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint order_address_pkey PRIMARY KEY (id)
);
create table order_cart (
  order_id character varying(255) not null,
  cart_id character varying(255) not null,
  id character varying(255) not null,
  created_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  updated_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  deleted_at timestamp with time zone,
  constraint order_cart_pkey PRIMARY KEY (order_id, cart_id)
);
create table order_change (
  id text not null,
  order_id text not null,
  version integer not null,
  description text,
  status text default 'pending'::text not null,
  internal_note text,
  created_by text,
  requested_by text,
  requested_at timestamp with time zone,
  confirmed_by text,
  confirmed_at timestamp with time zone,
  declined_by text,
  declined_reason text,
  metadata jsonb,
  declined_at timestamp with time zone,
  canceled_by text,
  canceled_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  change_type text,
  deleted_at timestamp with time zone,
  return_id text,
  claim_id text,
  exchange_id text,
  carry_over_promotions boolean,
  no_notification boolean,
  constraint order_change_status_check CHECK ((status = ANY (ARRAY['confirmed'::text, 'declined'::text, 'requested'::text, 'pending'::text, 'canceled'::text]))),
  constraint order_change_pkey PRIMARY KEY (id)
);
create table order_change_action (
  id text not null,
  order_id text,
  version integer,
  ordering bigint default nextval('order_change_action_ordering_seq'::regclass) not null,
  order_change_id text,
  reference text,
  reference_id text,
  action text not null,
  details jsonb,
  amount numeric,
  raw_amount jsonb,
  internal_note text,
  applied boolean default false not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  return_id text,
  claim_id text,
  exchange_id text,
  constraint order_change_action_pkey PRIMARY KEY (id)
);
create table order_claim (
  id text not null,
  order_id text not null,
  return_id text,
  order_version integer not null,
  display_id integer default nextval('order_claim_display_id_seq'::regclass) not null,
  type order_claim_type_enum not null,
  no_notification boolean,
  refund_amount numeric,
  raw_refund_amount jsonb,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  canceled_at timestamp with time zone,
  created_by text,
  constraint order_claim_pkey PRIMARY KEY (id)
);
create table order_claim_item (
  id text not null,
  claim_id text not null,
  item_id text not null,
  is_additional_item boolean default false not null,
  reason claim_reason_enum,
  quantity numeric not null,
  raw_quantity jsonb not null,
  note text,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint order_claim_item_pkey PRIMARY KEY (id)
);
create table order_claim_item_image (
  id text not null,
  claim_item_id text not null,
  url text not null,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint order_claim_item_image_pkey PRIMARY KEY (id)
);
create table order_credit_line (
  id text not null,
  order_id text not null,
  reference text,
  reference_id text,
  amount numeric not null,
  raw_amount jsonb not null,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  version integer default 1 not null,
  constraint order_credit_line_pkey PRIMARY KEY (id)
);
create table order_exchange (
  id text not null,
  order_id text not null,
  return_id text,
  order_version integer not null,
  display_id integer default nextval('order_exchange_display_id_seq'::regclass) not null,
  no_notification boolean,
  allow_backorder boolean default false not null,
  difference_due numeric,
  raw_difference_due jsonb,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  canceled_at timestamp with time zone,
  created_by text,
  constraint order_exchange_pkey PRIMARY KEY (id)
);
create table order_exchange_item (
  id text not null,
  exchange_id text not null,
  item_id text not null,
  quantity numeric not null,
  raw_quantity jsonb not null,
  note text,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint order_exchange_item_pkey PRIMARY KEY (id)
);
create table order_fulfillment (
  order_id character varying(255) not null,
  fulfillment_id character varying(255) not null,
  id character varying(255) not null,
  created_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  updated_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  deleted_at timestamp with time zone,
  constraint order_fulfillment_pkey PRIMARY KEY (order_id, fulfillment_id)
);
create table order_history (
  id bigint generated always as identity not null,
  order_id text not null,
  step text not null,
  actor_id text not null,
  actor text not null,
  at timestamp with time zone default now() not null,
  constraint order_history_pkey PRIMARY KEY (id)
);
create table order_item (
  id text not null,
  order_id text not null,
  version integer not null,
  item_id text not null,
  quantity numeric not null,
  raw_quantity jsonb not null,
  fulfilled_quantity numeric not null,
  raw_fulfilled_quantity jsonb default '{"value": "0", "precision": 20}'::jsonb not null,
  shipped_quantity numeric not null,
  raw_shipped_quantity jsonb default '{"value": "0", "precision": 20}'::jsonb not null,
  return_requested_quantity numeric not null,
  raw_return_requested_quantity jsonb default '{"value": "0", "precision": 20}'::jsonb not null,
  return_received_quantity numeric not null,
  raw_return_received_quantity jsonb default '{"value": "0", "precision": 20}'::jsonb not null,
  return_dismissed_quantity numeric not null,
  raw_return_dismissed_quantity jsonb default '{"value": "0", "precision": 20}'::jsonb not null,
  written_off_quantity numeric not null,
  raw_written_off_quantity jsonb default '{"value": "0", "precision": 20}'::jsonb not null,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  delivered_quantity numeric default 0 not null,
  raw_delivered_quantity jsonb default '{"value": "0", "precision": 20}'::jsonb not null,
  unit_price numeric,
  raw_unit_price jsonb,
  compare_at_unit_price numeric,
  raw_compare_at_unit_price jsonb,
  constraint order_item_pkey PRIMARY KEY (id)
);
create table order_line_item (
  id text not null,
  totals_id text,
  title text not null,
  subtitle text,
  thumbnail text,
  variant_id text,
  product_id text,
  product_title text,
  product_description text,
  product_subtitle text,
  product_type text,
  product_collection text,
  product_handle text,
  variant_sku text,
  variant_barcode text,
  variant_title text,
  variant_option_values jsonb,
  requires_shipping boolean default true not null,
  is_discountable boolean default true not null,
  is_tax_inclusive boolean default false not null,
  compare_at_unit_price numeric,
  raw_compare_at_unit_price jsonb,
  unit_price numeric not null,
  raw_unit_price jsonb not null,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  is_custom_price boolean default false not null,
  product_type_id text,
  is_giftcard boolean default false not null,
  constraint order_line_item_pkey PRIMARY KEY (id)
);
create table order_line_item_adjustment (
  id text not null,
  description text,
  promotion_id text,
  code text,
  amount numeric not null,
  raw_amount jsonb not null,
  provider_id text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  item_id text not null,
  deleted_at timestamp with time zone,
  is_tax_inclusive boolean default false not null,
  version integer default 1 not null,
  constraint order_line_item_adjustment_pkey PRIMARY KEY (id)
);
create table order_line_item_tax_line (
  id text not null,
  description text,
  tax_rate_id text,
  code text not null,
  rate numeric not null,
  raw_rate jsonb not null,
  provider_id text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  item_id text not null,
  deleted_at timestamp with time zone,
  metadata jsonb,
  data jsonb,
  constraint order_line_item_tax_line_pkey PRIMARY KEY (id)
);
create table order_note (
  order_id text not null,
  author text not null,
  text text not null,
  written_by text not null,
  written_at timestamp with time zone default now() not null,
  constraint order_note_author_check CHECK ((author = ANY (ARRAY['studio'::text, 'buyer'::text]))),
  constraint order_note_pkey PRIMARY KEY (order_id, author)
);
create table order_payment_collection (
  order_id character varying(255) not null,
  payment_collection_id character varying(255) not null,
  id character varying(255) not null,
  created_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  updated_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  deleted_at timestamp with time zone,
  constraint order_payment_collection_pkey PRIMARY KEY (order_id, payment_collection_id)
);
create table order_problem (
  kind text not null,
  subject text not null,
  facts jsonb default '{}'::jsonb not null,
  found_at timestamp with time zone default now() not null,
  mended_at timestamp with time zone,
  constraint order_problem_pkey PRIMARY KEY (kind, subject)
);
create table order_promotion (
  order_id character varying(255) not null,
  promotion_id character varying(255) not null,
  id character varying(255) not null,
  created_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  updated_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  deleted_at timestamp with time zone,
  constraint order_promotion_pkey PRIMARY KEY (order_id, promotion_id)
);
create table order_return (
  id text not null,
  key text not null,
  order_id text not null,
  state text default 'requested'::text not null,
  lines jsonb not null,
  reason text not null,
  answer text default ''::text not null,
  refund integer,
  is_restocked boolean default false not null,
  requested_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint order_return_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'received'::text, 'refunded'::text, 'declined'::text]))),
  constraint order_return_pkey PRIMARY KEY (id),
  constraint order_return_key_key UNIQUE (key)
);
create table order_shipping (
  id text not null,
  order_id text not null,
  version integer not null,
  shipping_method_id text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  return_id text,
  claim_id text,
  exchange_id text,
  constraint order_shipping_pkey PRIMARY KEY (id)
);
create table order_shipping_method (
  id text not null,
  name text not null,
  description jsonb,
  amount numeric not null,
  raw_amount jsonb not null,
  is_tax_inclusive boolean default false not null,
  shipping_option_id text,
  data jsonb,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  is_custom_amount boolean default false not null,
  constraint order_shipping_method_pkey PRIMARY KEY (id)
);
create table order_shipping_method_adjustment (
  id text not null,
  description text,
  promotion_id text,
  code text,
  amount numeric not null,
  raw_amount jsonb not null,
  provider_id text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  shipping_method_id text not null,
  deleted_at timestamp with time zone,
  version integer default 1 not null,
  constraint order_shipping_method_adjustment_pkey PRIMARY KEY (id)
);
create table order_shipping_method_tax_line (
  id text not null,
  description text,
  tax_rate_id text,
  code text not null,
  rate numeric not null,
  raw_rate jsonb not null,
  provider_id text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  shipping_method_id text not null,
  deleted_at timestamp with time zone,
  metadata jsonb,
  data jsonb,
  constraint order_shipping_method_tax_line_pkey PRIMARY KEY (id)
);
create table order_summary (
  id text not null,
  order_id text not null,
  version integer default 1 not null,
  totals jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint order_summary_pkey PRIMARY KEY (id)
);
create table order_transaction (
  id text not null,
  order_id text not null,
  version integer default 1 not null,
  amount numeric not null,
  raw_amount jsonb not null,
  currency_code text not null,
  reference text,
  reference_id text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  return_id text,
  claim_id text,
  exchange_id text,
  constraint order_transaction_pkey PRIMARY KEY (id)
);
create table payment (
  id text not null,
  amount numeric not null,
  raw_amount jsonb not null,
  currency_code text not null,
  provider_id text constraint payment_provider_id_not_null1 not null,
  data jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  captured_at timestamp with time zone,
  canceled_at timestamp with time zone,
  payment_collection_id text not null,
  payment_session_id text not null,
  metadata jsonb,
  constraint payment_pkey PRIMARY KEY (id)
);
create table payment_collection (
  id text not null,
  currency_code text not null,
  amount numeric not null,
  raw_amount jsonb not null,
  authorized_amount numeric,
  raw_authorized_amount jsonb,
  captured_amount numeric,
  raw_captured_amount jsonb,
  refunded_amount numeric,
  raw_refunded_amount jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  completed_at timestamp with time zone,
  status text default 'not_paid'::text not null,
  metadata jsonb,
  constraint payment_collection_status_check CHECK ((status = ANY (ARRAY['not_paid'::text, 'awaiting'::text, 'authorized'::text, 'partially_authorized'::text, 'canceled'::text, 'failed'::text, 'partially_captured'::text, 'completed'::text]))),
  constraint payment_collection_pkey PRIMARY KEY (id)
);
create table payment_collection_payment_providers (
  payment_collection_id text constraint payment_collection_payment_provi_payment_collection_id_not_null not null,
  payment_provider_id text constraint payment_collection_payment_provide_payment_provider_id_not_null not null,
  constraint payment_collection_payment_providers_pkey PRIMARY KEY (payment_collection_id, payment_provider_id)
);
create table payment_provider (
  id text not null,
  is_enabled boolean default true not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint payment_provider_pkey PRIMARY KEY (id)
);
create table payment_session (
  id text not null,
  currency_code text not null,
  amount numeric not null,
  raw_amount jsonb not null,
  provider_id text not null,
  data jsonb default '{}'::jsonb not null,
  context jsonb,
  status text default 'pending'::text not null,
  authorized_at timestamp with time zone,
  payment_collection_id text not null,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint payment_session_status_check CHECK ((status = ANY (ARRAY['authorized'::text, 'captured'::text, 'pending'::text, 'requires_more'::text, 'error'::text, 'canceled'::text, 'pending_authorization'::text]))),
  constraint payment_session_pkey PRIMARY KEY (id)
);
create table press_artwork (
  id text not null,
  request_id text not null,
  kind text not null,
  sha256 text not null,
  bytes integer not null,
  width integer not null,
  height integer not null,
  file_key text not null,
  created_at timestamp with time zone default now() not null,
  version integer,
  constraint press_artwork_kind_check CHECK ((kind = ANY (ARRAY['original'::text, 'thumbnail'::text, 'preview'::text, 'proof'::text]))),
  constraint press_artwork_pkey PRIMARY KEY (id),
  constraint press_artwork_file_key_key UNIQUE (file_key)
);
create table press_decision (
  id text not null,
  request_id text not null,
  key text not null,
  kind text not null,
  words text not null,
  by text not null,
  at timestamp with time zone default now() not null,
  proof_id text,
  constraint press_decision_kind_check CHECK ((kind = ANY (ARRAY['question'::text, 'declined'::text, 'withdrawn'::text, 'approved'::text, 'change_wanted'::text, 'blanks_short'::text, 'answered'::text]))),
  constraint press_decision_pkey PRIMARY KEY (id),
  constraint press_decision_key_key UNIQUE (key)
);
create table press_price_table (
  version integer not null,
  rows jsonb not null,
  by text not null,
  at timestamp with time zone default now() not null,
  constraint press_price_table_pkey PRIMARY KEY (version)
);
create table press_proof (
  id text not null,
  request_id text not null,
  key text not null,
  version integer not null,
  job jsonb not null,
  lines jsonb not null,
  quote jsonb not null,
  total integer not null,
  tax_rate_percent real not null,
  currency text not null,
  ready_on text not null,
  valid_until text not null,
  message text not null,
  by text not null,
  sent_at timestamp with time zone default now() not null,
  height real,
  answers jsonb,
  constraint press_proof_pkey PRIMARY KEY (id),
  constraint press_proof_key_key UNIQUE (key),
  constraint press_proof_request_id_version_key UNIQUE (request_id, version)
);
create table press_request (
  id text not null,
  number integer generated by default as identity not null,
  state text default 'new'::text not null,
  language text not null,
  email text,
  name text,
  note text,
  wish_date text,
  delivery text not null,
  job jsonb not null,
  height real not null,
  answers jsonb not null,
  quote jsonb not null,
  price_version integer not null,
  total integer not null,
  tax_rate_percent real not null,
  currency text not null,
  idempotency_key text not null,
  address_hash text,
  last_step_at timestamp with time zone default now() not null,
  deleted_files_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  reorder_of text,
  constraint press_request_delivery_check CHECK ((delivery = ANY (ARRAY['shipping'::text, 'pickup'::text]))),
  constraint press_request_state_check CHECK ((state = ANY (ARRAY['new'::text, 'question'::text, 'proofed'::text, 'change_wanted'::text, 'approved'::text, 'paid'::text, 'declined'::text, 'withdrawn'::text, 'lapsed'::text]))),
  constraint press_request_pkey PRIMARY KEY (id),
  constraint press_request_idempotency_key_key UNIQUE (idempotency_key),
  constraint press_request_number_key UNIQUE (number)
);
create table price (
  id text not null,
  title text,
  price_set_id text not null,
  currency_code text constraint price_money_amount_id_not_null not null,
  raw_amount jsonb not null,
  rules_count integer default 0,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  price_list_id text,
  amount numeric not null,
  min_quantity numeric,
  max_quantity numeric,
  raw_min_quantity jsonb,
  raw_max_quantity jsonb,
  constraint price_pkey PRIMARY KEY (id)
);
create table price_list (
  id text not null,
  status text default 'draft'::text not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  rules_count integer default 0,
  title text not null,
  description text not null,
  type text default 'sale'::text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  metadata jsonb,
  constraint price_list_status_check CHECK ((status = ANY (ARRAY['active'::text, 'draft'::text]))),
  constraint price_list_type_check CHECK ((type = ANY (ARRAY['sale'::text, 'override'::text]))),
  constraint price_list_pkey PRIMARY KEY (id)
);
create table price_list_rule (
  id text not null,
  price_list_id text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  value jsonb,
  attribute text default ''::text not null,
  constraint price_list_rule_pkey PRIMARY KEY (id)
);
create table price_preference (
  id text not null,
  attribute text not null,
  value text,
  is_tax_inclusive boolean default false not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint price_preference_pkey PRIMARY KEY (id)
);
create table price_rule (
  id text not null,
  value text not null,
  priority integer default 0 not null,
  price_id text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  attribute text default ''::text not null,
  operator text default 'eq'::text not null,
  constraint price_rule_operator_check CHECK ((operator = ANY (ARRAY['gte'::text, 'lte'::text, 'gt'::text, 'lt'::text, 'eq'::text]))),
  constraint price_rule_pkey PRIMARY KEY (id)
);
create table price_set (
  id text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint price_set_pkey PRIMARY KEY (id)
);
create table product (
  id text not null,
  title text not null,
  handle text not null,
  subtitle text,
  description text,
  is_giftcard boolean default false not null,
  status text default 'draft'::text not null,
  thumbnail text,
  weight real,
  length real,
  height real,
  width real,
  origin_country text,
  hs_code text,
  mid_code text,
  material text,
  collection_id text,
  type_id text,
  discountable boolean default true not null,
  external_id text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  metadata jsonb,
  constraint product_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'proposed'::text, 'published'::text, 'rejected'::text]))),
  constraint product_pkey PRIMARY KEY (id)
);
create table product_category (
  id text not null,
  name text not null,
  description text default ''::text not null,
  handle text not null,
  mpath text not null,
  is_active boolean default false not null,
  is_internal boolean default false not null,
  rank integer default 0 not null,
  parent_category_id text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  metadata jsonb,
  external_id text,
  constraint product_category_pkey PRIMARY KEY (id)
);
create table product_category_product (
  product_id text not null,
  product_category_id text not null,
  constraint product_category_product_pkey PRIMARY KEY (product_id, product_category_id)
);
create table product_collection (
  id text not null,
  title text not null,
  handle text not null,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  external_id text,
  constraint product_collection_pkey PRIMARY KEY (id)
);
create table product_option (
  id text not null,
  title text not null,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  is_exclusive boolean default false not null,
  constraint product_option_pkey PRIMARY KEY (id)
);
create table product_option_value (
  id text not null,
  value text not null,
  option_id text,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  rank integer,
  constraint product_option_value_pkey PRIMARY KEY (id)
);
create table product_product_option (
  id text not null,
  product_id text not null,
  product_option_id text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint product_product_option_pkey PRIMARY KEY (id)
);
create table product_product_option_value (
  id text not null,
  product_product_option_id text not null,
  product_option_value_id text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint product_product_option_value_pkey PRIMARY KEY (id)
);
create table product_sales_channel (
  product_id character varying(255) not null,
  sales_channel_id character varying(255) not null,
  id character varying(255) not null,
  created_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  updated_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  deleted_at timestamp with time zone,
  constraint product_sales_channel_pkey PRIMARY KEY (product_id, sales_channel_id)
);
create table product_shipping_profile (
  product_id character varying(255) not null,
  shipping_profile_id character varying(255) not null,
  id character varying(255) not null,
  created_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  updated_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  deleted_at timestamp with time zone,
  constraint product_shipping_profile_pkey PRIMARY KEY (product_id, shipping_profile_id)
);
create table product_tag (
  id text not null,
  value text not null,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  external_id text,
  constraint product_tag_pkey PRIMARY KEY (id)
);
create table product_tags (
  product_id text not null,
  product_tag_id text not null,
  constraint product_tags_pkey PRIMARY KEY (product_id, product_tag_id)
);
create table product_type (
  id text not null,
  value text not null,
  metadata json,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  external_id text,
  constraint product_type_pkey PRIMARY KEY (id)
);
create table product_variant (
  id text not null,
  title text not null,
  sku text,
  barcode text,
  ean text,
  upc text,
  allow_backorder boolean default false not null,
  manage_inventory boolean default true not null,
  hs_code text,
  origin_country text,
  mid_code text,
  material text,
  weight real,
  length real,
  height real,
  width real,
  metadata jsonb,
  variant_rank integer default 0,
  product_id text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  thumbnail text,
  constraint product_variant_pkey PRIMARY KEY (id)
);
create table product_variant_inventory_item (
  variant_id character varying(255) not null,
  inventory_item_id character varying(255) not null,
  id character varying(255) not null,
  required_quantity numeric default 1 not null,
  created_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  updated_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  deleted_at timestamp with time zone,
  constraint product_variant_inventory_item_pkey PRIMARY KEY (variant_id, inventory_item_id)
);
create table product_variant_option (
  variant_id text not null,
  option_value_id text not null,
  constraint product_variant_option_pkey PRIMARY KEY (variant_id, option_value_id)
);
create table product_variant_price_set (
  variant_id character varying(255) not null,
  price_set_id character varying(255) not null,
  id character varying(255) not null,
  created_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  updated_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  deleted_at timestamp with time zone,
  constraint product_variant_price_set_pkey PRIMARY KEY (variant_id, price_set_id)
);
create table product_variant_product_image (
  id text not null,
  variant_id text not null,
  image_id text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint product_variant_product_image_pkey PRIMARY KEY (id)
);
create table promotion (
  id text not null,
  code text not null,
  campaign_id text,
  is_automatic boolean default false not null,
  type text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  status text default 'draft'::text not null,
  is_tax_inclusive boolean default false not null,
  "limit" integer,
  used integer default 0 not null,
  metadata jsonb,
  constraint promotion_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'active'::text, 'inactive'::text]))),
  constraint promotion_type_check CHECK ((type = ANY (ARRAY['standard'::text, 'buyget'::text]))),
  constraint promotion_pkey PRIMARY KEY (id)
);
create table promotion_application_method (
  id text not null,
  value numeric,
  raw_value jsonb,
  max_quantity integer,
  apply_to_quantity integer,
  buy_rules_min_quantity integer,
  type text not null,
  target_type text not null,
  allocation text,
  promotion_id text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  currency_code text,
  constraint promotion_application_method_allocation_check CHECK ((allocation = ANY (ARRAY['each'::text, 'across'::text, 'once'::text]))),
  constraint promotion_application_method_target_type_check CHECK ((target_type = ANY (ARRAY['order'::text, 'shipping_methods'::text, 'items'::text]))),
  constraint promotion_application_method_type_check CHECK ((type = ANY (ARRAY['fixed'::text, 'percentage'::text]))),
  constraint promotion_application_method_pkey PRIMARY KEY (id)
);
create table promotion_campaign (
  id text not null,
  name text not null,
  description text,
  campaign_identifier text not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint promotion_campaign_pkey PRIMARY KEY (id)
);
create table promotion_campaign_budget (
  id text not null,
  type text not null,
  campaign_id text not null,
  "limit" numeric,
  raw_limit jsonb,
  used numeric default 0 not null,
  raw_used jsonb not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  currency_code text,
  attribute text,
  constraint promotion_campaign_budget_type_check CHECK ((type = ANY (ARRAY['spend'::text, 'usage'::text, 'use_by_attribute'::text, 'spend_by_attribute'::text]))),
  constraint promotion_campaign_budget_pkey PRIMARY KEY (id)
);
create table promotion_campaign_budget_usage (
  id text not null,
  attribute_value text not null,
  used numeric default 0 not null,
  budget_id text not null,
  raw_used jsonb not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint promotion_campaign_budget_usage_pkey PRIMARY KEY (id)
);
create table promotion_promotion_rule (
  promotion_id text not null,
  promotion_rule_id text not null,
  constraint promotion_promotion_rule_pkey PRIMARY KEY (promotion_id, promotion_rule_id)
);
create table promotion_rule (
  id text not null,
  description text,
  attribute text not null,
  operator text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint promotion_rule_operator_check CHECK ((operator = ANY (ARRAY['gte'::text, 'lte'::text, 'gt'::text, 'lt'::text, 'eq'::text, 'ne'::text, 'in'::text]))),
  constraint promotion_rule_pkey PRIMARY KEY (id)
);
create table promotion_rule_value (
  id text not null,
  promotion_rule_id text not null,
  value text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint promotion_rule_value_pkey PRIMARY KEY (id)
);
create table property_label (
  id text not null,
  entity text not null,
  property text not null,
  label text not null,
  description text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint property_label_pkey PRIMARY KEY (id)
);
create table provider_identity (
  id text not null,
  entity_id text not null,
  provider text not null,
  auth_identity_id text not null,
  user_metadata jsonb,
  provider_metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint provider_identity_pkey PRIMARY KEY (id)
);
create table publishable_api_key_sales_channel (
  publishable_key_id character varying(255) not null,
  sales_channel_id character varying(255) not null,
  id character varying(255) not null,
  created_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  updated_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  deleted_at timestamp with time zone,
  constraint publishable_api_key_sales_channel_pkey PRIMARY KEY (publishable_key_id, sales_channel_id)
);
create table refund (
  id text not null,
  amount numeric not null,
  raw_amount jsonb not null,
  payment_id text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  created_by text,
  metadata jsonb,
  refund_reason_id text,
  note text,
  constraint refund_pkey PRIMARY KEY (id)
);
create table refund_reason (
  id text not null,
  label text not null,
  description text,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  code text not null,
  constraint refund_reason_pkey PRIMARY KEY (id)
);
create table region (
  id text not null,
  name text not null,
  currency_code text not null,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  automatic_taxes boolean default true not null,
  constraint region_pkey PRIMARY KEY (id)
);
create table region_country (
  iso_2 text not null,
  iso_3 text not null,
  num_code text not null,
  name text not null,
  display_name text not null,
  region_id text,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint region_country_pkey PRIMARY KEY (iso_2)
);
create table region_payment_provider (
  region_id character varying(255) not null,
  payment_provider_id character varying(255) not null,
  id character varying(255) not null,
  created_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  updated_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  deleted_at timestamp with time zone,
  constraint region_payment_provider_pkey PRIMARY KEY (region_id, payment_provider_id)
);
create table reservation_item (
  id text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  line_item_id text,
  location_id text not null,
  quantity numeric not null,
  external_id text,
  description text,
  created_by text,
  metadata jsonb,
  inventory_item_id text not null,
  allow_backorder boolean default false,
  raw_quantity jsonb,
  constraint reservation_item_pkey PRIMARY KEY (id)
);
create table return (
  id text not null,
  order_id text not null,
  claim_id text,
  exchange_id text,
  order_version integer not null,
  display_id integer default nextval('return_display_id_seq'::regclass) not null,
  status return_status_enum default 'open'::return_status_enum not null,
  no_notification boolean,
  refund_amount numeric,
  raw_refund_amount jsonb,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  received_at timestamp with time zone,
  canceled_at timestamp with time zone,
  location_id text,
  requested_at timestamp with time zone,
  created_by text,
  constraint return_pkey PRIMARY KEY (id)
);
create table return_fulfillment (
  return_id character varying(255) not null,
  fulfillment_id character varying(255) not null,
  id character varying(255) not null,
  created_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  updated_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  deleted_at timestamp with time zone,
  constraint return_fulfillment_pkey PRIMARY KEY (return_id, fulfillment_id)
);
create table return_item (
  id text not null,
  return_id text not null,
  reason_id text,
  item_id text not null,
  quantity numeric not null,
  raw_quantity jsonb not null,
  received_quantity numeric default 0 not null,
  raw_received_quantity jsonb default '{"value": "0", "precision": 20}'::jsonb not null,
  note text,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  damaged_quantity numeric default 0 not null,
  raw_damaged_quantity jsonb default '{"value": "0", "precision": 20}'::jsonb not null,
  constraint return_item_pkey PRIMARY KEY (id)
);
create table return_reason (
  id character varying not null,
  value character varying not null,
  label character varying not null,
  description character varying,
  metadata jsonb,
  parent_return_reason_id character varying,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint return_reason_pkey PRIMARY KEY (id)
);
create table sales_channel (
  id text not null,
  name text not null,
  description text,
  is_disabled boolean default false not null,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint sales_channel_pkey PRIMARY KEY (id)
);
create table sales_channel_stock_location (
  sales_channel_id character varying(255) not null,
  stock_location_id character varying(255) not null,
  id character varying(255) not null,
  created_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  updated_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  deleted_at timestamp with time zone,
  constraint sales_channel_stock_location_pkey PRIMARY KEY (sales_channel_id, stock_location_id)
);
create table script_migrations (
  id integer default nextval('script_migrations_id_seq'::regclass) not null,
  script_name character varying(255) not null,
  created_at timestamp with time zone default CURRENT_TIMESTAMP,
  finished_at timestamp with time zone,
  constraint script_migrations_pkey PRIMARY KEY (id)
);
create table service_zone (
  id text not null,
  name text not null,
  metadata jsonb,
  fulfillment_set_id text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint service_zone_pkey PRIMARY KEY (id)
);
create table shipping_option (
  id text not null,
  name text not null,
  price_type text default 'flat'::text not null,
  service_zone_id text not null,
  shipping_profile_id text,
  provider_id text,
  data jsonb,
  metadata jsonb,
  shipping_option_type_id text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint shipping_option_price_type_check CHECK ((price_type = ANY (ARRAY['calculated'::text, 'flat'::text]))),
  constraint shipping_option_pkey PRIMARY KEY (id)
);
create table shipping_option_price_set (
  shipping_option_id character varying(255) not null,
  price_set_id character varying(255) not null,
  id character varying(255) not null,
  created_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  updated_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  deleted_at timestamp with time zone,
  constraint shipping_option_price_set_pkey PRIMARY KEY (shipping_option_id, price_set_id)
);
create table shipping_option_rule (
  id text not null,
  attribute text not null,
  operator text not null,
  value jsonb,
  shipping_option_id text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint shipping_option_rule_operator_check CHECK ((operator = ANY (ARRAY['in'::text, 'eq'::text, 'ne'::text, 'gt'::text, 'gte'::text, 'lt'::text, 'lte'::text, 'nin'::text]))),
  constraint shipping_option_rule_pkey PRIMARY KEY (id)
);
create table shipping_option_type (
  id text not null,
  label text not null,
  description text,
  code text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint shipping_option_type_pkey PRIMARY KEY (id)
);
create table shipping_profile (
  id text not null,
  name text not null,
  type text not null,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint shipping_profile_pkey PRIMARY KEY (id)
);
create table shop_alert (
  key text not null,
  kind text not null,
  round integer default 1 not null,
  gone_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint shop_alert_pkey PRIMARY KEY (key)
);
create table sign_out (
  id text not null,
  signed_out_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint sign_out_pkey PRIMARY KEY (id)
);
create table stock_location (
  id text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  name text not null,
  address_id text,
  metadata jsonb,
  constraint stock_location_pkey PRIMARY KEY (id)
);
create table stock_location_address (
  id text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  address_1 text not null,
  address_2 text,
  company text,
  city text,
  country_code text not null,
  phone text,
  province text,
  postal_code text,
  metadata jsonb,
  constraint stock_location_address_pkey PRIMARY KEY (id)
);
create table store (
  id text not null,
  name text default 'Medusa Store'::text not null,
  default_sales_channel_id text,
  default_region_id text,
  default_location_id text,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint store_pkey PRIMARY KEY (id)
);
create table store_currency (
  id text not null,
  currency_code text not null,
  is_default boolean default false not null,
  store_id text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint store_currency_pkey PRIMARY KEY (id)
);
create table store_locale (
  id text not null,
  locale_code text not null,
  store_id text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint store_locale_pkey PRIMARY KEY (id)
);
create table tax_provider (
  id text not null,
  is_enabled boolean default true not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint tax_provider_pkey PRIMARY KEY (id)
);
create table tax_rate (
  id text not null,
  rate real,
  code text not null,
  name text not null,
  is_default boolean default false not null,
  is_combinable boolean default false not null,
  tax_region_id text not null,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  created_by text,
  deleted_at timestamp with time zone,
  constraint tax_rate_pkey PRIMARY KEY (id)
);
create table tax_rate_rule (
  id text not null,
  tax_rate_id text not null,
  reference_id text not null,
  reference text not null,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  created_by text,
  deleted_at timestamp with time zone,
  constraint tax_rate_rule_pkey PRIMARY KEY (id)
);
create table tax_region (
  id text not null,
  provider_id text,
  country_code text not null,
  province_code text,
  parent_id text,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  created_by text,
  deleted_at timestamp with time zone,
  constraint "CK_tax_region_country_top_level" CHECK (((parent_id IS NULL) OR (province_code IS NOT NULL))),
  constraint "CK_tax_region_provider_top_level" CHECK (((parent_id IS NULL) OR (provider_id IS NULL))),
  constraint tax_region_pkey PRIMARY KEY (id)
);
create table "user" (
  id text not null,
  first_name text,
  last_name text,
  email text not null,
  avatar_url text,
  metadata jsonb,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint user_pkey PRIMARY KEY (id)
);
create table user_preference (
  id text not null,
  user_id text not null,
  key text not null,
  value jsonb not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint user_preference_pkey PRIMARY KEY (id)
);
create table user_rbac_role (
  user_id character varying(255) not null,
  rbac_role_id character varying(255) not null,
  id character varying(255) not null,
  created_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  updated_at timestamp with time zone default CURRENT_TIMESTAMP not null,
  deleted_at timestamp with time zone,
  constraint user_rbac_role_pkey PRIMARY KEY (user_id, rbac_role_id)
);
create table view_configuration (
  id text not null,
  entity text not null,
  name text,
  user_id text,
  is_system_default boolean default false not null,
  configuration jsonb not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  constraint view_configuration_pkey PRIMARY KEY (id)
);
create table workflow_execution (
  id character varying not null,
  workflow_id character varying not null,
  transaction_id character varying not null,
  execution jsonb,
  context jsonb,
  state character varying not null,
  created_at timestamp without time zone default now() not null,
  updated_at timestamp without time zone default now() not null,
  deleted_at timestamp without time zone,
  retention_time integer,
  run_id text default '01000000000000000000000001'::text not null,
  constraint workflow_execution_pkey PRIMARY KEY (workflow_id, transaction_id, run_id)
);
alter sequence link_module_migrations_id_seq owned by link_module_migrations.id;
alter sequence mikro_orm_migrations_id_seq owned by mikro_orm_migrations.id;
alter sequence order_change_action_ordering_seq owned by order_change_action.ordering;
alter sequence order_claim_display_id_seq owned by order_claim.display_id;
alter sequence order_display_id_seq owned by "order".display_id;
alter sequence order_exchange_display_id_seq owned by order_exchange.display_id;
alter sequence return_display_id_seq owned by return.display_id;
alter sequence script_migrations_id_seq owned by script_migrations.id;
insert into "api_key" ("id", "token", "salt", "redacted", "title", "type", "created_by") values
  ('apk_01000000000000000000000002', 'pk_b31b736cc87b566695a086df056b438b48a9edf4e079778ad6ec1781714bac3d', '', 'pk_b31***c3d', 'Default Publishable API Key', 'publishable', '');
insert into "currency" ("code", "symbol", "symbol_native", "decimal_digits", "rounding", "raw_rounding", "name") values
  ('usd', '$', '$', '2', '0', '{"value": "0", "precision": 20}', 'US Dollar'),
  ('cad', 'CA$', '$', '2', '0', '{"value": "0", "precision": 20}', 'Canadian Dollar'),
  ('eur', '€', '€', '2', '0', '{"value": "0", "precision": 20}', 'Euro'),
  ('aed', 'AED', 'د.إ.‏', '2', '0', '{"value": "0", "precision": 20}', 'United Arab Emirates Dirham'),
  ('afn', 'Af', '؋', '0', '0', '{"value": "0", "precision": 20}', 'Afghan Afghani'),
  ('all', 'ALL', 'Lek', '0', '0', '{"value": "0", "precision": 20}', 'Albanian Lek'),
  ('amd', 'AMD', 'դր.', '0', '0', '{"value": "0", "precision": 20}', 'Armenian Dram'),
  ('aoa', 'AOA', 'Kz', '2', '0', '{"value": "0", "precision": 20}', 'Angolan Kwanza'),
  ('ars', 'AR$', '$', '2', '0', '{"value": "0", "precision": 20}', 'Argentine Peso'),
  ('aud', 'AU$', '$', '2', '0', '{"value": "0", "precision": 20}', 'Australian Dollar'),
  ('azn', 'man.', 'ман.', '2', '0', '{"value": "0", "precision": 20}', 'Azerbaijani Manat'),
  ('bam', 'KM', 'KM', '2', '0', '{"value": "0", "precision": 20}', 'Bosnia-Herzegovina Convertible Mark'),
  ('bdt', 'Tk', '৳', '2', '0', '{"value": "0", "precision": 20}', 'Bangladeshi Taka'),
  ('bgn', 'BGN', 'лв.', '2', '0', '{"value": "0", "precision": 20}', 'Bulgarian Lev'),
  ('bhd', 'BD', 'د.ب.‏', '3', '0', '{"value": "0", "precision": 20}', 'Bahraini Dinar'),
  ('bif', 'FBu', 'FBu', '0', '0', '{"value": "0", "precision": 20}', 'Burundian Franc'),
  ('bnd', 'BN$', '$', '2', '0', '{"value": "0", "precision": 20}', 'Brunei Dollar'),
  ('bob', 'Bs', 'Bs', '2', '0', '{"value": "0", "precision": 20}', 'Bolivian Boliviano'),
  ('brl', 'R$', 'R$', '2', '0', '{"value": "0", "precision": 20}', 'Brazilian Real'),
  ('bwp', 'BWP', 'P', '2', '0', '{"value": "0", "precision": 20}', 'Botswanan Pula'),
  ('byn', 'Br', 'руб.', '2', '0', '{"value": "0", "precision": 20}', 'Belarusian Ruble'),
  ('bzd', 'BZ$', '$', '2', '0', '{"value": "0", "precision": 20}', 'Belize Dollar'),
  ('cdf', 'CDF', 'FrCD', '2', '0', '{"value": "0", "precision": 20}', 'Congolese Franc'),
  ('chf', 'CHF', 'CHF', '2', '0.05', '{"value": "0.05", "precision": 20}', 'Swiss Franc'),
  ('clp', 'CL$', '$', '0', '0', '{"value": "0", "precision": 20}', 'Chilean Peso'),
  ('cny', 'CN¥', 'CN¥', '2', '0', '{"value": "0", "precision": 20}', 'Chinese Yuan'),
  ('cop', 'CO$', '$', '0', '0', '{"value": "0", "precision": 20}', 'Colombian Peso'),
  ('crc', '₡', '₡', '0', '0', '{"value": "0", "precision": 20}', 'Costa Rican Colón'),
  ('cve', 'CV$', 'CV$', '2', '0', '{"value": "0", "precision": 20}', 'Cape Verdean Escudo'),
  ('czk', 'Kč', 'Kč', '2', '0', '{"value": "0", "precision": 20}', 'Czech Republic Koruna'),
  ('djf', 'Fdj', 'Fdj', '0', '0', '{"value": "0", "precision": 20}', 'Djiboutian Franc'),
  ('dkk', 'Dkr', 'kr', '2', '0', '{"value": "0", "precision": 20}', 'Danish Krone'),
  ('dop', 'RD$', 'RD$', '2', '0', '{"value": "0", "precision": 20}', 'Dominican Peso'),
  ('dzd', 'DA', 'د.ج.‏', '2', '0', '{"value": "0", "precision": 20}', 'Algerian Dinar'),
  ('eek', 'Ekr', 'kr', '2', '0', '{"value": "0", "precision": 20}', 'Estonian Kroon'),
  ('egp', 'EGP', 'ج.م.‏', '2', '0', '{"value": "0", "precision": 20}', 'Egyptian Pound'),
  ('ern', 'Nfk', 'Nfk', '2', '0', '{"value": "0", "precision": 20}', 'Eritrean Nakfa'),
  ('etb', 'Br', 'Br', '2', '0', '{"value": "0", "precision": 20}', 'Ethiopian Birr'),
  ('gbp', '£', '£', '2', '0', '{"value": "0", "precision": 20}', 'British Pound Sterling'),
  ('gel', 'GEL', 'GEL', '2', '0', '{"value": "0", "precision": 20}', 'Georgian Lari'),
  ('ghs', 'GH₵', 'GH₵', '2', '0', '{"value": "0", "precision": 20}', 'Ghanaian Cedi'),
  ('gmd', 'D', 'D', '2', '0', '{"value": "0", "precision": 20}', 'Gambian Dalasi'),
  ('gnf', 'FG', 'FG', '0', '0', '{"value": "0", "precision": 20}', 'Guinean Franc'),
  ('gtq', 'GTQ', 'Q', '2', '0', '{"value": "0", "precision": 20}', 'Guatemalan Quetzal'),
  ('hkd', 'HK$', '$', '2', '0', '{"value": "0", "precision": 20}', 'Hong Kong Dollar'),
  ('hnl', 'HNL', 'L', '2', '0', '{"value": "0", "precision": 20}', 'Honduran Lempira'),
  ('hrk', 'kn', 'kn', '2', '0', '{"value": "0", "precision": 20}', 'Croatian Kuna'),
  ('huf', 'Ft', 'Ft', '0', '0', '{"value": "0", "precision": 20}', 'Hungarian Forint'),
  ('idr', 'Rp', 'Rp', '0', '0', '{"value": "0", "precision": 20}', 'Indonesian Rupiah'),
  ('ils', '₪', '₪', '2', '0', '{"value": "0", "precision": 20}', 'Israeli New Sheqel'),
  ('inr', 'Rs', '₹', '2', '0', '{"value": "0", "precision": 20}', 'Indian Rupee'),
  ('iqd', 'IQD', 'د.ع.‏', '0', '0', '{"value": "0", "precision": 20}', 'Iraqi Dinar'),
  ('irr', 'IRR', '﷼', '0', '0', '{"value": "0", "precision": 20}', 'Iranian Rial'),
  ('irt', 'IRT', 'تومان', '0', '0', '{"value": "0", "precision": 20}', 'Iranian Toman'),
  ('isk', 'Ikr', 'kr', '0', '0', '{"value": "0", "precision": 20}', 'Icelandic Króna'),
  ('jmd', 'J$', '$', '2', '0', '{"value": "0", "precision": 20}', 'Jamaican Dollar'),
  ('jod', 'JD', 'د.أ.‏', '3', '0', '{"value": "0", "precision": 20}', 'Jordanian Dinar'),
  ('jpy', '¥', '￥', '0', '0', '{"value": "0", "precision": 20}', 'Japanese Yen'),
  ('kes', 'Ksh', 'Ksh', '2', '0', '{"value": "0", "precision": 20}', 'Kenyan Shilling'),
  ('khr', 'KHR', '៛', '2', '0', '{"value": "0", "precision": 20}', 'Cambodian Riel'),
  ('kmf', 'CF', 'FC', '0', '0', '{"value": "0", "precision": 20}', 'Comorian Franc'),
  ('krw', '₩', '₩', '0', '0', '{"value": "0", "precision": 20}', 'South Korean Won'),
  ('kwd', 'KD', 'د.ك.‏', '3', '0', '{"value": "0", "precision": 20}', 'Kuwaiti Dinar'),
  ('kzt', 'KZT', 'тңг.', '2', '0', '{"value": "0", "precision": 20}', 'Kazakhstani Tenge'),
  ('lbp', 'LB£', 'ل.ل.‏', '0', '0', '{"value": "0", "precision": 20}', 'Lebanese Pound'),
  ('lkr', 'SLRs', 'SL Re', '2', '0', '{"value": "0", "precision": 20}', 'Sri Lankan Rupee'),
  ('ltl', 'Lt', 'Lt', '2', '0', '{"value": "0", "precision": 20}', 'Lithuanian Litas'),
  ('lvl', 'Ls', 'Ls', '2', '0', '{"value": "0", "precision": 20}', 'Latvian Lats'),
  ('lyd', 'LD', 'د.ل.‏', '3', '0', '{"value": "0", "precision": 20}', 'Libyan Dinar'),
  ('mad', 'MAD', 'د.م.‏', '2', '0', '{"value": "0", "precision": 20}', 'Moroccan Dirham'),
  ('mdl', 'MDL', 'MDL', '2', '0', '{"value": "0", "precision": 20}', 'Moldovan Leu'),
  ('mga', 'MGA', 'MGA', '0', '0', '{"value": "0", "precision": 20}', 'Malagasy Ariary'),
  ('mkd', 'MKD', 'MKD', '2', '0', '{"value": "0", "precision": 20}', 'Macedonian Denar'),
  ('mmk', 'MMK', 'K', '0', '0', '{"value": "0", "precision": 20}', 'Myanma Kyat'),
  ('mnt', 'MNT', '₮', '0', '0', '{"value": "0", "precision": 20}', 'Mongolian Tugrig'),
  ('mop', 'MOP$', 'MOP$', '2', '0', '{"value": "0", "precision": 20}', 'Macanese Pataca'),
  ('mur', 'MURs', 'MURs', '0', '0', '{"value": "0", "precision": 20}', 'Mauritian Rupee'),
  ('mwk', 'K', 'K', '2', '0', '{"value": "0", "precision": 20}', 'Malawian Kwacha'),
  ('mxn', 'MX$', '$', '2', '0', '{"value": "0", "precision": 20}', 'Mexican Peso'),
  ('myr', 'RM', 'RM', '2', '0', '{"value": "0", "precision": 20}', 'Malaysian Ringgit'),
  ('mzn', 'MTn', 'MTn', '2', '0', '{"value": "0", "precision": 20}', 'Mozambican Metical'),
  ('nad', 'N$', 'N$', '2', '0', '{"value": "0", "precision": 20}', 'Namibian Dollar'),
  ('ngn', '₦', '₦', '2', '0', '{"value": "0", "precision": 20}', 'Nigerian Naira'),
  ('nio', 'C$', 'C$', '2', '0', '{"value": "0", "precision": 20}', 'Nicaraguan Córdoba'),
  ('nok', 'Nkr', 'kr', '2', '0', '{"value": "0", "precision": 20}', 'Norwegian Krone'),
  ('npr', 'NPRs', 'नेरू', '2', '0', '{"value": "0", "precision": 20}', 'Nepalese Rupee'),
  ('nzd', 'NZ$', '$', '2', '0', '{"value": "0", "precision": 20}', 'New Zealand Dollar'),
  ('omr', 'OMR', 'ر.ع.‏', '3', '0', '{"value": "0", "precision": 20}', 'Omani Rial'),
  ('pab', 'B/.', 'B/.', '2', '0', '{"value": "0", "precision": 20}', 'Panamanian Balboa'),
  ('pen', 'S/.', 'S/.', '2', '0', '{"value": "0", "precision": 20}', 'Peruvian Nuevo Sol'),
  ('php', '₱', '₱', '2', '0', '{"value": "0", "precision": 20}', 'Philippine Peso'),
  ('pkr', 'PKRs', '₨', '0', '0', '{"value": "0", "precision": 20}', 'Pakistani Rupee'),
  ('pln', 'zł', 'zł', '2', '0', '{"value": "0", "precision": 20}', 'Polish Zloty'),
  ('pyg', '₲', '₲', '0', '0', '{"value": "0", "precision": 20}', 'Paraguayan Guarani'),
  ('qar', 'QR', 'ر.ق.‏', '2', '0', '{"value": "0", "precision": 20}', 'Qatari Rial'),
  ('ron', 'RON', 'RON', '2', '0', '{"value": "0", "precision": 20}', 'Romanian Leu'),
  ('rsd', 'din.', 'дин.', '0', '0', '{"value": "0", "precision": 20}', 'Serbian Dinar'),
  ('rub', 'RUB', '₽.', '2', '0', '{"value": "0", "precision": 20}', 'Russian Ruble'),
  ('rwf', 'RWF', 'FR', '0', '0', '{"value": "0", "precision": 20}', 'Rwandan Franc'),
  ('sar', 'SR', 'ر.س.‏', '2', '0', '{"value": "0", "precision": 20}', 'Saudi Riyal'),
  ('sdg', 'SDG', 'SDG', '2', '0', '{"value": "0", "precision": 20}', 'Sudanese Pound'),
  ('sek', 'Skr', 'kr', '2', '0', '{"value": "0", "precision": 20}', 'Swedish Krona'),
  ('sgd', 'S$', '$', '2', '0', '{"value": "0", "precision": 20}', 'Singapore Dollar'),
  ('sos', 'Ssh', 'Ssh', '0', '0', '{"value": "0", "precision": 20}', 'Somali Shilling'),
  ('syp', 'SY£', 'ل.س.‏', '0', '0', '{"value": "0", "precision": 20}', 'Syrian Pound'),
  ('thb', '฿', '฿', '2', '0', '{"value": "0", "precision": 20}', 'Thai Baht'),
  ('tnd', 'DT', 'د.ت.‏', '3', '0', '{"value": "0", "precision": 20}', 'Tunisian Dinar'),
  ('top', 'T$', 'T$', '2', '0', '{"value": "0", "precision": 20}', 'Tongan Paʻanga'),
  ('tjs', 'TJS', 'с.', '2', '0', '{"value": "0", "precision": 20}', 'Tajikistani Somoni'),
  ('try', '₺', '₺', '2', '0', '{"value": "0", "precision": 20}', 'Turkish Lira'),
  ('ttd', 'TT$', '$', '2', '0', '{"value": "0", "precision": 20}', 'Trinidad and Tobago Dollar'),
  ('twd', 'NT$', 'NT$', '2', '0', '{"value": "0", "precision": 20}', 'New Taiwan Dollar'),
  ('tzs', 'TSh', 'TSh', '0', '0', '{"value": "0", "precision": 20}', 'Tanzanian Shilling'),
  ('uah', '₴', '₴', '2', '0', '{"value": "0", "precision": 20}', 'Ukrainian Hryvnia'),
  ('ugx', 'USh', 'USh', '0', '0', '{"value": "0", "precision": 20}', 'Ugandan Shilling'),
  ('uyu', '$U', '$', '2', '0', '{"value": "0", "precision": 20}', 'Uruguayan Peso'),
  ('uzs', 'UZS', 'UZS', '0', '0', '{"value": "0", "precision": 20}', 'Uzbekistan Som'),
  ('vef', 'Bs.F.', 'Bs.F.', '2', '0', '{"value": "0", "precision": 20}', 'Venezuelan Bolívar'),
  ('vnd', '₫', '₫', '0', '0', '{"value": "0", "precision": 20}', 'Vietnamese Dong'),
  ('xaf', 'FCFA', 'FCFA', '0', '0', '{"value": "0", "precision": 20}', 'CFA Franc BEAC'),
  ('xof', 'CFA', 'CFA', '0', '0', '{"value": "0", "precision": 20}', 'CFA Franc BCEAO'),
  ('xpf', '₣', '₣', '0', '0', '{"value": "0", "precision": 20}', 'CFP Franc'),
  ('yer', 'YR', 'ر.ي.‏', '0', '0', '{"value": "0", "precision": 20}', 'Yemeni Rial'),
  ('zar', 'R', 'R', '2', '0', '{"value": "0", "precision": 20}', 'South African Rand'),
  ('zmk', 'ZK', 'ZK', '0', '0', '{"value": "0", "precision": 20}', 'Zambian Kwacha'),
  ('zwl', 'ZWL$', 'ZWL$', '0', '0', '{"value": "0", "precision": 20}', 'Zimbabwean Dollar');
insert into "fulfillment_provider" ("id", "is_enabled") values
  ('manual_manual', 'true');
insert into "fulfillment_set" ("id", "name", "type") values
  ('fuset_01000000000000000000000003', 'Parcels', 'shipping'),
  ('fuset_01000000000000000000000004', 'Pickup', 'pickup');
insert into "geo_zone" ("id", "type", "country_code", "service_zone_id") values
  ('fgz_01000000000000000000000005', 'country', 'ch', 'serzo_01000000000000000000000006'),
  ('fgz_01000000000000000000000007', 'country', 'at', 'serzo_01000000000000000000000008'),
  ('fgz_01000000000000000000000009', 'country', 'de', 'serzo_01000000000000000000000008'),
  ('fgz_01000000000000000000000010', 'country', 'fr', 'serzo_01000000000000000000000008'),
  ('fgz_01000000000000000000000011', 'country', 'it', 'serzo_01000000000000000000000008'),
  ('fgz_01000000000000000000000012', 'country', 'li', 'serzo_01000000000000000000000008'),
  ('fgz_01000000000000000000000013', 'country', 'ch', 'serzo_01000000000000000000000014');
insert into "image" ("id", "url", "rank", "product_id") values
  ('img_01000000000000000000000015', '/media/products/crying-skull-front.webp', '0', 'prod_01000000000000000000000016'),
  ('img_01000000000000000000000017', '/media/products/crying-skull-back.webp', '1', 'prod_01000000000000000000000016'),
  ('img_01000000000000000000000018', '/media/products/cheese-second-edition-front.webp', '0', 'prod_01000000000000000000000019'),
  ('img_01000000000000000000000020', '/media/products/cheese-second-edition-back.webp', '1', 'prod_01000000000000000000000019'),
  ('img_01000000000000000000000021', '/media/products/donut-second-edition-front.webp', '0', 'prod_01000000000000000000000022'),
  ('img_01000000000000000000000023', '/media/products/donut-second-edition-back.webp', '1', 'prod_01000000000000000000000022'),
  ('img_01000000000000000000000024', '/media/products/donuts-front.webp', '0', 'prod_01000000000000000000000025'),
  ('img_01000000000000000000000026', '/media/products/donuts-back.webp', '1', 'prod_01000000000000000000000025'),
  ('img_01000000000000000000000027', '/media/products/test-print-one-front.webp', '0', 'prod_01000000000000000000000028'),
  ('img_01000000000000000000000029', '/media/products/test-print-one-back.webp', '1', 'prod_01000000000000000000000028'),
  ('img_01000000000000000000000030', '/media/products/test-print-two-front.webp', '0', 'prod_01000000000000000000000031'),
  ('img_01000000000000000000000032', '/media/products/test-print-two-back.webp', '1', 'prod_01000000000000000000000031');
insert into "inventory_item" ("id", "sku", "requires_shipping", "description", "title") values
  ('iitem_01000000000000000000000033', 'CRYING-SKULL-S', 'true', 'S', 'S'),
  ('iitem_01000000000000000000000034', 'CRYING-SKULL-M', 'true', 'M', 'M'),
  ('iitem_01000000000000000000000035', 'CRYING-SKULL-L', 'true', 'L', 'L'),
  ('iitem_01000000000000000000000036', 'CRYING-SKULL-XL', 'true', 'XL', 'XL'),
  ('iitem_01000000000000000000000037', 'CHEESE-SECOND-EDITION-S', 'true', 'S', 'S'),
  ('iitem_01000000000000000000000038', 'CHEESE-SECOND-EDITION-M', 'true', 'M', 'M'),
  ('iitem_01000000000000000000000039', 'CHEESE-SECOND-EDITION-L', 'true', 'L', 'L'),
  ('iitem_01000000000000000000000040', 'CHEESE-SECOND-EDITION-XL', 'true', 'XL', 'XL'),
  ('iitem_01000000000000000000000041', 'DONUT-SECOND-EDITION-S', 'true', 'S', 'S'),
  ('iitem_01000000000000000000000042', 'DONUT-SECOND-EDITION-M', 'true', 'M', 'M'),
  ('iitem_01000000000000000000000043', 'DONUT-SECOND-EDITION-L', 'true', 'L', 'L'),
  ('iitem_01000000000000000000000044', 'DONUT-SECOND-EDITION-XL', 'true', 'XL', 'XL'),
  ('iitem_01000000000000000000000045', 'DONUTS-S', 'true', 'S', 'S'),
  ('iitem_01000000000000000000000046', 'DONUTS-M', 'true', 'M', 'M'),
  ('iitem_01000000000000000000000047', 'DONUTS-L', 'true', 'L', 'L'),
  ('iitem_01000000000000000000000048', 'DONUTS-XL', 'true', 'XL', 'XL'),
  ('iitem_01000000000000000000000049', 'TEST-PRINT-ONE-M', 'true', 'M', 'M'),
  ('iitem_01000000000000000000000050', 'TEST-PRINT-TWO-M', 'true', 'M', 'M'),
  ('iitem_01000000000000000000000051', 'BLANK-NATURAL-S', 'true', 'S', 'S'),
  ('iitem_01000000000000000000000052', 'BLANK-NATURAL-M', 'true', 'M', 'M'),
  ('iitem_01000000000000000000000053', 'BLANK-NATURAL-L', 'true', 'L', 'L'),
  ('iitem_01000000000000000000000054', 'BLANK-NATURAL-XL', 'true', 'XL', 'XL'),
  ('iitem_01000000000000000000000055', 'BLANK-SAND-S', 'true', 'S', 'S'),
  ('iitem_01000000000000000000000056', 'BLANK-SAND-M', 'true', 'M', 'M'),
  ('iitem_01000000000000000000000057', 'BLANK-SAND-L', 'true', 'L', 'L'),
  ('iitem_01000000000000000000000058', 'BLANK-SAND-XL', 'true', 'XL', 'XL'),
  ('iitem_01000000000000000000000059', 'BLANK-FOREST-S', 'true', 'S', 'S'),
  ('iitem_01000000000000000000000060', 'BLANK-FOREST-M', 'true', 'M', 'M'),
  ('iitem_01000000000000000000000061', 'BLANK-FOREST-L', 'true', 'L', 'L'),
  ('iitem_01000000000000000000000062', 'BLANK-FOREST-XL', 'true', 'XL', 'XL');
insert into "inventory_level" ("id", "inventory_item_id", "location_id", "stocked_quantity", "reserved_quantity", "incoming_quantity", "raw_stocked_quantity", "raw_reserved_quantity", "raw_incoming_quantity") values
  ('ilev_01000000000000000000000063', 'iitem_01000000000000000000000036', 'sloc_01000000000000000000000064', '40', '0', '0', '{"value": "40", "precision": 20}', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}'),
  ('ilev_01000000000000000000000065', 'iitem_01000000000000000000000033', 'sloc_01000000000000000000000064', '40', '0', '0', '{"value": "40", "precision": 20}', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}'),
  ('ilev_01000000000000000000000066', 'iitem_01000000000000000000000035', 'sloc_01000000000000000000000064', '80', '0', '0', '{"value": "80", "precision": 20}', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}'),
  ('ilev_01000000000000000000000067', 'iitem_01000000000000000000000034', 'sloc_01000000000000000000000064', '80', '0', '0', '{"value": "80", "precision": 20}', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}'),
  ('ilev_01000000000000000000000068', 'iitem_01000000000000000000000038', 'sloc_01000000000000000000000064', '80', '0', '0', '{"value": "80", "precision": 20}', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}'),
  ('ilev_01000000000000000000000069', 'iitem_01000000000000000000000037', 'sloc_01000000000000000000000064', '40', '0', '0', '{"value": "40", "precision": 20}', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}'),
  ('ilev_01000000000000000000000070', 'iitem_01000000000000000000000040', 'sloc_01000000000000000000000064', '40', '0', '0', '{"value": "40", "precision": 20}', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}'),
  ('ilev_01000000000000000000000071', 'iitem_01000000000000000000000039', 'sloc_01000000000000000000000064', '80', '0', '0', '{"value": "80", "precision": 20}', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}'),
  ('ilev_01000000000000000000000072', 'iitem_01000000000000000000000041', 'sloc_01000000000000000000000064', '40', '0', '0', '{"value": "40", "precision": 20}', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}'),
  ('ilev_01000000000000000000000073', 'iitem_01000000000000000000000045', 'sloc_01000000000000000000000064', '40', '0', '0', '{"value": "40", "precision": 20}', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}'),
  ('ilev_01000000000000000000000074', 'iitem_01000000000000000000000042', 'sloc_01000000000000000000000064', '80', '0', '0', '{"value": "80", "precision": 20}', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}'),
  ('ilev_01000000000000000000000075', 'iitem_01000000000000000000000044', 'sloc_01000000000000000000000064', '40', '0', '0', '{"value": "40", "precision": 20}', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}'),
  ('ilev_01000000000000000000000076', 'iitem_01000000000000000000000043', 'sloc_01000000000000000000000064', '80', '0', '0', '{"value": "80", "precision": 20}', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}'),
  ('ilev_01000000000000000000000077', 'iitem_01000000000000000000000050', 'sloc_01000000000000000000000064', '1', '0', '0', '{"value": "1", "precision": 20}', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}'),
  ('ilev_01000000000000000000000078', 'iitem_01000000000000000000000047', 'sloc_01000000000000000000000064', '80', '0', '0', '{"value": "80", "precision": 20}', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}'),
  ('ilev_01000000000000000000000079', 'iitem_01000000000000000000000049', 'sloc_01000000000000000000000064', '1', '0', '0', '{"value": "1", "precision": 20}', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}'),
  ('ilev_01000000000000000000000080', 'iitem_01000000000000000000000046', 'sloc_01000000000000000000000064', '80', '0', '0', '{"value": "80", "precision": 20}', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}'),
  ('ilev_01000000000000000000000081', 'iitem_01000000000000000000000048', 'sloc_01000000000000000000000064', '0', '0', '0', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}'),
  ('ilev_01000000000000000000000082', 'iitem_01000000000000000000000052', 'sloc_01000000000000000000000064', '0', '0', '0', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}'),
  ('ilev_01000000000000000000000083', 'iitem_01000000000000000000000051', 'sloc_01000000000000000000000064', '0', '0', '0', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}'),
  ('ilev_01000000000000000000000084', 'iitem_01000000000000000000000053', 'sloc_01000000000000000000000064', '0', '0', '0', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}'),
  ('ilev_01000000000000000000000085', 'iitem_01000000000000000000000057', 'sloc_01000000000000000000000064', '0', '0', '0', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}'),
  ('ilev_01000000000000000000000086', 'iitem_01000000000000000000000054', 'sloc_01000000000000000000000064', '0', '0', '0', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}'),
  ('ilev_01000000000000000000000087', 'iitem_01000000000000000000000055', 'sloc_01000000000000000000000064', '0', '0', '0', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}'),
  ('ilev_01000000000000000000000088', 'iitem_01000000000000000000000056', 'sloc_01000000000000000000000064', '0', '0', '0', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}'),
  ('ilev_01000000000000000000000089', 'iitem_01000000000000000000000058', 'sloc_01000000000000000000000064', '0', '0', '0', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}'),
  ('ilev_01000000000000000000000090', 'iitem_01000000000000000000000060', 'sloc_01000000000000000000000064', '0', '0', '0', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}'),
  ('ilev_01000000000000000000000091', 'iitem_01000000000000000000000059', 'sloc_01000000000000000000000064', '0', '0', '0', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}'),
  ('ilev_01000000000000000000000092', 'iitem_01000000000000000000000062', 'sloc_01000000000000000000000064', '0', '0', '0', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}'),
  ('ilev_01000000000000000000000093', 'iitem_01000000000000000000000061', 'sloc_01000000000000000000000064', '0', '0', '0', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}', '{"value": "0", "precision": 20}');
insert into "layout_configuration" ("id", "zone", "is_system_default", "configuration") values
  ('lyconf_01000000000000000000000094', 'order.details', 'true', '{"widgets": {"widget:order-studio": {"order": -1}}}'),
  ('lyconf_01000000000000000000000095', 'product.details', 'true', '{"widgets": {"widget:product-offer": {"order": -1}}}');
insert into "link_module_migrations" ("id", "table_name", "link_descriptor") values
  ('1', 'cart_payment_collection', '{"toModel": "payment_collection", "toModule": "payment", "fromModel": "cart", "fromModule": "cart"}'),
  ('2', 'cart_promotion', '{"toModel": "promotions", "toModule": "promotion", "fromModel": "cart", "fromModule": "cart"}'),
  ('3', 'customer_account_holder', '{"toModel": "account_holder", "toModule": "payment", "fromModel": "customer", "fromModule": "customer"}'),
  ('4', 'location_fulfillment_provider', '{"toModel": "fulfillment_provider", "toModule": "fulfillment", "fromModel": "location", "fromModule": "stock_location"}'),
  ('5', 'location_fulfillment_set', '{"toModel": "fulfillment_set", "toModule": "fulfillment", "fromModel": "location", "fromModule": "stock_location"}'),
  ('6', 'invite_rbac_role', '{"toModel": "rbac_role", "toModule": "rbac", "fromModel": "invite", "fromModule": "user"}'),
  ('7', 'order_cart', '{"toModel": "cart", "toModule": "cart", "fromModel": "order", "fromModule": "order"}'),
  ('8', 'order_fulfillment', '{"toModel": "fulfillments", "toModule": "fulfillment", "fromModel": "order", "fromModule": "order"}'),
  ('9', 'order_payment_collection', '{"toModel": "payment_collection", "toModule": "payment", "fromModel": "order", "fromModule": "order"}'),
  ('10', 'order_promotion', '{"toModel": "promotions", "toModule": "promotion", "fromModel": "order", "fromModule": "order"}'),
  ('11', 'return_fulfillment', '{"toModel": "fulfillments", "toModule": "fulfillment", "fromModel": "return", "fromModule": "order"}'),
  ('12', 'product_sales_channel', '{"toModel": "sales_channel", "toModule": "sales_channel", "fromModel": "product", "fromModule": "product"}'),
  ('13', 'product_shipping_profile', '{"toModel": "shipping_profile", "toModule": "fulfillment", "fromModel": "product", "fromModule": "product"}'),
  ('14', 'product_variant_inventory_item', '{"toModel": "inventory", "toModule": "inventory", "fromModel": "variant", "fromModule": "product"}'),
  ('15', 'product_variant_price_set', '{"toModel": "price_set", "toModule": "pricing", "fromModel": "variant", "fromModule": "product"}'),
  ('16', 'publishable_api_key_sales_channel', '{"toModel": "sales_channel", "toModule": "sales_channel", "fromModel": "api_key", "fromModule": "api_key"}'),
  ('17', 'region_payment_provider', '{"toModel": "payment_provider", "toModule": "payment", "fromModel": "region", "fromModule": "region"}'),
  ('18', 'sales_channel_stock_location', '{"toModel": "location", "toModule": "stock_location", "fromModel": "sales_channel", "fromModule": "sales_channel"}'),
  ('19', 'shipping_option_price_set', '{"toModel": "price_set", "toModule": "pricing", "fromModel": "shipping_option", "fromModule": "fulfillment"}'),
  ('20', 'user_rbac_role', '{"toModel": "rbac_role", "toModule": "rbac", "fromModel": "user", "fromModule": "user"}');
insert into "location_fulfillment_provider" ("stock_location_id", "fulfillment_provider_id", "id") values
  ('sloc_01000000000000000000000064', 'manual_manual', 'locfp_01000000000000000000000096');
insert into "location_fulfillment_set" ("stock_location_id", "fulfillment_set_id", "id") values
  ('sloc_01000000000000000000000064', 'fuset_01000000000000000000000003', 'locfs_01000000000000000000000097'),
  ('sloc_01000000000000000000000064', 'fuset_01000000000000000000000004', 'locfs_01000000000000000000000098');
insert into "mikro_orm_migrations" ("id", "name") values
  ('1', 'Migration20240307161216'),
  ('2', 'Migration20241210073813'),
  ('3', 'Migration20250106142624'),
  ('4', 'Migration20250120110820'),
  ('5', 'Migration20240307132720'),
  ('6', 'Migration20240719123015'),
  ('7', 'Migration20241213063611'),
  ('8', 'Migration20251010131115'),
  ('9', 'Migration20260815185216'),
  ('10', 'InitialSetup20240401153642'),
  ('11', 'Migration20240601111544'),
  ('12', 'Migration202408271511'),
  ('13', 'Migration20241122120331'),
  ('14', 'Migration20241125090957'),
  ('15', 'Migration20250411073236'),
  ('16', 'Migration20250516081326'),
  ('17', 'Migration20250910154539'),
  ('18', 'Migration20250911092221'),
  ('19', 'Migration20250929204438'),
  ('20', 'Migration20251008132218'),
  ('21', 'Migration20251011090511'),
  ('22', 'Migration20251022153442'),
  ('23', 'Migration20251029150809'),
  ('24', 'Migration20251110180907'),
  ('25', 'Migration20251113183352'),
  ('26', 'Migration20260224120000'),
  ('27', 'Migration20260301002050'),
  ('28', 'Migration20260306120000'),
  ('29', 'Migration20260623180000'),
  ('30', 'Migration20260730104846'),
  ('31', 'Migration20230929122253'),
  ('32', 'Migration20240322094407'),
  ('33', 'Migration20240322113359'),
  ('34', 'Migration20240322120125'),
  ('35', 'Migration20240626133555'),
  ('36', 'Migration20240704094505'),
  ('37', 'Migration20241127114534'),
  ('38', 'Migration20241127223829'),
  ('39', 'Migration20241128055359'),
  ('40', 'Migration20241212190401'),
  ('41', 'Migration20250408145122'),
  ('42', 'Migration20250409122219'),
  ('43', 'Migration20251009110625'),
  ('44', 'Migration20251112192723'),
  ('45', 'Migration20260429163502'),
  ('46', 'Migration20240227120221'),
  ('47', 'Migration20240617102917'),
  ('48', 'Migration20240624153824'),
  ('49', 'Migration20241211061114'),
  ('50', 'Migration20250113094144'),
  ('51', 'Migration20250120110700'),
  ('52', 'Migration20250226130616'),
  ('53', 'Migration20250508081510'),
  ('54', 'Migration20250828075407'),
  ('55', 'Migration20250909083125'),
  ('56', 'Migration20250916120552'),
  ('57', 'Migration20250917143818'),
  ('58', 'Migration20250919122137'),
  ('59', 'Migration20251006000000'),
  ('60', 'Migration20251015113934'),
  ('61', 'Migration20251107050148'),
  ('62', 'Migration20240124154000'),
  ('63', 'Migration20240524123112'),
  ('64', 'Migration20240602110946'),
  ('65', 'Migration20241211074630'),
  ('66', 'Migration20251010130829'),
  ('67', 'Migration20240115152146'),
  ('68', 'Migration20240222170223'),
  ('69', 'Migration20240831125857'),
  ('70', 'Migration20241106085918'),
  ('71', 'Migration20241205095237'),
  ('72', 'Migration20241216183049'),
  ('73', 'Migration20241218091938'),
  ('74', 'Migration20250120115059'),
  ('75', 'Migration20250212131240'),
  ('76', 'Migration20250326151602'),
  ('77', 'Migration20250508081553'),
  ('78', 'Migration20251017153909'),
  ('79', 'Migration20251208130704'),
  ('80', 'Migration20260626000000'),
  ('81', 'Migration20240205173216'),
  ('82', 'Migration20240624200006'),
  ('83', 'Migration20250120110744'),
  ('84', 'InitialSetup20240221144943'),
  ('85', 'Migration20240604080145'),
  ('86', 'Migration20241205122700'),
  ('87', 'Migration20251015123842'),
  ('88', 'InitialSetup20240227075933'),
  ('89', 'Migration20240621145944'),
  ('90', 'Migration20241206083313'),
  ('91', 'Migration20251202184737'),
  ('92', 'Migration20251212161429'),
  ('93', 'Migration20240227090331'),
  ('94', 'Migration20240710135844'),
  ('95', 'Migration20240924114005'),
  ('96', 'Migration20241212052837'),
  ('97', 'InitialSetup20240228133303'),
  ('98', 'Migration20240624082354'),
  ('99', 'Migration20240225134525'),
  ('100', 'Migration20240806072619'),
  ('101', 'Migration20241211151053'),
  ('102', 'Migration20250115160517'),
  ('103', 'Migration20250120110552'),
  ('104', 'Migration20250123122334'),
  ('105', 'Migration20250206105639'),
  ('106', 'Migration20250207132723'),
  ('107', 'Migration20250625084134'),
  ('108', 'Migration20250924135437'),
  ('109', 'Migration20250929124701'),
  ('110', 'Migration20260411223700'),
  ('111', 'Migration20240219102530'),
  ('112', 'Migration20240604100512'),
  ('113', 'Migration20240715102100'),
  ('114', 'Migration20240715174100'),
  ('115', 'Migration20240716081800'),
  ('116', 'Migration20240801085921'),
  ('117', 'Migration20240821164505'),
  ('118', 'Migration20240821170920'),
  ('119', 'Migration20240827133639'),
  ('120', 'Migration20240902195921'),
  ('121', 'Migration20240913092514'),
  ('122', 'Migration20240930122627'),
  ('123', 'Migration20241014142943'),
  ('124', 'Migration20241106085223'),
  ('125', 'Migration20241129124827'),
  ('126', 'Migration20241217162224'),
  ('127', 'Migration20250326151554'),
  ('128', 'Migration20250522181137'),
  ('129', 'Migration20250702095353'),
  ('130', 'Migration20250704120229'),
  ('131', 'Migration20250910130000'),
  ('132', 'Migration20251016160403'),
  ('133', 'Migration20251016182939'),
  ('134', 'Migration20251017155709'),
  ('135', 'Migration20251114100559'),
  ('136', 'Migration20251125164002'),
  ('137', 'Migration20251210112909'),
  ('138', 'Migration20251210112924'),
  ('139', 'Migration20251225120947'),
  ('140', 'Migration20260106185528'),
  ('141', 'Migration20260625000000'),
  ('142', 'Migration20260729154253'),
  ('143', 'Migration20250717162007'),
  ('144', 'Migration20260127081758'),
  ('145', 'Migration20260615151246'),
  ('146', 'Migration20240205025928'),
  ('147', 'Migration20240529080336'),
  ('148', 'Migration20241202100304'),
  ('149', 'Migration20260514083900'),
  ('150', 'Migration20260525090000'),
  ('151', 'Migration20260604120000'),
  ('152', 'Migration20260616075929'),
  ('153', 'Migration20240214033943'),
  ('154', 'Migration20240703095850'),
  ('155', 'Migration20241202103352'),
  ('156', 'Migration20240311145700_InitialSetupMigration'),
  ('157', 'Migration20240821170957'),
  ('158', 'Migration20240917161003'),
  ('159', 'Migration20241217110416'),
  ('160', 'Migration20250113122235'),
  ('161', 'Migration20250120115002'),
  ('162', 'Migration20250822130931'),
  ('163', 'Migration20250825132614'),
  ('164', 'Migration20251114133146'),
  ('165', 'Migration20240509083918_InitialSetupMigration'),
  ('166', 'Migration20240628075401'),
  ('167', 'Migration20240830094712'),
  ('168', 'Migration20250120110514'),
  ('169', 'Migration20251028172715'),
  ('170', 'Migration20251121123942'),
  ('171', 'Migration20251121150408'),
  ('172', 'Migration20231228143900'),
  ('173', 'Migration20241206101446'),
  ('174', 'Migration20250128174331'),
  ('175', 'Migration20250505092459'),
  ('176', 'Migration20250819104213'),
  ('177', 'Migration20250819110924'),
  ('178', 'Migration20250908080305'),
  ('179', 'Migration20261121091702'),
  ('180', 'Migration20261121211000'),
  ('181', 'Migration20261122224500'),
  ('182', 'Migration20261122230000'),
  ('183', 'Migration20261122231500'),
  ('184', 'Migration20261124010000'),
  ('185', 'Migration20261124160000'),
  ('186', 'Migration20261124161500'),
  ('187', 'Migration20261124180000'),
  ('188', 'Migration20261125031500'),
  ('189', 'Migration20261125033000'),
  ('190', 'Migration20261125034500'),
  ('191', 'Migration20261125050000'),
  ('192', 'Migration20261125093500'),
  ('193', 'Migration20261125100000'),
  ('194', 'Migration20261125100500'),
  ('195', 'Migration20261125134500'),
  ('196', 'Migration20261125141000'),
  ('197', 'Migration20261125152500'),
  ('198', 'Migration20261125171500'),
  ('199', 'Migration20261128023000'),
  ('200', 'Migration20261128090000'),
  ('201', 'Migration20261128101500'),
  ('202', 'Migration20261128200000');
insert into "notification_provider" ("id", "handle", "name", "is_enabled", "channels") values
  ('local', 'local', 'local', 'true', '{feed}');
insert into "payment_provider" ("id", "is_enabled") values
  ('pp_stripe-checkout_hosted', 'true'),
  ('pp_system_default', 'true');
insert into "price" ("id", "price_set_id", "currency_code", "raw_amount", "rules_count", "amount") values
  ('price_01000000000000000000000099', 'pset_01000000000000000000000100', 'chf', '{"value": "10", "precision": 20}', '0', '10'),
  ('price_01000000000000000000000101', 'pset_01000000000000000000000102', 'chf', '{"value": "15", "precision": 20}', '0', '15'),
  ('price_01000000000000000000000103', 'pset_01000000000000000000000104', 'chf', '{"value": "0", "precision": 20}', '0', '0'),
  ('price_01000000000000000000000105', 'pset_01000000000000000000000106', 'chf', '{"value": "29.9", "precision": 20}', '0', '29.9'),
  ('price_01000000000000000000000107', 'pset_01000000000000000000000108', 'chf', '{"value": "29.9", "precision": 20}', '0', '29.9'),
  ('price_01000000000000000000000109', 'pset_01000000000000000000000110', 'chf', '{"value": "29.9", "precision": 20}', '0', '29.9'),
  ('price_01000000000000000000000111', 'pset_01000000000000000000000112', 'chf', '{"value": "29.9", "precision": 20}', '0', '29.9'),
  ('price_01000000000000000000000113', 'pset_01000000000000000000000114', 'chf', '{"value": "29.9", "precision": 20}', '0', '29.9'),
  ('price_01000000000000000000000115', 'pset_01000000000000000000000116', 'chf', '{"value": "29.9", "precision": 20}', '0', '29.9'),
  ('price_01000000000000000000000117', 'pset_01000000000000000000000118', 'chf', '{"value": "29.9", "precision": 20}', '0', '29.9'),
  ('price_01000000000000000000000119', 'pset_01000000000000000000000120', 'chf', '{"value": "29.9", "precision": 20}', '0', '29.9'),
  ('price_01000000000000000000000121', 'pset_01000000000000000000000122', 'chf', '{"value": "29.9", "precision": 20}', '0', '29.9'),
  ('price_01000000000000000000000123', 'pset_01000000000000000000000124', 'chf', '{"value": "29.9", "precision": 20}', '0', '29.9'),
  ('price_01000000000000000000000125', 'pset_01000000000000000000000126', 'chf', '{"value": "29.9", "precision": 20}', '0', '29.9'),
  ('price_01000000000000000000000127', 'pset_01000000000000000000000128', 'chf', '{"value": "29.9", "precision": 20}', '0', '29.9'),
  ('price_01000000000000000000000129', 'pset_01000000000000000000000130', 'chf', '{"value": "29.9", "precision": 20}', '0', '29.9'),
  ('price_01000000000000000000000131', 'pset_01000000000000000000000132', 'chf', '{"value": "29.9", "precision": 20}', '0', '29.9'),
  ('price_01000000000000000000000133', 'pset_01000000000000000000000134', 'chf', '{"value": "29.9", "precision": 20}', '0', '29.9'),
  ('price_01000000000000000000000135', 'pset_01000000000000000000000136', 'chf', '{"value": "29.9", "precision": 20}', '0', '29.9'),
  ('price_01000000000000000000000137', 'pset_01000000000000000000000138', 'chf', '{"value": "29.9", "precision": 20}', '0', '29.9'),
  ('price_01000000000000000000000139', 'pset_01000000000000000000000140', 'chf', '{"value": "29.9", "precision": 20}', '0', '29.9');
insert into "price_preference" ("id", "attribute", "value", "is_tax_inclusive") values
  ('prpref_01000000000000000000000141', 'currency_code', 'eur', 'false'),
  ('prpref_01000000000000000000000142', 'currency_code', 'chf', 'false'),
  ('prpref_01000000000000000000000143', 'region_id', 'reg_01000000000000000000000144', 'false');
insert into "price_set" ("id") values
  ('pset_01000000000000000000000100'),
  ('pset_01000000000000000000000102'),
  ('pset_01000000000000000000000104'),
  ('pset_01000000000000000000000106'),
  ('pset_01000000000000000000000108'),
  ('pset_01000000000000000000000110'),
  ('pset_01000000000000000000000112'),
  ('pset_01000000000000000000000114'),
  ('pset_01000000000000000000000116'),
  ('pset_01000000000000000000000118'),
  ('pset_01000000000000000000000120'),
  ('pset_01000000000000000000000122'),
  ('pset_01000000000000000000000124'),
  ('pset_01000000000000000000000126'),
  ('pset_01000000000000000000000128'),
  ('pset_01000000000000000000000130'),
  ('pset_01000000000000000000000132'),
  ('pset_01000000000000000000000134'),
  ('pset_01000000000000000000000136'),
  ('pset_01000000000000000000000138'),
  ('pset_01000000000000000000000140'),
  ('pset_01000000000000000000000145'),
  ('pset_01000000000000000000000146'),
  ('pset_01000000000000000000000147'),
  ('pset_01000000000000000000000148'),
  ('pset_01000000000000000000000149'),
  ('pset_01000000000000000000000150'),
  ('pset_01000000000000000000000151'),
  ('pset_01000000000000000000000152'),
  ('pset_01000000000000000000000153'),
  ('pset_01000000000000000000000154'),
  ('pset_01000000000000000000000155'),
  ('pset_01000000000000000000000156');
insert into "product" ("id", "title", "handle", "description", "is_giftcard", "status", "thumbnail", "discountable", "metadata") values
  ('prod_01000000000000000000000016', 'Crying Skull', 'crying-skull', 'A skull that has seen the invoice. On dark green cotton, with a single tear on the back.', 'false', 'published', '/media/products/crying-skull-front.webp', 'true', E'{"details": "100 % organic cotton, 180 g/m², cut straight for everybody.\\nScreen-printed by hand in Chur, one ink after the other; no two pulls are quite alike.\\nWash inside out at 30 °C, iron on the inside, keep it out of the dryer.", "details.de": "100 % Bio-Baumwolle, 180 g/m², gerader Schnitt für alle.\\nIn Chur von Hand siebgedruckt, eine Farbe nach der anderen; kein Abzug gleicht ganz dem nächsten.\\nAuf links bei 30 °C waschen, innen bügeln, nicht in den Tumbler geben.", "description.de": "Ein Schädel, der die Rechnung gesehen hat. Auf dunkelgrüner Baumwolle, auf dem Rücken eine einzelne Träne."}'),
  ('prod_01000000000000000000000019', 'Cheese Second Edition', 'cheese-second-edition', 'Our wedge of alpine cheese is back, with more holes. Second edition, redrawn from scratch.', 'false', 'published', '/media/products/cheese-second-edition-front.webp', 'true', E'{"details": "100 % organic cotton, 180 g/m², cut straight for everybody.\\nScreen-printed by hand in Chur, one ink after the other; no two pulls are quite alike.\\nWash inside out at 30 °C, iron on the inside, keep it out of the dryer.", "details.de": "100 % Bio-Baumwolle, 180 g/m², gerader Schnitt für alle.\\nIn Chur von Hand siebgedruckt, eine Farbe nach der anderen; kein Abzug gleicht ganz dem nächsten.\\nAuf links bei 30 °C waschen, innen bügeln, nicht in den Tumbler geben.", "description.de": "Unser Stück Alpkäse ist zurück, mit mehr Löchern. Zweite Auflage, ganz neu gezeichnet."}'),
  ('prod_01000000000000000000000022', 'Donut Second Edition', 'donut-second-edition', 'One donut, a second chance: the glaze runs further down and the sprinkles have found their places.', 'false', 'published', '/media/products/donut-second-edition-front.webp', 'true', E'{"details": "100 % organic cotton, 180 g/m², cut straight for everybody.\\nPrinted in Chur directly on the garment, in full colour, with water-based ink.\\nWash inside out at 30 °C, iron on the inside, keep it out of the dryer.", "details.de": "100 % Bio-Baumwolle, 180 g/m², gerader Schnitt für alle.\\nIn Chur vollfarbig direkt auf das Textil gedruckt, mit Farbe auf Wasserbasis.\\nAuf links bei 30 °C waschen, innen bügeln, nicht in den Tumbler geben.", "description.de": "Ein Donut, eine zweite Chance: Die Glasur läuft weiter hinunter, und die Streusel haben ihren Platz gefunden."}'),
  ('prod_01000000000000000000000025', 'Donuts', 'donuts', 'A whole tray of donuts in full colour, for those who could never decide on one.', 'false', 'published', '/media/products/donuts-front.webp', 'true', E'{"details": "100 % organic cotton, 180 g/m², cut straight for everybody.\\nPrinted in Chur directly on the garment, in full colour, with water-based ink.\\nWash inside out at 30 °C, iron on the inside, keep it out of the dryer.", "details.de": "100 % Bio-Baumwolle, 180 g/m², gerader Schnitt für alle.\\nIn Chur vollfarbig direkt auf das Textil gedruckt, mit Farbe auf Wasserbasis.\\nAuf links bei 30 °C waschen, innen bügeln, nicht in den Tumbler geben.", "description.de": "Ein ganzes Blech Donuts in allen Farben, für alle, die sich nie für einen entscheiden konnten."}'),
  ('prod_01000000000000000000000028', 'Test Print One', 'test-print-one', 'A test entry; visitors never see it.', 'false', 'draft', '/media/products/test-print-one-front.webp', 'true', '{"details": ""}'),
  ('prod_01000000000000000000000031', 'Test Print Two', 'test-print-two', 'A test entry; visitors never see it.', 'false', 'draft', '/media/products/test-print-two-front.webp', 'true', '{"details": ""}'),
  ('prod_01000000000000000000000157', 'Blank shirt, natural', 'blank-natural', NULL, 'false', 'draft', NULL, 'true', NULL),
  ('prod_01000000000000000000000158', 'Blank shirt, sand', 'blank-sand', NULL, 'false', 'draft', NULL, 'true', NULL),
  ('prod_01000000000000000000000159', 'Blank shirt, forest', 'blank-forest', NULL, 'false', 'draft', NULL, 'true', NULL);
insert into "product_option" ("id", "title", "is_exclusive") values
  ('opt_01000000000000000000000160', 'Size', 'true'),
  ('opt_01000000000000000000000161', 'Size', 'true'),
  ('opt_01000000000000000000000162', 'Size', 'true'),
  ('opt_01000000000000000000000163', 'Size', 'true'),
  ('opt_01000000000000000000000164', 'Size', 'true'),
  ('opt_01000000000000000000000165', 'Size', 'true'),
  ('opt_01000000000000000000000166', 'Size', 'true'),
  ('opt_01000000000000000000000167', 'Size', 'true'),
  ('opt_01000000000000000000000168', 'Size', 'true');
insert into "product_option_value" ("id", "value", "option_id") values
  ('optval_01000000000000000000000169', 'S', 'opt_01000000000000000000000160'),
  ('optval_01000000000000000000000170', 'M', 'opt_01000000000000000000000160'),
  ('optval_01000000000000000000000171', 'L', 'opt_01000000000000000000000160'),
  ('optval_01000000000000000000000172', 'XL', 'opt_01000000000000000000000160'),
  ('optval_01000000000000000000000173', 'S', 'opt_01000000000000000000000161'),
  ('optval_01000000000000000000000174', 'M', 'opt_01000000000000000000000161'),
  ('optval_01000000000000000000000175', 'L', 'opt_01000000000000000000000161'),
  ('optval_01000000000000000000000176', 'XL', 'opt_01000000000000000000000161'),
  ('optval_01000000000000000000000177', 'S', 'opt_01000000000000000000000162'),
  ('optval_01000000000000000000000178', 'M', 'opt_01000000000000000000000162'),
  ('optval_01000000000000000000000179', 'L', 'opt_01000000000000000000000162'),
  ('optval_01000000000000000000000180', 'XL', 'opt_01000000000000000000000162'),
  ('optval_01000000000000000000000181', 'S', 'opt_01000000000000000000000163'),
  ('optval_01000000000000000000000182', 'M', 'opt_01000000000000000000000163'),
  ('optval_01000000000000000000000183', 'L', 'opt_01000000000000000000000163'),
  ('optval_01000000000000000000000184', 'XL', 'opt_01000000000000000000000163'),
  ('optval_01000000000000000000000185', 'M', 'opt_01000000000000000000000164'),
  ('optval_01000000000000000000000186', 'M', 'opt_01000000000000000000000165'),
  ('optval_01000000000000000000000187', 'S', 'opt_01000000000000000000000166'),
  ('optval_01000000000000000000000188', 'M', 'opt_01000000000000000000000166'),
  ('optval_01000000000000000000000189', 'L', 'opt_01000000000000000000000166'),
  ('optval_01000000000000000000000190', 'XL', 'opt_01000000000000000000000166'),
  ('optval_01000000000000000000000191', 'S', 'opt_01000000000000000000000167'),
  ('optval_01000000000000000000000192', 'M', 'opt_01000000000000000000000167'),
  ('optval_01000000000000000000000193', 'L', 'opt_01000000000000000000000167'),
  ('optval_01000000000000000000000194', 'XL', 'opt_01000000000000000000000167'),
  ('optval_01000000000000000000000195', 'S', 'opt_01000000000000000000000168'),
  ('optval_01000000000000000000000196', 'M', 'opt_01000000000000000000000168'),
  ('optval_01000000000000000000000197', 'L', 'opt_01000000000000000000000168'),
  ('optval_01000000000000000000000198', 'XL', 'opt_01000000000000000000000168');
insert into "product_product_option" ("id", "product_id", "product_option_id") values
  ('prodopt_01000000000000000000000199', 'prod_01000000000000000000000016', 'opt_01000000000000000000000160'),
  ('prodopt_01000000000000000000000200', 'prod_01000000000000000000000019', 'opt_01000000000000000000000161'),
  ('prodopt_01000000000000000000000201', 'prod_01000000000000000000000022', 'opt_01000000000000000000000162'),
  ('prodopt_01000000000000000000000202', 'prod_01000000000000000000000025', 'opt_01000000000000000000000163'),
  ('prodopt_01000000000000000000000203', 'prod_01000000000000000000000028', 'opt_01000000000000000000000164'),
  ('prodopt_01000000000000000000000204', 'prod_01000000000000000000000031', 'opt_01000000000000000000000165'),
  ('prodopt_01000000000000000000000205', 'prod_01000000000000000000000157', 'opt_01000000000000000000000166'),
  ('prodopt_01000000000000000000000206', 'prod_01000000000000000000000158', 'opt_01000000000000000000000167'),
  ('prodopt_01000000000000000000000207', 'prod_01000000000000000000000159', 'opt_01000000000000000000000168');
insert into "product_product_option_value" ("id", "product_product_option_id", "product_option_value_id") values
  ('prodoptval_01000000000000000000000208', 'prodopt_01000000000000000000000199', 'optval_01000000000000000000000171'),
  ('prodoptval_01000000000000000000000209', 'prodopt_01000000000000000000000199', 'optval_01000000000000000000000170'),
  ('prodoptval_01000000000000000000000210', 'prodopt_01000000000000000000000199', 'optval_01000000000000000000000169'),
  ('prodoptval_01000000000000000000000211', 'prodopt_01000000000000000000000199', 'optval_01000000000000000000000172'),
  ('prodoptval_01000000000000000000000212', 'prodopt_01000000000000000000000200', 'optval_01000000000000000000000175'),
  ('prodoptval_01000000000000000000000213', 'prodopt_01000000000000000000000200', 'optval_01000000000000000000000174'),
  ('prodoptval_01000000000000000000000214', 'prodopt_01000000000000000000000200', 'optval_01000000000000000000000173'),
  ('prodoptval_01000000000000000000000215', 'prodopt_01000000000000000000000200', 'optval_01000000000000000000000176'),
  ('prodoptval_01000000000000000000000216', 'prodopt_01000000000000000000000201', 'optval_01000000000000000000000179'),
  ('prodoptval_01000000000000000000000217', 'prodopt_01000000000000000000000201', 'optval_01000000000000000000000178'),
  ('prodoptval_01000000000000000000000218', 'prodopt_01000000000000000000000201', 'optval_01000000000000000000000177'),
  ('prodoptval_01000000000000000000000219', 'prodopt_01000000000000000000000201', 'optval_01000000000000000000000180'),
  ('prodoptval_01000000000000000000000220', 'prodopt_01000000000000000000000202', 'optval_01000000000000000000000183'),
  ('prodoptval_01000000000000000000000221', 'prodopt_01000000000000000000000202', 'optval_01000000000000000000000182'),
  ('prodoptval_01000000000000000000000222', 'prodopt_01000000000000000000000202', 'optval_01000000000000000000000181'),
  ('prodoptval_01000000000000000000000223', 'prodopt_01000000000000000000000202', 'optval_01000000000000000000000184'),
  ('prodoptval_01000000000000000000000224', 'prodopt_01000000000000000000000203', 'optval_01000000000000000000000185'),
  ('prodoptval_01000000000000000000000225', 'prodopt_01000000000000000000000204', 'optval_01000000000000000000000186'),
  ('prodoptval_01000000000000000000000226', 'prodopt_01000000000000000000000205', 'optval_01000000000000000000000189'),
  ('prodoptval_01000000000000000000000227', 'prodopt_01000000000000000000000205', 'optval_01000000000000000000000188'),
  ('prodoptval_01000000000000000000000228', 'prodopt_01000000000000000000000205', 'optval_01000000000000000000000187'),
  ('prodoptval_01000000000000000000000229', 'prodopt_01000000000000000000000205', 'optval_01000000000000000000000190'),
  ('prodoptval_01000000000000000000000230', 'prodopt_01000000000000000000000206', 'optval_01000000000000000000000193'),
  ('prodoptval_01000000000000000000000231', 'prodopt_01000000000000000000000206', 'optval_01000000000000000000000192'),
  ('prodoptval_01000000000000000000000232', 'prodopt_01000000000000000000000206', 'optval_01000000000000000000000191'),
  ('prodoptval_01000000000000000000000233', 'prodopt_01000000000000000000000206', 'optval_01000000000000000000000194'),
  ('prodoptval_01000000000000000000000234', 'prodopt_01000000000000000000000207', 'optval_01000000000000000000000197'),
  ('prodoptval_01000000000000000000000235', 'prodopt_01000000000000000000000207', 'optval_01000000000000000000000196'),
  ('prodoptval_01000000000000000000000236', 'prodopt_01000000000000000000000207', 'optval_01000000000000000000000195'),
  ('prodoptval_01000000000000000000000237', 'prodopt_01000000000000000000000207', 'optval_01000000000000000000000198');
insert into "product_sales_channel" ("product_id", "sales_channel_id", "id") values
  ('prod_01000000000000000000000016', 'sc_01000000000000000000000238', 'prodsc_01000000000000000000000239'),
  ('prod_01000000000000000000000019', 'sc_01000000000000000000000238', 'prodsc_01000000000000000000000240'),
  ('prod_01000000000000000000000022', 'sc_01000000000000000000000238', 'prodsc_01000000000000000000000241'),
  ('prod_01000000000000000000000025', 'sc_01000000000000000000000238', 'prodsc_01000000000000000000000242'),
  ('prod_01000000000000000000000028', 'sc_01000000000000000000000238', 'prodsc_01000000000000000000000243'),
  ('prod_01000000000000000000000031', 'sc_01000000000000000000000238', 'prodsc_01000000000000000000000244');
insert into "product_shipping_profile" ("product_id", "shipping_profile_id", "id") values
  ('prod_01000000000000000000000016', 'sp_01000000000000000000000245', 'prodsp_01000000000000000000000246'),
  ('prod_01000000000000000000000019', 'sp_01000000000000000000000245', 'prodsp_01000000000000000000000247'),
  ('prod_01000000000000000000000022', 'sp_01000000000000000000000245', 'prodsp_01000000000000000000000248'),
  ('prod_01000000000000000000000025', 'sp_01000000000000000000000245', 'prodsp_01000000000000000000000249'),
  ('prod_01000000000000000000000028', 'sp_01000000000000000000000245', 'prodsp_01000000000000000000000250'),
  ('prod_01000000000000000000000031', 'sp_01000000000000000000000245', 'prodsp_01000000000000000000000251'),
  ('prod_01000000000000000000000157', 'sp_01000000000000000000000245', 'prodsp_01000000000000000000000252'),
  ('prod_01000000000000000000000158', 'sp_01000000000000000000000245', 'prodsp_01000000000000000000000253'),
  ('prod_01000000000000000000000159', 'sp_01000000000000000000000245', 'prodsp_01000000000000000000000254');
insert into "product_variant" ("id", "title", "sku", "allow_backorder", "manage_inventory", "variant_rank", "product_id") values
  ('variant_01000000000000000000000255', 'S', 'CRYING-SKULL-S', 'false', 'true', '0', 'prod_01000000000000000000000016'),
  ('variant_01000000000000000000000256', 'M', 'CRYING-SKULL-M', 'false', 'true', '1', 'prod_01000000000000000000000016'),
  ('variant_01000000000000000000000257', 'L', 'CRYING-SKULL-L', 'false', 'true', '2', 'prod_01000000000000000000000016'),
  ('variant_01000000000000000000000258', 'XL', 'CRYING-SKULL-XL', 'false', 'true', '3', 'prod_01000000000000000000000016'),
  ('variant_01000000000000000000000259', 'S', 'CHEESE-SECOND-EDITION-S', 'false', 'true', '0', 'prod_01000000000000000000000019'),
  ('variant_01000000000000000000000260', 'M', 'CHEESE-SECOND-EDITION-M', 'false', 'true', '1', 'prod_01000000000000000000000019'),
  ('variant_01000000000000000000000261', 'L', 'CHEESE-SECOND-EDITION-L', 'false', 'true', '2', 'prod_01000000000000000000000019'),
  ('variant_01000000000000000000000262', 'XL', 'CHEESE-SECOND-EDITION-XL', 'false', 'true', '3', 'prod_01000000000000000000000019'),
  ('variant_01000000000000000000000263', 'S', 'DONUT-SECOND-EDITION-S', 'false', 'true', '0', 'prod_01000000000000000000000022'),
  ('variant_01000000000000000000000264', 'M', 'DONUT-SECOND-EDITION-M', 'false', 'true', '1', 'prod_01000000000000000000000022'),
  ('variant_01000000000000000000000265', 'L', 'DONUT-SECOND-EDITION-L', 'false', 'true', '2', 'prod_01000000000000000000000022'),
  ('variant_01000000000000000000000266', 'XL', 'DONUT-SECOND-EDITION-XL', 'false', 'true', '3', 'prod_01000000000000000000000022'),
  ('variant_01000000000000000000000267', 'S', 'DONUTS-S', 'false', 'true', '0', 'prod_01000000000000000000000025'),
  ('variant_01000000000000000000000268', 'M', 'DONUTS-M', 'false', 'true', '1', 'prod_01000000000000000000000025'),
  ('variant_01000000000000000000000269', 'L', 'DONUTS-L', 'false', 'true', '2', 'prod_01000000000000000000000025'),
  ('variant_01000000000000000000000270', 'XL', 'DONUTS-XL', 'false', 'true', '3', 'prod_01000000000000000000000025'),
  ('variant_01000000000000000000000271', 'M', 'TEST-PRINT-ONE-M', 'false', 'true', '0', 'prod_01000000000000000000000028'),
  ('variant_01000000000000000000000272', 'M', 'TEST-PRINT-TWO-M', 'false', 'true', '0', 'prod_01000000000000000000000031'),
  ('variant_01000000000000000000000273', 'S', 'BLANK-NATURAL-S', 'true', 'true', '0', 'prod_01000000000000000000000157'),
  ('variant_01000000000000000000000274', 'M', 'BLANK-NATURAL-M', 'true', 'true', '1', 'prod_01000000000000000000000157'),
  ('variant_01000000000000000000000275', 'L', 'BLANK-NATURAL-L', 'true', 'true', '2', 'prod_01000000000000000000000157'),
  ('variant_01000000000000000000000276', 'XL', 'BLANK-NATURAL-XL', 'true', 'true', '3', 'prod_01000000000000000000000157'),
  ('variant_01000000000000000000000277', 'S', 'BLANK-SAND-S', 'true', 'true', '0', 'prod_01000000000000000000000158'),
  ('variant_01000000000000000000000278', 'M', 'BLANK-SAND-M', 'true', 'true', '1', 'prod_01000000000000000000000158'),
  ('variant_01000000000000000000000279', 'L', 'BLANK-SAND-L', 'true', 'true', '2', 'prod_01000000000000000000000158'),
  ('variant_01000000000000000000000280', 'XL', 'BLANK-SAND-XL', 'true', 'true', '3', 'prod_01000000000000000000000158'),
  ('variant_01000000000000000000000281', 'S', 'BLANK-FOREST-S', 'true', 'true', '0', 'prod_01000000000000000000000159'),
  ('variant_01000000000000000000000282', 'M', 'BLANK-FOREST-M', 'true', 'true', '1', 'prod_01000000000000000000000159'),
  ('variant_01000000000000000000000283', 'L', 'BLANK-FOREST-L', 'true', 'true', '2', 'prod_01000000000000000000000159'),
  ('variant_01000000000000000000000284', 'XL', 'BLANK-FOREST-XL', 'true', 'true', '3', 'prod_01000000000000000000000159');
insert into "product_variant_inventory_item" ("variant_id", "inventory_item_id", "id", "required_quantity") values
  ('variant_01000000000000000000000255', 'iitem_01000000000000000000000033', 'pvitem_01000000000000000000000285', '1'),
  ('variant_01000000000000000000000256', 'iitem_01000000000000000000000034', 'pvitem_01000000000000000000000286', '1'),
  ('variant_01000000000000000000000257', 'iitem_01000000000000000000000035', 'pvitem_01000000000000000000000287', '1'),
  ('variant_01000000000000000000000258', 'iitem_01000000000000000000000036', 'pvitem_01000000000000000000000288', '1'),
  ('variant_01000000000000000000000259', 'iitem_01000000000000000000000037', 'pvitem_01000000000000000000000289', '1'),
  ('variant_01000000000000000000000260', 'iitem_01000000000000000000000038', 'pvitem_01000000000000000000000290', '1'),
  ('variant_01000000000000000000000261', 'iitem_01000000000000000000000039', 'pvitem_01000000000000000000000291', '1'),
  ('variant_01000000000000000000000262', 'iitem_01000000000000000000000040', 'pvitem_01000000000000000000000292', '1'),
  ('variant_01000000000000000000000263', 'iitem_01000000000000000000000041', 'pvitem_01000000000000000000000293', '1'),
  ('variant_01000000000000000000000264', 'iitem_01000000000000000000000042', 'pvitem_01000000000000000000000294', '1'),
  ('variant_01000000000000000000000265', 'iitem_01000000000000000000000043', 'pvitem_01000000000000000000000295', '1'),
  ('variant_01000000000000000000000266', 'iitem_01000000000000000000000044', 'pvitem_01000000000000000000000296', '1'),
  ('variant_01000000000000000000000267', 'iitem_01000000000000000000000045', 'pvitem_01000000000000000000000297', '1'),
  ('variant_01000000000000000000000268', 'iitem_01000000000000000000000046', 'pvitem_01000000000000000000000298', '1'),
  ('variant_01000000000000000000000269', 'iitem_01000000000000000000000047', 'pvitem_01000000000000000000000299', '1'),
  ('variant_01000000000000000000000270', 'iitem_01000000000000000000000048', 'pvitem_01000000000000000000000300', '1'),
  ('variant_01000000000000000000000271', 'iitem_01000000000000000000000049', 'pvitem_01000000000000000000000301', '1'),
  ('variant_01000000000000000000000272', 'iitem_01000000000000000000000050', 'pvitem_01000000000000000000000302', '1'),
  ('variant_01000000000000000000000273', 'iitem_01000000000000000000000051', 'pvitem_01000000000000000000000303', '1'),
  ('variant_01000000000000000000000274', 'iitem_01000000000000000000000052', 'pvitem_01000000000000000000000304', '1'),
  ('variant_01000000000000000000000275', 'iitem_01000000000000000000000053', 'pvitem_01000000000000000000000305', '1'),
  ('variant_01000000000000000000000276', 'iitem_01000000000000000000000054', 'pvitem_01000000000000000000000306', '1'),
  ('variant_01000000000000000000000277', 'iitem_01000000000000000000000055', 'pvitem_01000000000000000000000307', '1'),
  ('variant_01000000000000000000000278', 'iitem_01000000000000000000000056', 'pvitem_01000000000000000000000308', '1'),
  ('variant_01000000000000000000000279', 'iitem_01000000000000000000000057', 'pvitem_01000000000000000000000309', '1'),
  ('variant_01000000000000000000000280', 'iitem_01000000000000000000000058', 'pvitem_01000000000000000000000310', '1'),
  ('variant_01000000000000000000000281', 'iitem_01000000000000000000000059', 'pvitem_01000000000000000000000311', '1'),
  ('variant_01000000000000000000000282', 'iitem_01000000000000000000000060', 'pvitem_01000000000000000000000312', '1'),
  ('variant_01000000000000000000000283', 'iitem_01000000000000000000000061', 'pvitem_01000000000000000000000313', '1'),
  ('variant_01000000000000000000000284', 'iitem_01000000000000000000000062', 'pvitem_01000000000000000000000314', '1');
insert into "product_variant_option" ("variant_id", "option_value_id") values
  ('variant_01000000000000000000000255', 'optval_01000000000000000000000169'),
  ('variant_01000000000000000000000256', 'optval_01000000000000000000000170'),
  ('variant_01000000000000000000000257', 'optval_01000000000000000000000171'),
  ('variant_01000000000000000000000258', 'optval_01000000000000000000000172'),
  ('variant_01000000000000000000000259', 'optval_01000000000000000000000173'),
  ('variant_01000000000000000000000260', 'optval_01000000000000000000000174'),
  ('variant_01000000000000000000000261', 'optval_01000000000000000000000175'),
  ('variant_01000000000000000000000262', 'optval_01000000000000000000000176'),
  ('variant_01000000000000000000000263', 'optval_01000000000000000000000177'),
  ('variant_01000000000000000000000264', 'optval_01000000000000000000000178'),
  ('variant_01000000000000000000000265', 'optval_01000000000000000000000179'),
  ('variant_01000000000000000000000266', 'optval_01000000000000000000000180'),
  ('variant_01000000000000000000000267', 'optval_01000000000000000000000181'),
  ('variant_01000000000000000000000268', 'optval_01000000000000000000000182'),
  ('variant_01000000000000000000000269', 'optval_01000000000000000000000183'),
  ('variant_01000000000000000000000270', 'optval_01000000000000000000000184'),
  ('variant_01000000000000000000000271', 'optval_01000000000000000000000185'),
  ('variant_01000000000000000000000272', 'optval_01000000000000000000000186'),
  ('variant_01000000000000000000000273', 'optval_01000000000000000000000187'),
  ('variant_01000000000000000000000274', 'optval_01000000000000000000000188'),
  ('variant_01000000000000000000000275', 'optval_01000000000000000000000189'),
  ('variant_01000000000000000000000276', 'optval_01000000000000000000000190'),
  ('variant_01000000000000000000000277', 'optval_01000000000000000000000191'),
  ('variant_01000000000000000000000278', 'optval_01000000000000000000000192'),
  ('variant_01000000000000000000000279', 'optval_01000000000000000000000193'),
  ('variant_01000000000000000000000280', 'optval_01000000000000000000000194'),
  ('variant_01000000000000000000000281', 'optval_01000000000000000000000195'),
  ('variant_01000000000000000000000282', 'optval_01000000000000000000000196'),
  ('variant_01000000000000000000000283', 'optval_01000000000000000000000197'),
  ('variant_01000000000000000000000284', 'optval_01000000000000000000000198');
insert into "product_variant_price_set" ("variant_id", "price_set_id", "id") values
  ('variant_01000000000000000000000255', 'pset_01000000000000000000000106', 'pvps_01000000000000000000000315'),
  ('variant_01000000000000000000000256', 'pset_01000000000000000000000108', 'pvps_01000000000000000000000316'),
  ('variant_01000000000000000000000257', 'pset_01000000000000000000000110', 'pvps_01000000000000000000000317'),
  ('variant_01000000000000000000000258', 'pset_01000000000000000000000112', 'pvps_01000000000000000000000318'),
  ('variant_01000000000000000000000259', 'pset_01000000000000000000000114', 'pvps_01000000000000000000000319'),
  ('variant_01000000000000000000000260', 'pset_01000000000000000000000116', 'pvps_01000000000000000000000320'),
  ('variant_01000000000000000000000261', 'pset_01000000000000000000000118', 'pvps_01000000000000000000000321'),
  ('variant_01000000000000000000000262', 'pset_01000000000000000000000120', 'pvps_01000000000000000000000322'),
  ('variant_01000000000000000000000263', 'pset_01000000000000000000000122', 'pvps_01000000000000000000000323'),
  ('variant_01000000000000000000000264', 'pset_01000000000000000000000124', 'pvps_01000000000000000000000324'),
  ('variant_01000000000000000000000265', 'pset_01000000000000000000000126', 'pvps_01000000000000000000000325'),
  ('variant_01000000000000000000000266', 'pset_01000000000000000000000128', 'pvps_01000000000000000000000326'),
  ('variant_01000000000000000000000267', 'pset_01000000000000000000000130', 'pvps_01000000000000000000000327'),
  ('variant_01000000000000000000000268', 'pset_01000000000000000000000132', 'pvps_01000000000000000000000328'),
  ('variant_01000000000000000000000269', 'pset_01000000000000000000000134', 'pvps_01000000000000000000000329'),
  ('variant_01000000000000000000000270', 'pset_01000000000000000000000136', 'pvps_01000000000000000000000330'),
  ('variant_01000000000000000000000271', 'pset_01000000000000000000000138', 'pvps_01000000000000000000000331'),
  ('variant_01000000000000000000000272', 'pset_01000000000000000000000140', 'pvps_01000000000000000000000332'),
  ('variant_01000000000000000000000273', 'pset_01000000000000000000000145', 'pvps_01000000000000000000000333'),
  ('variant_01000000000000000000000274', 'pset_01000000000000000000000146', 'pvps_01000000000000000000000334'),
  ('variant_01000000000000000000000275', 'pset_01000000000000000000000147', 'pvps_01000000000000000000000335'),
  ('variant_01000000000000000000000276', 'pset_01000000000000000000000148', 'pvps_01000000000000000000000336'),
  ('variant_01000000000000000000000277', 'pset_01000000000000000000000149', 'pvps_01000000000000000000000337'),
  ('variant_01000000000000000000000278', 'pset_01000000000000000000000150', 'pvps_01000000000000000000000338'),
  ('variant_01000000000000000000000279', 'pset_01000000000000000000000151', 'pvps_01000000000000000000000339'),
  ('variant_01000000000000000000000280', 'pset_01000000000000000000000152', 'pvps_01000000000000000000000340'),
  ('variant_01000000000000000000000281', 'pset_01000000000000000000000153', 'pvps_01000000000000000000000341'),
  ('variant_01000000000000000000000282', 'pset_01000000000000000000000154', 'pvps_01000000000000000000000342'),
  ('variant_01000000000000000000000283', 'pset_01000000000000000000000155', 'pvps_01000000000000000000000343'),
  ('variant_01000000000000000000000284', 'pset_01000000000000000000000156', 'pvps_01000000000000000000000344');
insert into "publishable_api_key_sales_channel" ("publishable_key_id", "sales_channel_id", "id") values
  ('apk_01000000000000000000000002', 'sc_01000000000000000000000238', 'pksc_01000000000000000000000345');
insert into "refund_reason" ("id", "label", "description", "code") values
  ('refr_01000000000000000000000346', 'Shipping Issue', 'Refund due to lost, delayed, or misdelivered shipment', 'shipping_issue'),
  ('refr_01000000000000000000000347', 'Customer Care Adjustment', 'Refund given as goodwill or compensation for inconvenience', 'customer_care_adjustment'),
  ('refr_01000000000000000000000348', 'Pricing Error', 'Refund to correct an overcharge, missing discount, or incorrect price', 'pricing_error');
insert into "region" ("id", "name", "currency_code", "automatic_taxes") values
  ('reg_01000000000000000000000144', 'Switzerland', 'chf', 'true');
insert into "region_country" ("iso_2", "iso_3", "num_code", "name", "display_name", "region_id") values
  ('af', 'afg', '004', 'AFGHANISTAN', 'Afghanistan', NULL),
  ('al', 'alb', '008', 'ALBANIA', 'Albania', NULL),
  ('dz', 'dza', '012', 'ALGERIA', 'Algeria', NULL),
  ('as', 'asm', '016', 'AMERICAN SAMOA', 'American Samoa', NULL),
  ('ad', 'and', '020', 'ANDORRA', 'Andorra', NULL),
  ('ao', 'ago', '024', 'ANGOLA', 'Angola', NULL),
  ('ai', 'aia', '660', 'ANGUILLA', 'Anguilla', NULL),
  ('aq', 'ata', '010', 'ANTARCTICA', 'Antarctica', NULL),
  ('ag', 'atg', '028', 'ANTIGUA AND BARBUDA', 'Antigua and Barbuda', NULL),
  ('ar', 'arg', '032', 'ARGENTINA', 'Argentina', NULL),
  ('am', 'arm', '051', 'ARMENIA', 'Armenia', NULL),
  ('aw', 'abw', '533', 'ARUBA', 'Aruba', NULL),
  ('au', 'aus', '036', 'AUSTRALIA', 'Australia', NULL),
  ('at', 'aut', '040', 'AUSTRIA', 'Austria', NULL),
  ('az', 'aze', '031', 'AZERBAIJAN', 'Azerbaijan', NULL),
  ('bs', 'bhs', '044', 'BAHAMAS', 'Bahamas', NULL),
  ('bh', 'bhr', '048', 'BAHRAIN', 'Bahrain', NULL),
  ('bd', 'bgd', '050', 'BANGLADESH', 'Bangladesh', NULL),
  ('bb', 'brb', '052', 'BARBADOS', 'Barbados', NULL),
  ('by', 'blr', '112', 'BELARUS', 'Belarus', NULL),
  ('be', 'bel', '056', 'BELGIUM', 'Belgium', NULL),
  ('bz', 'blz', '084', 'BELIZE', 'Belize', NULL),
  ('bj', 'ben', '204', 'BENIN', 'Benin', NULL),
  ('bm', 'bmu', '060', 'BERMUDA', 'Bermuda', NULL),
  ('bt', 'btn', '064', 'BHUTAN', 'Bhutan', NULL),
  ('bo', 'bol', '068', 'BOLIVIA', 'Bolivia', NULL),
  ('bq', 'bes', '535', 'BONAIRE, SINT EUSTATIUS AND SABA', 'Bonaire, Sint Eustatius and Saba', NULL),
  ('ba', 'bih', '070', 'BOSNIA AND HERZEGOVINA', 'Bosnia and Herzegovina', NULL),
  ('bw', 'bwa', '072', 'BOTSWANA', 'Botswana', NULL),
  ('bv', 'bvd', '074', 'BOUVET ISLAND', 'Bouvet Island', NULL),
  ('br', 'bra', '076', 'BRAZIL', 'Brazil', NULL),
  ('io', 'iot', '086', 'BRITISH INDIAN OCEAN TERRITORY', 'British Indian Ocean Territory', NULL),
  ('bn', 'brn', '096', 'BRUNEI DARUSSALAM', 'Brunei Darussalam', NULL),
  ('bg', 'bgr', '100', 'BULGARIA', 'Bulgaria', NULL),
  ('bf', 'bfa', '854', 'BURKINA FASO', 'Burkina Faso', NULL),
  ('bi', 'bdi', '108', 'BURUNDI', 'Burundi', NULL),
  ('kh', 'khm', '116', 'CAMBODIA', 'Cambodia', NULL),
  ('cm', 'cmr', '120', 'CAMEROON', 'Cameroon', NULL),
  ('ca', 'can', '124', 'CANADA', 'Canada', NULL),
  ('cv', 'cpv', '132', 'CAPE VERDE', 'Cape Verde', NULL),
  ('ky', 'cym', '136', 'CAYMAN ISLANDS', 'Cayman Islands', NULL),
  ('cf', 'caf', '140', 'CENTRAL AFRICAN REPUBLIC', 'Central African Republic', NULL),
  ('td', 'tcd', '148', 'CHAD', 'Chad', NULL),
  ('cl', 'chl', '152', 'CHILE', 'Chile', NULL),
  ('cn', 'chn', '156', 'CHINA', 'China', NULL),
  ('cx', 'cxr', '162', 'CHRISTMAS ISLAND', 'Christmas Island', NULL),
  ('cc', 'cck', '166', 'COCOS (KEELING) ISLANDS', 'Cocos (Keeling) Islands', NULL),
  ('co', 'col', '170', 'COLOMBIA', 'Colombia', NULL),
  ('km', 'com', '174', 'COMOROS', 'Comoros', NULL),
  ('cg', 'cog', '178', 'CONGO', 'Congo', NULL),
  ('cd', 'cod', '180', 'CONGO, THE DEMOCRATIC REPUBLIC OF THE', 'Congo, the Democratic Republic of the', NULL),
  ('ck', 'cok', '184', 'COOK ISLANDS', 'Cook Islands', NULL),
  ('cr', 'cri', '188', 'COSTA RICA', 'Costa Rica', NULL),
  ('ci', 'civ', '384', 'COTE D''IVOIRE', 'Cote D''Ivoire', NULL),
  ('hr', 'hrv', '191', 'CROATIA', 'Croatia', NULL),
  ('cu', 'cub', '192', 'CUBA', 'Cuba', NULL),
  ('cw', 'cuw', '531', 'CURAÇAO', 'Curaçao', NULL),
  ('cy', 'cyp', '196', 'CYPRUS', 'Cyprus', NULL),
  ('cz', 'cze', '203', 'CZECH REPUBLIC', 'Czech Republic', NULL),
  ('dk', 'dnk', '208', 'DENMARK', 'Denmark', NULL),
  ('dj', 'dji', '262', 'DJIBOUTI', 'Djibouti', NULL),
  ('dm', 'dma', '212', 'DOMINICA', 'Dominica', NULL),
  ('do', 'dom', '214', 'DOMINICAN REPUBLIC', 'Dominican Republic', NULL),
  ('ec', 'ecu', '218', 'ECUADOR', 'Ecuador', NULL),
  ('eg', 'egy', '818', 'EGYPT', 'Egypt', NULL),
  ('sv', 'slv', '222', 'EL SALVADOR', 'El Salvador', NULL),
  ('gq', 'gnq', '226', 'EQUATORIAL GUINEA', 'Equatorial Guinea', NULL),
  ('er', 'eri', '232', 'ERITREA', 'Eritrea', NULL),
  ('ee', 'est', '233', 'ESTONIA', 'Estonia', NULL),
  ('et', 'eth', '231', 'ETHIOPIA', 'Ethiopia', NULL),
  ('fk', 'flk', '238', 'FALKLAND ISLANDS (MALVINAS)', 'Falkland Islands (Malvinas)', NULL),
  ('fo', 'fro', '234', 'FAROE ISLANDS', 'Faroe Islands', NULL),
  ('fj', 'fji', '242', 'FIJI', 'Fiji', NULL),
  ('fi', 'fin', '246', 'FINLAND', 'Finland', NULL),
  ('fr', 'fra', '250', 'FRANCE', 'France', NULL),
  ('gf', 'guf', '254', 'FRENCH GUIANA', 'French Guiana', NULL),
  ('pf', 'pyf', '258', 'FRENCH POLYNESIA', 'French Polynesia', NULL),
  ('tf', 'atf', '260', 'FRENCH SOUTHERN TERRITORIES', 'French Southern Territories', NULL),
  ('ga', 'gab', '266', 'GABON', 'Gabon', NULL),
  ('gm', 'gmb', '270', 'GAMBIA', 'Gambia', NULL),
  ('ge', 'geo', '268', 'GEORGIA', 'Georgia', NULL),
  ('de', 'deu', '276', 'GERMANY', 'Germany', NULL),
  ('gh', 'gha', '288', 'GHANA', 'Ghana', NULL),
  ('gi', 'gib', '292', 'GIBRALTAR', 'Gibraltar', NULL),
  ('gr', 'grc', '300', 'GREECE', 'Greece', NULL),
  ('gl', 'grl', '304', 'GREENLAND', 'Greenland', NULL),
  ('gd', 'grd', '308', 'GRENADA', 'Grenada', NULL),
  ('gp', 'glp', '312', 'GUADELOUPE', 'Guadeloupe', NULL),
  ('gu', 'gum', '316', 'GUAM', 'Guam', NULL),
  ('gt', 'gtm', '320', 'GUATEMALA', 'Guatemala', NULL),
  ('gg', 'ggy', '831', 'GUERNSEY', 'Guernsey', NULL),
  ('gn', 'gin', '324', 'GUINEA', 'Guinea', NULL),
  ('gw', 'gnb', '624', 'GUINEA-BISSAU', 'Guinea-Bissau', NULL),
  ('gy', 'guy', '328', 'GUYANA', 'Guyana', NULL),
  ('ht', 'hti', '332', 'HAITI', 'Haiti', NULL),
  ('hm', 'hmd', '334', 'HEARD ISLAND AND MCDONALD ISLANDS', 'Heard Island And Mcdonald Islands', NULL),
  ('va', 'vat', '336', 'HOLY SEE (VATICAN CITY STATE)', 'Holy See (Vatican City State)', NULL),
  ('hn', 'hnd', '340', 'HONDURAS', 'Honduras', NULL),
  ('hk', 'hkg', '344', 'HONG KONG', 'Hong Kong', NULL),
  ('hu', 'hun', '348', 'HUNGARY', 'Hungary', NULL),
  ('is', 'isl', '352', 'ICELAND', 'Iceland', NULL),
  ('in', 'ind', '356', 'INDIA', 'India', NULL),
  ('id', 'idn', '360', 'INDONESIA', 'Indonesia', NULL),
  ('ir', 'irn', '364', 'IRAN, ISLAMIC REPUBLIC OF', 'Iran, Islamic Republic of', NULL),
  ('iq', 'irq', '368', 'IRAQ', 'Iraq', NULL),
  ('ie', 'irl', '372', 'IRELAND', 'Ireland', NULL),
  ('im', 'imn', '833', 'ISLE OF MAN', 'Isle Of Man', NULL),
  ('il', 'isr', '376', 'ISRAEL', 'Israel', NULL),
  ('it', 'ita', '380', 'ITALY', 'Italy', NULL),
  ('jm', 'jam', '388', 'JAMAICA', 'Jamaica', NULL),
  ('jp', 'jpn', '392', 'JAPAN', 'Japan', NULL),
  ('je', 'jey', '832', 'JERSEY', 'Jersey', NULL),
  ('jo', 'jor', '400', 'JORDAN', 'Jordan', NULL),
  ('kz', 'kaz', '398', 'KAZAKHSTAN', 'Kazakhstan', NULL),
  ('ke', 'ken', '404', 'KENYA', 'Kenya', NULL),
  ('ki', 'kir', '296', 'KIRIBATI', 'Kiribati', NULL),
  ('kp', 'prk', '408', 'KOREA, DEMOCRATIC PEOPLE''S REPUBLIC OF', 'Korea, Democratic People''s Republic of', NULL),
  ('kr', 'kor', '410', 'KOREA, REPUBLIC OF', 'Korea, Republic of', NULL),
  ('xk', 'xkx', '900', 'KOSOVO', 'Kosovo', NULL),
  ('kw', 'kwt', '414', 'KUWAIT', 'Kuwait', NULL),
  ('kg', 'kgz', '417', 'KYRGYZSTAN', 'Kyrgyzstan', NULL),
  ('la', 'lao', '418', 'LAO PEOPLE''S DEMOCRATIC REPUBLIC', 'Lao People''s Democratic Republic', NULL),
  ('lv', 'lva', '428', 'LATVIA', 'Latvia', NULL),
  ('lb', 'lbn', '422', 'LEBANON', 'Lebanon', NULL),
  ('ls', 'lso', '426', 'LESOTHO', 'Lesotho', NULL),
  ('lr', 'lbr', '430', 'LIBERIA', 'Liberia', NULL),
  ('ly', 'lby', '434', 'LIBYA', 'Libya', NULL),
  ('li', 'lie', '438', 'LIECHTENSTEIN', 'Liechtenstein', NULL),
  ('lt', 'ltu', '440', 'LITHUANIA', 'Lithuania', NULL),
  ('lu', 'lux', '442', 'LUXEMBOURG', 'Luxembourg', NULL),
  ('mo', 'mac', '446', 'MACAO', 'Macao', NULL),
  ('mg', 'mdg', '450', 'MADAGASCAR', 'Madagascar', NULL),
  ('mw', 'mwi', '454', 'MALAWI', 'Malawi', NULL),
  ('my', 'mys', '458', 'MALAYSIA', 'Malaysia', NULL),
  ('mv', 'mdv', '462', 'MALDIVES', 'Maldives', NULL),
  ('ml', 'mli', '466', 'MALI', 'Mali', NULL),
  ('mt', 'mlt', '470', 'MALTA', 'Malta', NULL),
  ('mh', 'mhl', '584', 'MARSHALL ISLANDS', 'Marshall Islands', NULL),
  ('mq', 'mtq', '474', 'MARTINIQUE', 'Martinique', NULL),
  ('mr', 'mrt', '478', 'MAURITANIA', 'Mauritania', NULL),
  ('mu', 'mus', '480', 'MAURITIUS', 'Mauritius', NULL),
  ('yt', 'myt', '175', 'MAYOTTE', 'Mayotte', NULL),
  ('mx', 'mex', '484', 'MEXICO', 'Mexico', NULL),
  ('fm', 'fsm', '583', 'MICRONESIA, FEDERATED STATES OF', 'Micronesia, Federated States of', NULL),
  ('md', 'mda', '498', 'MOLDOVA, REPUBLIC OF', 'Moldova, Republic of', NULL),
  ('mc', 'mco', '492', 'MONACO', 'Monaco', NULL),
  ('mn', 'mng', '496', 'MONGOLIA', 'Mongolia', NULL),
  ('me', 'mne', '499', 'MONTENEGRO', 'Montenegro', NULL),
  ('ms', 'msr', '500', 'MONTSERRAT', 'Montserrat', NULL),
  ('ma', 'mar', '504', 'MOROCCO', 'Morocco', NULL),
  ('mz', 'moz', '508', 'MOZAMBIQUE', 'Mozambique', NULL),
  ('mm', 'mmr', '104', 'MYANMAR', 'Myanmar', NULL),
  ('na', 'nam', '516', 'NAMIBIA', 'Namibia', NULL),
  ('nr', 'nru', '520', 'NAURU', 'Nauru', NULL),
  ('np', 'npl', '524', 'NEPAL', 'Nepal', NULL),
  ('nl', 'nld', '528', 'NETHERLANDS', 'Netherlands', NULL),
  ('nc', 'ncl', '540', 'NEW CALEDONIA', 'New Caledonia', NULL),
  ('nz', 'nzl', '554', 'NEW ZEALAND', 'New Zealand', NULL),
  ('ni', 'nic', '558', 'NICARAGUA', 'Nicaragua', NULL),
  ('ne', 'ner', '562', 'NIGER', 'Niger', NULL),
  ('ng', 'nga', '566', 'NIGERIA', 'Nigeria', NULL),
  ('nu', 'niu', '570', 'NIUE', 'Niue', NULL),
  ('nf', 'nfk', '574', 'NORFOLK ISLAND', 'Norfolk Island', NULL),
  ('mk', 'mkd', '807', 'NORTH MACEDONIA', 'North Macedonia', NULL),
  ('mp', 'mnp', '580', 'NORTHERN MARIANA ISLANDS', 'Northern Mariana Islands', NULL),
  ('no', 'nor', '578', 'NORWAY', 'Norway', NULL),
  ('om', 'omn', '512', 'OMAN', 'Oman', NULL),
  ('pk', 'pak', '586', 'PAKISTAN', 'Pakistan', NULL),
  ('pw', 'plw', '585', 'PALAU', 'Palau', NULL),
  ('ps', 'pse', '275', 'PALESTINIAN TERRITORY, OCCUPIED', 'Palestinian Territory, Occupied', NULL),
  ('pa', 'pan', '591', 'PANAMA', 'Panama', NULL),
  ('pg', 'png', '598', 'PAPUA NEW GUINEA', 'Papua New Guinea', NULL),
  ('py', 'pry', '600', 'PARAGUAY', 'Paraguay', NULL),
  ('pe', 'per', '604', 'PERU', 'Peru', NULL),
  ('ph', 'phl', '608', 'PHILIPPINES', 'Philippines', NULL),
  ('pn', 'pcn', '612', 'PITCAIRN', 'Pitcairn', NULL),
  ('pl', 'pol', '616', 'POLAND', 'Poland', NULL),
  ('pt', 'prt', '620', 'PORTUGAL', 'Portugal', NULL),
  ('pr', 'pri', '630', 'PUERTO RICO', 'Puerto Rico', NULL),
  ('qa', 'qat', '634', 'QATAR', 'Qatar', NULL),
  ('re', 'reu', '638', 'REUNION', 'Reunion', NULL),
  ('ro', 'rom', '642', 'ROMANIA', 'Romania', NULL),
  ('ru', 'rus', '643', 'RUSSIAN FEDERATION', 'Russian Federation', NULL),
  ('rw', 'rwa', '646', 'RWANDA', 'Rwanda', NULL),
  ('bl', 'blm', '652', 'SAINT BARTHÉLEMY', 'Saint Barthélemy', NULL),
  ('sh', 'shn', '654', 'SAINT HELENA', 'Saint Helena', NULL),
  ('kn', 'kna', '659', 'SAINT KITTS AND NEVIS', 'Saint Kitts and Nevis', NULL),
  ('lc', 'lca', '662', 'SAINT LUCIA', 'Saint Lucia', NULL),
  ('mf', 'maf', '663', 'SAINT MARTIN (FRENCH PART)', 'Saint Martin (French part)', NULL),
  ('pm', 'spm', '666', 'SAINT PIERRE AND MIQUELON', 'Saint Pierre and Miquelon', NULL),
  ('vc', 'vct', '670', 'SAINT VINCENT AND THE GRENADINES', 'Saint Vincent and the Grenadines', NULL),
  ('ws', 'wsm', '882', 'SAMOA', 'Samoa', NULL),
  ('sm', 'smr', '674', 'SAN MARINO', 'San Marino', NULL),
  ('st', 'stp', '678', 'SAO TOME AND PRINCIPE', 'Sao Tome and Principe', NULL),
  ('sa', 'sau', '682', 'SAUDI ARABIA', 'Saudi Arabia', NULL),
  ('sn', 'sen', '686', 'SENEGAL', 'Senegal', NULL),
  ('rs', 'srb', '688', 'SERBIA', 'Serbia', NULL),
  ('sc', 'syc', '690', 'SEYCHELLES', 'Seychelles', NULL),
  ('sl', 'sle', '694', 'SIERRA LEONE', 'Sierra Leone', NULL),
  ('sg', 'sgp', '702', 'SINGAPORE', 'Singapore', NULL),
  ('sx', 'sxm', '534', 'SINT MAARTEN', 'Sint Maarten', NULL),
  ('sk', 'svk', '703', 'SLOVAKIA', 'Slovakia', NULL),
  ('si', 'svn', '705', 'SLOVENIA', 'Slovenia', NULL),
  ('sb', 'slb', '090', 'SOLOMON ISLANDS', 'Solomon Islands', NULL),
  ('so', 'som', '706', 'SOMALIA', 'Somalia', NULL),
  ('za', 'zaf', '710', 'SOUTH AFRICA', 'South Africa', NULL),
  ('gs', 'sgs', '239', 'SOUTH GEORGIA AND THE SOUTH SANDWICH ISLANDS', 'South Georgia and the South Sandwich Islands', NULL),
  ('ss', 'ssd', '728', 'SOUTH SUDAN', 'South Sudan', NULL),
  ('es', 'esp', '724', 'SPAIN', 'Spain', NULL),
  ('lk', 'lka', '144', 'SRI LANKA', 'Sri Lanka', NULL),
  ('sd', 'sdn', '729', 'SUDAN', 'Sudan', NULL),
  ('sr', 'sur', '740', 'SURINAME', 'Suriname', NULL),
  ('sj', 'sjm', '744', 'SVALBARD AND JAN MAYEN', 'Svalbard and Jan Mayen', NULL),
  ('sz', 'swz', '748', 'SWAZILAND', 'Swaziland', NULL),
  ('se', 'swe', '752', 'SWEDEN', 'Sweden', NULL),
  ('sy', 'syr', '760', 'SYRIAN ARAB REPUBLIC', 'Syrian Arab Republic', NULL),
  ('tw', 'twn', '158', 'TAIWAN, PROVINCE OF CHINA', 'Taiwan, Province of China', NULL),
  ('tj', 'tjk', '762', 'TAJIKISTAN', 'Tajikistan', NULL),
  ('tz', 'tza', '834', 'TANZANIA, UNITED REPUBLIC OF', 'Tanzania, United Republic of', NULL),
  ('th', 'tha', '764', 'THAILAND', 'Thailand', NULL),
  ('tl', 'tls', '626', 'TIMOR LESTE', 'Timor Leste', NULL),
  ('tg', 'tgo', '768', 'TOGO', 'Togo', NULL),
  ('tk', 'tkl', '772', 'TOKELAU', 'Tokelau', NULL),
  ('to', 'ton', '776', 'TONGA', 'Tonga', NULL),
  ('tt', 'tto', '780', 'TRINIDAD AND TOBAGO', 'Trinidad and Tobago', NULL),
  ('tn', 'tun', '788', 'TUNISIA', 'Tunisia', NULL),
  ('tr', 'tur', '792', 'TURKEY', 'Turkey', NULL),
  ('tm', 'tkm', '795', 'TURKMENISTAN', 'Turkmenistan', NULL),
  ('tc', 'tca', '796', 'TURKS AND CAICOS ISLANDS', 'Turks and Caicos Islands', NULL),
  ('tv', 'tuv', '798', 'TUVALU', 'Tuvalu', NULL),
  ('ug', 'uga', '800', 'UGANDA', 'Uganda', NULL),
  ('ua', 'ukr', '804', 'UKRAINE', 'Ukraine', NULL),
  ('ae', 'are', '784', 'UNITED ARAB EMIRATES', 'United Arab Emirates', NULL),
  ('gb', 'gbr', '826', 'UNITED KINGDOM', 'United Kingdom', NULL),
  ('us', 'usa', '840', 'UNITED STATES', 'United States', NULL),
  ('um', 'umi', '581', 'UNITED STATES MINOR OUTLYING ISLANDS', 'United States Minor Outlying Islands', NULL),
  ('uy', 'ury', '858', 'URUGUAY', 'Uruguay', NULL),
  ('uz', 'uzb', '860', 'UZBEKISTAN', 'Uzbekistan', NULL),
  ('vu', 'vut', '548', 'VANUATU', 'Vanuatu', NULL),
  ('ve', 'ven', '862', 'VENEZUELA', 'Venezuela', NULL),
  ('vn', 'vnm', '704', 'VIET NAM', 'Viet Nam', NULL),
  ('vg', 'vgb', '092', 'VIRGIN ISLANDS, BRITISH', 'Virgin Islands, British', NULL),
  ('vi', 'vir', '850', 'VIRGIN ISLANDS, U.S.', 'Virgin Islands, U.S.', NULL),
  ('wf', 'wlf', '876', 'WALLIS AND FUTUNA', 'Wallis and Futuna', NULL),
  ('eh', 'esh', '732', 'WESTERN SAHARA', 'Western Sahara', NULL),
  ('ye', 'yem', '887', 'YEMEN', 'Yemen', NULL),
  ('zm', 'zmb', '894', 'ZAMBIA', 'Zambia', NULL),
  ('zw', 'zwe', '716', 'ZIMBABWE', 'Zimbabwe', NULL),
  ('ax', 'ala', '248', 'ÅLAND ISLANDS', 'Åland Islands', NULL),
  ('ch', 'che', '756', 'SWITZERLAND', 'Switzerland', 'reg_01000000000000000000000144');
insert into "region_payment_provider" ("region_id", "payment_provider_id", "id") values
  ('reg_01000000000000000000000144', 'pp_stripe-checkout_hosted', 'regpp_01000000000000000000000349');
insert into "sales_channel" ("id", "name", "description", "is_disabled") values
  ('sc_01000000000000000000000238', 'Default Sales Channel', 'Created by Medusa', 'false');
insert into "sales_channel_stock_location" ("sales_channel_id", "stock_location_id", "id") values
  ('sc_01000000000000000000000238', 'sloc_01000000000000000000000064', 'scloc_01000000000000000000000350');
insert into "script_migrations" ("id", "script_name", "finished_at") values
  ('1', 'migrate-normalize-currency-codes-normalization.js', now()),
  ('2', 'migrate-product-option-link-ids.js', now()),
  ('3', 'migrate-product-shipping-profile.js', now()),
  ('4', 'migrate-tax-region-provider.js', now()),
  ('5', 'reconcile-inventory-reserved-quantity.js', now());
insert into "service_zone" ("id", "name", "fulfillment_set_id") values
  ('serzo_01000000000000000000000006', 'Switzerland', 'fuset_01000000000000000000000003'),
  ('serzo_01000000000000000000000008', 'Abroad', 'fuset_01000000000000000000000003'),
  ('serzo_01000000000000000000000014', 'Chur', 'fuset_01000000000000000000000004');
insert into "shipping_option" ("id", "name", "price_type", "service_zone_id", "shipping_profile_id", "provider_id", "shipping_option_type_id") values
  ('so_01000000000000000000000351', 'Shipping within Switzerland', 'flat', 'serzo_01000000000000000000000006', 'sp_01000000000000000000000245', 'manual_manual', 'sotype_01000000000000000000000352'),
  ('so_01000000000000000000000353', 'Shipping abroad', 'flat', 'serzo_01000000000000000000000008', 'sp_01000000000000000000000245', 'manual_manual', 'sotype_01000000000000000000000354'),
  ('so_01000000000000000000000355', 'Pickup at the studio in Chur', 'flat', 'serzo_01000000000000000000000014', 'sp_01000000000000000000000245', 'manual_manual', 'sotype_01000000000000000000000356');
insert into "shipping_option_price_set" ("shipping_option_id", "price_set_id", "id") values
  ('so_01000000000000000000000351', 'pset_01000000000000000000000100', 'sops_01000000000000000000000357'),
  ('so_01000000000000000000000353', 'pset_01000000000000000000000102', 'sops_01000000000000000000000358'),
  ('so_01000000000000000000000355', 'pset_01000000000000000000000104', 'sops_01000000000000000000000359');
insert into "shipping_option_rule" ("id", "attribute", "operator", "value", "shipping_option_id") values
  ('sorul_01000000000000000000000360', 'enabled_in_store', 'eq', '"true"', 'so_01000000000000000000000351'),
  ('sorul_01000000000000000000000361', 'is_return', 'eq', '"false"', 'so_01000000000000000000000351'),
  ('sorul_01000000000000000000000362', 'enabled_in_store', 'eq', '"true"', 'so_01000000000000000000000353'),
  ('sorul_01000000000000000000000363', 'is_return', 'eq', '"false"', 'so_01000000000000000000000353'),
  ('sorul_01000000000000000000000364', 'enabled_in_store', 'eq', '"true"', 'so_01000000000000000000000355'),
  ('sorul_01000000000000000000000365', 'is_return', 'eq', '"false"', 'so_01000000000000000000000355');
insert into "shipping_option_type" ("id", "label", "description", "code") values
  ('sotype_01000000000000000000000352', 'Shipping within Switzerland', 'Shipping within Switzerland', 'domestic'),
  ('sotype_01000000000000000000000354', 'Shipping abroad', 'Shipping abroad', 'international'),
  ('sotype_01000000000000000000000356', 'Pickup at the studio in Chur', 'Pickup at the studio in Chur', 'pickup');
insert into "shipping_profile" ("id", "name", "type") values
  ('sp_01000000000000000000000245', 'Default Shipping Profile', 'default');
insert into "stock_location" ("id", "name", "address_id") values
  ('sloc_01000000000000000000000064', 'Atelier Steinbock, Chur', 'laddr_01000000000000000000000366');
insert into "stock_location_address" ("id", "address_1", "city", "country_code", "postal_code") values
  ('laddr_01000000000000000000000366', 'Musterstrasse 1', 'Chur', 'ch', '7000');
insert into "store" ("id", "name", "default_sales_channel_id") values
  ('store_01000000000000000000000367', 'Atelier Steinbock', 'sc_01000000000000000000000238');
insert into "store_currency" ("id", "currency_code", "is_default", "store_id") values
  ('stocur_01000000000000000000000368', 'chf', 'true', 'store_01000000000000000000000367');
insert into "tax_provider" ("id", "is_enabled") values
  ('tp_system', 'true');
insert into "tax_rate" ("id", "rate", "code", "name", "is_default", "is_combinable", "tax_region_id") values
  ('txr_01000000000000000000000369', '7.7', 'vat', 'VAT', 'true', 'false', 'txreg_01000000000000000000000370'),
  ('txr_01000000000000000000000371', '0', 'shipping', 'Shipping', 'false', 'false', 'txreg_01000000000000000000000370');
insert into "tax_rate_rule" ("id", "tax_rate_id", "reference_id", "reference") values
  ('txrule_01000000000000000000000372', 'txr_01000000000000000000000371', 'so_01000000000000000000000351', 'shipping_option'),
  ('txrule_01000000000000000000000373', 'txr_01000000000000000000000371', 'so_01000000000000000000000353', 'shipping_option'),
  ('txrule_01000000000000000000000374', 'txr_01000000000000000000000371', 'so_01000000000000000000000355', 'shipping_option');
insert into "tax_region" ("id", "provider_id", "country_code") values
  ('txreg_01000000000000000000000370', 'tp_system', 'ch');
CREATE INDEX "IDX_account_holder_deleted_at" ON public.account_holder USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_account_holder_id_5cb3a0c0" ON public.customer_account_holder USING btree (account_holder_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_account_holder_provider_id_external_id_unique" ON public.account_holder USING btree (provider_id, external_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_api_key_deleted_at" ON public.api_key USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_api_key_redacted" ON public.api_key USING btree (redacted) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_api_key_revoked_at" ON public.api_key USING btree (revoked_at) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_api_key_token_unique" ON public.api_key USING btree (token);
CREATE INDEX "IDX_api_key_type" ON public.api_key USING btree (type);
CREATE INDEX "IDX_application_method_allocation" ON public.promotion_application_method USING btree (allocation);
CREATE INDEX "IDX_application_method_target_type" ON public.promotion_application_method USING btree (target_type);
CREATE INDEX "IDX_application_method_type" ON public.promotion_application_method USING btree (type);
CREATE INDEX "IDX_auth_identity_deleted_at" ON public.auth_identity USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_auth_mfa_factor_auth_identity_id" ON public.auth_mfa_factor USING btree (auth_identity_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_auth_mfa_factor_auth_identity_provider_active" ON public.auth_mfa_factor USING btree (auth_identity_id, provider) WHERE ((deleted_at IS NULL) AND (status = ANY (ARRAY['pending'::text, 'enabled'::text])));
CREATE INDEX "IDX_auth_mfa_factor_deleted_at" ON public.auth_mfa_factor USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_auth_mfa_recovery_code_auth_identity_code_hash" ON public.auth_mfa_recovery_code USING btree (auth_identity_id, code_hash) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_auth_mfa_recovery_code_auth_identity_id" ON public.auth_mfa_recovery_code USING btree (auth_identity_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_auth_mfa_recovery_code_deleted_at" ON public.auth_mfa_recovery_code USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_auth_password_reset_token_auth_identity_id" ON public.auth_password_reset_token USING btree (auth_identity_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_auth_password_reset_token_deleted_at" ON public.auth_password_reset_token USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_auth_password_reset_token_expires_at" ON public.auth_password_reset_token USING btree (expires_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_auth_password_reset_token_provider_identity_id" ON public.auth_password_reset_token USING btree (provider_identity_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_auth_password_reset_token_token_hash" ON public.auth_password_reset_token USING btree (token_hash) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_auth_verification_auth_identity_id" ON public.auth_verification USING btree (auth_identity_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_auth_verification_deleted_at" ON public.auth_verification USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_auth_verification_unique_auth_identity_entity_id_entity_typ" ON public.auth_verification USING btree (auth_identity_id, entity_id, entity_type) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_campaign_budget_type" ON public.promotion_campaign_budget USING btree (type);
CREATE INDEX "IDX_capture_deleted_at" ON public.capture USING btree (deleted_at);
CREATE INDEX "IDX_capture_payment_id" ON public.capture USING btree (payment_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_cart_address_deleted_at" ON public.cart_address USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_cart_billing_address_id" ON public.cart USING btree (billing_address_id) WHERE ((deleted_at IS NULL) AND (billing_address_id IS NOT NULL));
CREATE INDEX "IDX_cart_credit_line_reference_reference_id" ON public.credit_line USING btree (reference, reference_id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_cart_currency_code" ON public.cart USING btree (currency_code);
CREATE INDEX "IDX_cart_customer_id" ON public.cart USING btree (customer_id) WHERE ((deleted_at IS NULL) AND (customer_id IS NOT NULL));
CREATE INDEX "IDX_cart_deleted_at" ON public.cart USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_cart_id_-4a39f6c9" ON public.cart_payment_collection USING btree (cart_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_cart_id_-71069c16" ON public.order_cart USING btree (cart_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_cart_id_-a9d4a70b" ON public.cart_promotion USING btree (cart_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_cart_line_item_adjustment_deleted_at" ON public.cart_line_item_adjustment USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_cart_line_item_adjustment_item_id" ON public.cart_line_item_adjustment USING btree (item_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_cart_line_item_cart_id" ON public.cart_line_item USING btree (cart_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_cart_line_item_deleted_at" ON public.cart_line_item USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_cart_line_item_tax_line_deleted_at" ON public.cart_line_item_tax_line USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_cart_line_item_tax_line_item_id" ON public.cart_line_item_tax_line USING btree (item_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_cart_region_id" ON public.cart USING btree (region_id) WHERE ((deleted_at IS NULL) AND (region_id IS NOT NULL));
CREATE INDEX "IDX_cart_sales_channel_id" ON public.cart USING btree (sales_channel_id) WHERE ((deleted_at IS NULL) AND (sales_channel_id IS NOT NULL));
CREATE INDEX "IDX_cart_shipping_address_id" ON public.cart USING btree (shipping_address_id) WHERE ((deleted_at IS NULL) AND (shipping_address_id IS NOT NULL));
CREATE INDEX "IDX_cart_shipping_method_adjustment_deleted_at" ON public.cart_shipping_method_adjustment USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_cart_shipping_method_adjustment_shipping_method_id" ON public.cart_shipping_method_adjustment USING btree (shipping_method_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_cart_shipping_method_cart_id" ON public.cart_shipping_method USING btree (cart_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_cart_shipping_method_deleted_at" ON public.cart_shipping_method USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_cart_shipping_method_tax_line_deleted_at" ON public.cart_shipping_method_tax_line USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_cart_shipping_method_tax_line_shipping_method_id" ON public.cart_shipping_method_tax_line USING btree (shipping_method_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_category_handle_unique" ON public.product_category USING btree (handle) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_checkout_event_created_at" ON public.checkout_event USING btree (created_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_checkout_event_deleted_at" ON public.checkout_event USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_checkout_event_next_attempt_at" ON public.checkout_event USING btree (next_attempt_at) WHERE ((processed_at IS NULL) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX "IDX_checkout_event_provider_event_id_unique" ON public.checkout_event USING btree (provider_event_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_checkout_event_session_id" ON public.checkout_event USING btree (session_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_checkout_intent_address_hash" ON public.checkout_intent USING btree (address_hash) WHERE ((address_hash IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX "IDX_checkout_intent_deleted_at" ON public.checkout_intent USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_checkout_intent_idempotency_key_unique" ON public.checkout_intent USING btree (idempotency_key) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_checkout_intent_order_id" ON public.checkout_intent USING btree (order_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_checkout_intent_order_number" ON public.checkout_intent USING btree (order_number) WHERE ((order_number IS NOT NULL) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX "IDX_checkout_intent_session_id_unique" ON public.checkout_intent USING btree (session_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_checkout_intent_status_checked_at" ON public.checkout_intent USING btree (status, checked_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_checkout_mail_deleted_at" ON public.checkout_mail USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_checkout_mail_intent_id" ON public.checkout_mail USING btree (intent_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_checkout_mail_next_attempt_at" ON public.checkout_mail USING btree (next_attempt_at) WHERE ((state = 'queued'::text) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX "IDX_checkout_mail_occasion_unique" ON public.checkout_mail USING btree (occasion) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_checkout_mail_order_id" ON public.checkout_mail USING btree (order_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_checkout_mail_updated_at" ON public.checkout_mail USING btree (updated_at) WHERE ((state = 'failed'::text) AND (deleted_at IS NULL));
CREATE INDEX "IDX_checkout_receipt_booked_at" ON public.checkout_receipt USING btree (booked_at);
CREATE INDEX "IDX_checkout_receipt_order_id" ON public.checkout_receipt USING btree (order_id);
CREATE UNIQUE INDEX "IDX_collection_handle_unique" ON public.product_collection USING btree (handle) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_credit_line_cart_id" ON public.credit_line USING btree (cart_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_credit_line_deleted_at" ON public.credit_line USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_customer_address_customer_id" ON public.customer_address USING btree (customer_id);
CREATE INDEX "IDX_customer_address_deleted_at" ON public.customer_address USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_customer_address_unique_customer_billing" ON public.customer_address USING btree (customer_id) WHERE (is_default_billing = true);
CREATE UNIQUE INDEX "IDX_customer_address_unique_customer_shipping" ON public.customer_address USING btree (customer_id) WHERE (is_default_shipping = true);
CREATE INDEX "IDX_customer_deleted_at" ON public.customer USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_customer_email_has_account_unique" ON public.customer USING btree (email, has_account) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_customer_group_customer_customer_group_id" ON public.customer_group_customer USING btree (customer_group_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_customer_group_customer_customer_id" ON public.customer_group_customer USING btree (customer_id);
CREATE INDEX "IDX_customer_group_customer_deleted_at" ON public.customer_group_customer USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_customer_group_deleted_at" ON public.customer_group USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_customer_group_name_unique" ON public.customer_group USING btree (name) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_customer_id_5cb3a0c0" ON public.customer_account_holder USING btree (customer_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_deleted_at_-1d67bae40" ON public.publishable_api_key_sales_channel USING btree (deleted_at);
CREATE INDEX "IDX_deleted_at_-1e5992737" ON public.location_fulfillment_provider USING btree (deleted_at);
CREATE INDEX "IDX_deleted_at_-31ea43a" ON public.return_fulfillment USING btree (deleted_at);
CREATE INDEX "IDX_deleted_at_-4a39f6c9" ON public.cart_payment_collection USING btree (deleted_at);
CREATE INDEX "IDX_deleted_at_-71069c16" ON public.order_cart USING btree (deleted_at);
CREATE INDEX "IDX_deleted_at_-71518339" ON public.order_promotion USING btree (deleted_at);
CREATE INDEX "IDX_deleted_at_-85069d44" ON public.invite_rbac_role USING btree (deleted_at);
CREATE INDEX "IDX_deleted_at_-a9d4a70b" ON public.cart_promotion USING btree (deleted_at);
CREATE INDEX "IDX_deleted_at_-e88adb96" ON public.location_fulfillment_set USING btree (deleted_at);
CREATE INDEX "IDX_deleted_at_-e8d2543e" ON public.order_fulfillment USING btree (deleted_at);
CREATE INDEX "IDX_deleted_at_17a262437" ON public.product_shipping_profile USING btree (deleted_at);
CREATE INDEX "IDX_deleted_at_17b4c4e35" ON public.product_variant_inventory_item USING btree (deleted_at);
CREATE INDEX "IDX_deleted_at_1c934dab0" ON public.region_payment_provider USING btree (deleted_at);
CREATE INDEX "IDX_deleted_at_20b454295" ON public.product_sales_channel USING btree (deleted_at);
CREATE INDEX "IDX_deleted_at_26d06f470" ON public.sales_channel_stock_location USING btree (deleted_at);
CREATE INDEX "IDX_deleted_at_52b23597" ON public.product_variant_price_set USING btree (deleted_at);
CREATE INDEX "IDX_deleted_at_5cb3a0c0" ON public.customer_account_holder USING btree (deleted_at);
CREATE INDEX "IDX_deleted_at_64ff0c4c" ON public.user_rbac_role USING btree (deleted_at);
CREATE INDEX "IDX_deleted_at_ba32fa9c" ON public.shipping_option_price_set USING btree (deleted_at);
CREATE INDEX "IDX_deleted_at_f42b9949" ON public.order_payment_collection USING btree (deleted_at);
CREATE INDEX "IDX_failed_refund_checkout_id" ON public.failed_refund USING btree (checkout_id);
CREATE INDEX "IDX_fulfillment_address_deleted_at" ON public.fulfillment_address USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_fulfillment_deleted_at" ON public.fulfillment USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_fulfillment_id_-31ea43a" ON public.return_fulfillment USING btree (fulfillment_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_fulfillment_id_-e8d2543e" ON public.order_fulfillment USING btree (fulfillment_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_fulfillment_item_deleted_at" ON public.fulfillment_item USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_fulfillment_item_fulfillment_id" ON public.fulfillment_item USING btree (fulfillment_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_fulfillment_item_inventory_item_id" ON public.fulfillment_item USING btree (inventory_item_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_fulfillment_item_line_item_id" ON public.fulfillment_item USING btree (line_item_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_fulfillment_label_deleted_at" ON public.fulfillment_label USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_fulfillment_label_fulfillment_id" ON public.fulfillment_label USING btree (fulfillment_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_fulfillment_location_id" ON public.fulfillment USING btree (location_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_fulfillment_provider_deleted_at" ON public.fulfillment_provider USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_fulfillment_provider_id_-1e5992737" ON public.location_fulfillment_provider USING btree (fulfillment_provider_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_fulfillment_set_deleted_at" ON public.fulfillment_set USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_fulfillment_set_id_-e88adb96" ON public.location_fulfillment_set USING btree (fulfillment_set_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_fulfillment_set_name_unique" ON public.fulfillment_set USING btree (name) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_fulfillment_shipping_option_id" ON public.fulfillment USING btree (shipping_option_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_geo_zone_city" ON public.geo_zone USING btree (city) WHERE ((deleted_at IS NULL) AND (city IS NOT NULL));
CREATE INDEX "IDX_geo_zone_country_code" ON public.geo_zone USING btree (country_code) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_geo_zone_deleted_at" ON public.geo_zone USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_geo_zone_province_code" ON public.geo_zone USING btree (province_code) WHERE ((deleted_at IS NULL) AND (province_code IS NOT NULL));
CREATE INDEX "IDX_geo_zone_service_zone_id" ON public.geo_zone USING btree (service_zone_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_id_-1d67bae40" ON public.publishable_api_key_sales_channel USING btree (id);
CREATE INDEX "IDX_id_-1e5992737" ON public.location_fulfillment_provider USING btree (id);
CREATE INDEX "IDX_id_-31ea43a" ON public.return_fulfillment USING btree (id);
CREATE INDEX "IDX_id_-4a39f6c9" ON public.cart_payment_collection USING btree (id);
CREATE INDEX "IDX_id_-71069c16" ON public.order_cart USING btree (id);
CREATE INDEX "IDX_id_-71518339" ON public.order_promotion USING btree (id);
CREATE INDEX "IDX_id_-85069d44" ON public.invite_rbac_role USING btree (id);
CREATE INDEX "IDX_id_-a9d4a70b" ON public.cart_promotion USING btree (id);
CREATE INDEX "IDX_id_-e88adb96" ON public.location_fulfillment_set USING btree (id);
CREATE INDEX "IDX_id_-e8d2543e" ON public.order_fulfillment USING btree (id);
CREATE INDEX "IDX_id_17a262437" ON public.product_shipping_profile USING btree (id);
CREATE INDEX "IDX_id_17b4c4e35" ON public.product_variant_inventory_item USING btree (id);
CREATE INDEX "IDX_id_1c934dab0" ON public.region_payment_provider USING btree (id);
CREATE INDEX "IDX_id_20b454295" ON public.product_sales_channel USING btree (id);
CREATE INDEX "IDX_id_26d06f470" ON public.sales_channel_stock_location USING btree (id);
CREATE INDEX "IDX_id_52b23597" ON public.product_variant_price_set USING btree (id);
CREATE INDEX "IDX_id_5cb3a0c0" ON public.customer_account_holder USING btree (id);
CREATE INDEX "IDX_id_64ff0c4c" ON public.user_rbac_role USING btree (id);
CREATE INDEX "IDX_id_ba32fa9c" ON public.shipping_option_price_set USING btree (id);
CREATE INDEX "IDX_id_f42b9949" ON public.order_payment_collection USING btree (id);
CREATE INDEX "IDX_image_deleted_at" ON public.image USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_image_product_id" ON public.image USING btree (product_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_inventory_item_deleted_at" ON public.inventory_item USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_inventory_item_id_17b4c4e35" ON public.product_variant_inventory_item USING btree (inventory_item_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_inventory_item_sku" ON public.inventory_item USING btree (sku) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_inventory_level_deleted_at" ON public.inventory_level USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_inventory_level_inventory_item_id" ON public.inventory_level USING btree (inventory_item_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_inventory_level_location_id" ON public.inventory_level USING btree (location_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_inventory_level_location_id_inventory_item_id" ON public.inventory_level USING btree (inventory_item_id, location_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_invite_deleted_at" ON public.invite USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE UNIQUE INDEX "IDX_invite_email_unique" ON public.invite USING btree (email) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_invite_id_-85069d44" ON public.invite_rbac_role USING btree (invite_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_invite_token" ON public.invite USING btree (token) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_layout_configuration_deleted_at" ON public.layout_configuration USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_layout_configuration_zone_unique" ON public.layout_configuration USING btree (zone) WHERE ((is_system_default = true) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX "IDX_layout_configuration_zone_user_id_unique" ON public.layout_configuration USING btree (zone, user_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_line_item_adjustment_promotion_id" ON public.cart_line_item_adjustment USING btree (promotion_id) WHERE ((deleted_at IS NULL) AND (promotion_id IS NOT NULL));
CREATE INDEX "IDX_line_item_product_id" ON public.cart_line_item USING btree (product_id) WHERE ((deleted_at IS NULL) AND (product_id IS NOT NULL));
CREATE INDEX "IDX_line_item_product_type_id" ON public.order_line_item USING btree (product_type_id) WHERE ((deleted_at IS NULL) AND (product_type_id IS NOT NULL));
CREATE INDEX "IDX_line_item_tax_line_tax_rate_id" ON public.cart_line_item_tax_line USING btree (tax_rate_id) WHERE ((deleted_at IS NULL) AND (tax_rate_id IS NOT NULL));
CREATE INDEX "IDX_line_item_variant_id" ON public.cart_line_item USING btree (variant_id) WHERE ((deleted_at IS NULL) AND (variant_id IS NOT NULL));
CREATE INDEX "IDX_notification_deleted_at" ON public.notification USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_notification_idempotency_key_unique" ON public.notification USING btree (idempotency_key) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_notification_provider_deleted_at" ON public.notification_provider USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_notification_provider_id" ON public.notification USING btree (provider_id);
CREATE INDEX "IDX_notification_receiver_id" ON public.notification USING btree (receiver_id);
CREATE UNIQUE INDEX "IDX_option_value_option_id_unique" ON public.product_option_value USING btree (option_id, value) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_address_customer_id" ON public.order_address USING btree (customer_id);
CREATE INDEX "IDX_order_address_deleted_at" ON public.order_address USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_billing_address_id" ON public."order" USING btree (billing_address_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_change_action_claim_id" ON public.order_change_action USING btree (claim_id) WHERE ((claim_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX "IDX_order_change_action_deleted_at" ON public.order_change_action USING btree (deleted_at);
CREATE INDEX "IDX_order_change_action_exchange_id" ON public.order_change_action USING btree (exchange_id) WHERE ((exchange_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX "IDX_order_change_action_order_change_id" ON public.order_change_action USING btree (order_change_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_change_action_order_id" ON public.order_change_action USING btree (order_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_change_action_ordering" ON public.order_change_action USING btree (ordering) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_change_action_return_id" ON public.order_change_action USING btree (return_id) WHERE ((return_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX "IDX_order_change_change_type" ON public.order_change USING btree (change_type);
CREATE INDEX "IDX_order_change_claim_id" ON public.order_change USING btree (claim_id) WHERE ((claim_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX "IDX_order_change_deleted_at" ON public.order_change USING btree (deleted_at);
CREATE INDEX "IDX_order_change_exchange_id" ON public.order_change USING btree (exchange_id) WHERE ((exchange_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX "IDX_order_change_order_id" ON public.order_change USING btree (order_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_change_order_id_version" ON public.order_change USING btree (order_id, version);
CREATE INDEX "IDX_order_change_return_id" ON public.order_change USING btree (return_id) WHERE ((return_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX "IDX_order_change_status" ON public.order_change USING btree (status) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_change_version" ON public.order_change USING btree (order_id, version) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_claim_deleted_at" ON public.order_claim USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_claim_display_id" ON public.order_claim USING btree (display_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_claim_item_claim_id" ON public.order_claim_item USING btree (claim_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_claim_item_deleted_at" ON public.order_claim_item USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_claim_item_image_claim_item_id" ON public.order_claim_item_image USING btree (claim_item_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_claim_item_image_deleted_at" ON public.order_claim_item_image USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_order_claim_item_item_id" ON public.order_claim_item USING btree (item_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_claim_order_id" ON public.order_claim USING btree (order_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_claim_return_id" ON public.order_claim USING btree (return_id) WHERE ((return_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX "IDX_order_credit_line_deleted_at" ON public.order_credit_line USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_order_credit_line_order_id" ON public.order_credit_line USING btree (order_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_credit_line_order_id_version" ON public.order_credit_line USING btree (order_id, version) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_currency_code" ON public."order" USING btree (currency_code) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_order_custom_display_id" ON public."order" USING btree (custom_display_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_customer_id" ON public."order" USING btree (customer_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_deleted_at" ON public."order" USING btree (deleted_at);
CREATE INDEX "IDX_order_display_id" ON public."order" USING btree (display_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_exchange_deleted_at" ON public.order_exchange USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_exchange_display_id" ON public.order_exchange USING btree (display_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_exchange_item_deleted_at" ON public.order_exchange_item USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_exchange_item_exchange_id" ON public.order_exchange_item USING btree (exchange_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_exchange_item_item_id" ON public.order_exchange_item USING btree (item_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_exchange_order_id" ON public.order_exchange USING btree (order_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_exchange_return_id" ON public.order_exchange USING btree (return_id) WHERE ((return_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX "IDX_order_history_order_id" ON public.order_history USING btree (order_id);
CREATE INDEX "IDX_order_id_-71069c16" ON public.order_cart USING btree (order_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_id_-71518339" ON public.order_promotion USING btree (order_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_id_-e8d2543e" ON public.order_fulfillment USING btree (order_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_id_f42b9949" ON public.order_payment_collection USING btree (order_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_is_draft_order" ON public."order" USING btree (is_draft_order) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_item_deleted_at" ON public.order_item USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_order_item_item_id" ON public.order_item USING btree (item_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_item_order_id" ON public.order_item USING btree (order_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_item_order_id_version" ON public.order_item USING btree (order_id, version) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_line_item_adjustment_item_id" ON public.order_line_item_adjustment USING btree (item_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_line_item_product_id" ON public.order_line_item USING btree (product_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_line_item_tax_line_item_id" ON public.order_line_item_tax_line USING btree (item_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_line_item_variant_id" ON public.order_line_item USING btree (variant_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_region_id" ON public."order" USING btree (region_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_return_open" ON public.order_return USING btree (order_id) WHERE (state = ANY (ARRAY['requested'::text, 'received'::text]));
CREATE INDEX "IDX_order_return_order_id" ON public.order_return USING btree (order_id);
CREATE INDEX "IDX_order_sales_channel_id" ON public."order" USING btree (sales_channel_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_shipping_address_id" ON public."order" USING btree (shipping_address_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_shipping_claim_id" ON public.order_shipping USING btree (claim_id) WHERE ((claim_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX "IDX_order_shipping_deleted_at" ON public.order_shipping USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_order_shipping_exchange_id" ON public.order_shipping USING btree (exchange_id) WHERE ((exchange_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX "IDX_order_shipping_item_id" ON public.order_shipping USING btree (shipping_method_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_shipping_method_adjustment_shipping_method_id" ON public.order_shipping_method_adjustment USING btree (shipping_method_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_order_shipping_method_adjustment_version_shipping_method" ON public.order_shipping_method_adjustment USING btree (version, shipping_method_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_shipping_method_shipping_option_id" ON public.order_shipping_method USING btree (shipping_option_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_shipping_method_tax_line_shipping_method_id" ON public.order_shipping_method_tax_line USING btree (shipping_method_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_shipping_order_id" ON public.order_shipping USING btree (order_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_shipping_order_id_version" ON public.order_shipping USING btree (order_id, version) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_shipping_return_id" ON public.order_shipping USING btree (return_id) WHERE ((return_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX "IDX_order_shipping_shipping_method_id" ON public.order_shipping USING btree (shipping_method_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_summary_deleted_at" ON public.order_summary USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_order_summary_order_id_version" ON public.order_summary USING btree (order_id, version) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_transaction_claim_id" ON public.order_transaction USING btree (claim_id) WHERE ((claim_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX "IDX_order_transaction_currency_code" ON public.order_transaction USING btree (currency_code) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_transaction_exchange_id" ON public.order_transaction USING btree (exchange_id) WHERE ((exchange_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX "IDX_order_transaction_order_id" ON public.order_transaction USING btree (order_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_transaction_order_id_version" ON public.order_transaction USING btree (order_id, version) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_transaction_reference_id" ON public.order_transaction USING btree (reference_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_order_transaction_return_id" ON public.order_transaction USING btree (return_id) WHERE ((return_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX "IDX_payment_collection_deleted_at" ON public.payment_collection USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_payment_collection_id_-4a39f6c9" ON public.cart_payment_collection USING btree (payment_collection_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_payment_collection_id_f42b9949" ON public.order_payment_collection USING btree (payment_collection_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_payment_deleted_at" ON public.payment USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_payment_payment_collection_id" ON public.payment USING btree (payment_collection_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_payment_payment_session_id" ON public.payment USING btree (payment_session_id);
CREATE UNIQUE INDEX "IDX_payment_payment_session_id_unique" ON public.payment USING btree (payment_session_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_payment_provider_deleted_at" ON public.payment_provider USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_payment_provider_id" ON public.payment USING btree (provider_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_payment_provider_id_1c934dab0" ON public.region_payment_provider USING btree (payment_provider_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_payment_session_deleted_at" ON public.payment_session USING btree (deleted_at);
CREATE INDEX "IDX_payment_session_payment_collection_id" ON public.payment_session USING btree (payment_collection_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_press_decision_request_id" ON public.press_decision USING btree (request_id);
CREATE INDEX "IDX_press_request_address_hash" ON public.press_request USING btree (address_hash) WHERE (address_hash IS NOT NULL);
CREATE INDEX "IDX_press_request_email" ON public.press_request USING btree (lower(email)) WHERE (email IS NOT NULL);
CREATE INDEX "IDX_press_request_last_step_at" ON public.press_request USING btree (last_step_at) WHERE (deleted_files_at IS NULL);
CREATE INDEX "IDX_price_currency_code" ON public.price USING btree (currency_code) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_price_deleted_at" ON public.price USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_price_list_deleted_at" ON public.price_list USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_price_list_id_status_starts_at_ends_at" ON public.price_list USING btree (id, status, starts_at, ends_at) WHERE ((deleted_at IS NULL) AND (status = 'active'::text));
CREATE INDEX "IDX_price_list_rule_attribute" ON public.price_list_rule USING btree (attribute) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_price_list_rule_deleted_at" ON public.price_list_rule USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_price_list_rule_price_list_id" ON public.price_list_rule USING btree (price_list_id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_price_list_rule_value" ON public.price_list_rule USING gin (value) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_price_preference_attribute_value" ON public.price_preference USING btree (attribute, value) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_price_preference_deleted_at" ON public.price_preference USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_price_price_list_id" ON public.price USING btree (price_list_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_price_price_set_id" ON public.price USING btree (price_set_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_price_rule_attribute" ON public.price_rule USING btree (attribute) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_price_rule_attribute_value" ON public.price_rule USING btree (attribute, value) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_price_rule_attribute_value_price_id" ON public.price_rule USING btree (attribute, value, price_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_price_rule_deleted_at" ON public.price_rule USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_price_rule_operator" ON public.price_rule USING btree (operator);
CREATE INDEX "IDX_price_rule_operator_value" ON public.price_rule USING btree (operator, value) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_price_rule_price_id" ON public.price_rule USING btree (price_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_price_rule_price_id_attribute_operator_unique" ON public.price_rule USING btree (price_id, attribute, operator) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_price_set_deleted_at" ON public.price_set USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_price_set_id_52b23597" ON public.product_variant_price_set USING btree (price_set_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_price_set_id_ba32fa9c" ON public.shipping_option_price_set USING btree (price_set_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_product_category_parent_category_id" ON public.product_category USING btree (parent_category_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_product_category_path" ON public.product_category USING btree (mpath) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_product_collection_deleted_at" ON public.product_collection USING btree (deleted_at);
CREATE INDEX "IDX_product_collection_id" ON public.product USING btree (collection_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_product_deleted_at" ON public.product USING btree (deleted_at);
CREATE UNIQUE INDEX "IDX_product_handle_unique" ON public.product USING btree (handle) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_product_id_17a262437" ON public.product_shipping_profile USING btree (product_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_product_id_20b454295" ON public.product_sales_channel USING btree (product_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_product_image_rank" ON public.image USING btree (rank) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_product_image_rank_product_id" ON public.image USING btree (rank, product_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_product_image_url" ON public.image USING btree (url) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_product_image_url_rank_product_id" ON public.image USING btree (url, rank, product_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_product_option_deleted_at" ON public.product_option USING btree (deleted_at);
CREATE UNIQUE INDEX "IDX_product_option_global_title_unique" ON public.product_option USING btree (title) WHERE ((deleted_at IS NULL) AND (is_exclusive = false));
CREATE INDEX "IDX_product_option_value_deleted_at" ON public.product_option_value USING btree (deleted_at);
CREATE INDEX "IDX_product_option_value_option_id" ON public.product_option_value USING btree (option_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_product_product_option_deleted_at" ON public.product_product_option USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_product_product_option_product_id" ON public.product_product_option USING btree (product_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_product_product_option_product_option_id" ON public.product_product_option USING btree (product_option_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_product_product_option_value_deleted_at" ON public.product_product_option_value USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_product_product_option_value_product_option_value_id" ON public.product_product_option_value USING btree (product_option_value_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_product_product_option_value_product_product_option_id" ON public.product_product_option_value USING btree (product_product_option_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_product_product_option_value_product_product_option_id_fk" ON public.product_product_option_value USING btree (product_product_option_id);
CREATE INDEX "IDX_product_status" ON public.product USING btree (status) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_product_tag_deleted_at" ON public.product_tag USING btree (deleted_at);
CREATE INDEX "IDX_product_type_deleted_at" ON public.product_type USING btree (deleted_at);
CREATE INDEX "IDX_product_type_id" ON public.product USING btree (type_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_product_variant_barcode_unique" ON public.product_variant USING btree (barcode) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_product_variant_deleted_at" ON public.product_variant USING btree (deleted_at);
CREATE UNIQUE INDEX "IDX_product_variant_ean_unique" ON public.product_variant USING btree (ean) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_product_variant_id_product_id" ON public.product_variant USING btree (id, product_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_product_variant_product_id" ON public.product_variant USING btree (product_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_product_variant_product_image_deleted_at" ON public.product_variant_product_image USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_product_variant_product_image_image_id" ON public.product_variant_product_image USING btree (image_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_product_variant_product_image_variant_id" ON public.product_variant_product_image USING btree (variant_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_product_variant_sku_unique" ON public.product_variant USING btree (sku) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_product_variant_upc_unique" ON public.product_variant USING btree (upc) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_promotion_application_method_currency_code" ON public.promotion_application_method USING btree (currency_code) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_promotion_application_method_deleted_at" ON public.promotion_application_method USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_promotion_application_method_promotion_id_unique" ON public.promotion_application_method USING btree (promotion_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_promotion_campaign_budget_campaign_id_unique" ON public.promotion_campaign_budget USING btree (campaign_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_promotion_campaign_budget_deleted_at" ON public.promotion_campaign_budget USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_promotion_campaign_budget_usage_attribute_value_budget_id_u" ON public.promotion_campaign_budget_usage USING btree (attribute_value, budget_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_promotion_campaign_budget_usage_budget_id" ON public.promotion_campaign_budget_usage USING btree (budget_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_promotion_campaign_budget_usage_deleted_at" ON public.promotion_campaign_budget_usage USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_promotion_campaign_campaign_identifier_unique" ON public.promotion_campaign USING btree (campaign_identifier) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_promotion_campaign_deleted_at" ON public.promotion_campaign USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_promotion_campaign_id" ON public.promotion USING btree (campaign_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_promotion_deleted_at" ON public.promotion USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_promotion_id_-71518339" ON public.order_promotion USING btree (promotion_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_promotion_id_-a9d4a70b" ON public.cart_promotion USING btree (promotion_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_promotion_is_automatic" ON public.promotion USING btree (is_automatic) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_promotion_rule_attribute" ON public.promotion_rule USING btree (attribute);
CREATE INDEX "IDX_promotion_rule_attribute_operator" ON public.promotion_rule USING btree (attribute, operator) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_promotion_rule_attribute_operator_id" ON public.promotion_rule USING btree (operator, attribute, id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_promotion_rule_deleted_at" ON public.promotion_rule USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_promotion_rule_operator" ON public.promotion_rule USING btree (operator);
CREATE INDEX "IDX_promotion_rule_value_deleted_at" ON public.promotion_rule_value USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_promotion_rule_value_promotion_rule_id" ON public.promotion_rule_value USING btree (promotion_rule_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_promotion_rule_value_rule_id_value" ON public.promotion_rule_value USING btree (promotion_rule_id, value) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_promotion_rule_value_value" ON public.promotion_rule_value USING btree (value) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_promotion_status" ON public.promotion USING btree (status) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_promotion_type" ON public.promotion USING btree (type);
CREATE INDEX "IDX_property_label_deleted_at" ON public.property_label USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_property_label_entity" ON public.property_label USING btree (entity) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_property_label_entity_property_unique" ON public.property_label USING btree (entity, property) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_provider_identity_auth_identity_id" ON public.provider_identity USING btree (auth_identity_id);
CREATE INDEX "IDX_provider_identity_deleted_at" ON public.provider_identity USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_provider_identity_provider_entity_id" ON public.provider_identity USING btree (entity_id, provider);
CREATE INDEX "IDX_publishable_key_id_-1d67bae40" ON public.publishable_api_key_sales_channel USING btree (publishable_key_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_rbac_role_id_-85069d44" ON public.invite_rbac_role USING btree (rbac_role_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_rbac_role_id_64ff0c4c" ON public.user_rbac_role USING btree (rbac_role_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_refund_deleted_at" ON public.refund USING btree (deleted_at);
CREATE INDEX "IDX_refund_payment_id" ON public.refund USING btree (payment_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_refund_reason_deleted_at" ON public.refund_reason USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_refund_refund_reason_id" ON public.refund USING btree (refund_reason_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_region_country_deleted_at" ON public.region_country USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_region_country_region_id" ON public.region_country USING btree (region_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_region_country_region_id_iso_2_unique" ON public.region_country USING btree (region_id, iso_2);
CREATE INDEX "IDX_region_deleted_at" ON public.region USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_region_id_1c934dab0" ON public.region_payment_provider USING btree (region_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_reservation_item_deleted_at" ON public.reservation_item USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_reservation_item_inventory_item_id" ON public.reservation_item USING btree (inventory_item_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_reservation_item_line_item_id" ON public.reservation_item USING btree (line_item_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_reservation_item_location_id" ON public.reservation_item USING btree (location_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_return_claim_id" ON public.return USING btree (claim_id) WHERE ((claim_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX "IDX_return_display_id" ON public.return USING btree (display_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_return_exchange_id" ON public.return USING btree (exchange_id) WHERE ((exchange_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX "IDX_return_id_-31ea43a" ON public.return_fulfillment USING btree (return_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_return_item_deleted_at" ON public.return_item USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_return_item_item_id" ON public.return_item USING btree (item_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_return_item_reason_id" ON public.return_item USING btree (reason_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_return_item_return_id" ON public.return_item USING btree (return_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_return_order_id" ON public.return USING btree (order_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_return_reason_parent_return_reason_id" ON public.return_reason USING btree (parent_return_reason_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_return_reason_value" ON public.return_reason USING btree (value) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_sales_channel_deleted_at" ON public.sales_channel USING btree (deleted_at);
CREATE INDEX "IDX_sales_channel_id_-1d67bae40" ON public.publishable_api_key_sales_channel USING btree (sales_channel_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_sales_channel_id_20b454295" ON public.product_sales_channel USING btree (sales_channel_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_sales_channel_id_26d06f470" ON public.sales_channel_stock_location USING btree (sales_channel_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_service_zone_deleted_at" ON public.service_zone USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_service_zone_fulfillment_set_id" ON public.service_zone USING btree (fulfillment_set_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_service_zone_name_unique" ON public.service_zone USING btree (name) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_shipping_method_adjustment_promotion_id" ON public.cart_shipping_method_adjustment USING btree (promotion_id) WHERE ((deleted_at IS NULL) AND (promotion_id IS NOT NULL));
CREATE INDEX "IDX_shipping_method_option_id" ON public.cart_shipping_method USING btree (shipping_option_id) WHERE ((deleted_at IS NULL) AND (shipping_option_id IS NOT NULL));
CREATE INDEX "IDX_shipping_method_tax_line_tax_rate_id" ON public.cart_shipping_method_tax_line USING btree (tax_rate_id) WHERE ((deleted_at IS NULL) AND (tax_rate_id IS NOT NULL));
CREATE INDEX "IDX_shipping_option_deleted_at" ON public.shipping_option USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_shipping_option_id_ba32fa9c" ON public.shipping_option_price_set USING btree (shipping_option_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_shipping_option_provider_id" ON public.shipping_option USING btree (provider_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_shipping_option_rule_deleted_at" ON public.shipping_option_rule USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_shipping_option_rule_shipping_option_id" ON public.shipping_option_rule USING btree (shipping_option_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_shipping_option_service_zone_id" ON public.shipping_option USING btree (service_zone_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_shipping_option_shipping_option_type_id" ON public.shipping_option USING btree (shipping_option_type_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_shipping_option_shipping_profile_id" ON public.shipping_option USING btree (shipping_profile_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_shipping_option_type_deleted_at" ON public.shipping_option_type USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_shipping_profile_deleted_at" ON public.shipping_profile USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_shipping_profile_id_17a262437" ON public.product_shipping_profile USING btree (shipping_profile_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_shipping_profile_name_unique" ON public.shipping_profile USING btree (name) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_shop_alert_deleted_at" ON public.shop_alert USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_sign_out_deleted_at" ON public.sign_out USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_single_default_region" ON public.tax_rate USING btree (tax_region_id) WHERE ((is_default = true) AND (deleted_at IS NULL));
CREATE INDEX "IDX_stock_location_address_deleted_at" ON public.stock_location_address USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE UNIQUE INDEX "IDX_stock_location_address_id_unique" ON public.stock_location USING btree (address_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_stock_location_deleted_at" ON public.stock_location USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_stock_location_id_-1e5992737" ON public.location_fulfillment_provider USING btree (stock_location_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_stock_location_id_-e88adb96" ON public.location_fulfillment_set USING btree (stock_location_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_stock_location_id_26d06f470" ON public.sales_channel_stock_location USING btree (stock_location_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_store_currency_deleted_at" ON public.store_currency USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_store_currency_store_id" ON public.store_currency USING btree (store_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_store_deleted_at" ON public.store USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_store_locale_deleted_at" ON public.store_locale USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_store_locale_store_id" ON public.store_locale USING btree (store_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_tag_value_unique" ON public.product_tag USING btree (value) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_tax_provider_deleted_at" ON public.tax_provider USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_tax_rate_deleted_at" ON public.tax_rate USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_tax_rate_rule_deleted_at" ON public.tax_rate_rule USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_tax_rate_rule_reference_id" ON public.tax_rate_rule USING btree (reference_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_tax_rate_rule_tax_rate_id" ON public.tax_rate_rule USING btree (tax_rate_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_tax_rate_rule_unique_rate_reference" ON public.tax_rate_rule USING btree (tax_rate_id, reference_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_tax_rate_tax_region_id" ON public.tax_rate USING btree (tax_region_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_tax_region_deleted_at" ON public.tax_region USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX "IDX_tax_region_parent_id" ON public.tax_region USING btree (parent_id);
CREATE INDEX "IDX_tax_region_provider_id" ON public.tax_region USING btree (provider_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_tax_region_unique_country_nullable_province" ON public.tax_region USING btree (country_code) WHERE ((province_code IS NULL) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX "IDX_tax_region_unique_country_province" ON public.tax_region USING btree (country_code, province_code) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_type_value_unique" ON public.product_type USING btree (value) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_unique_promotion_code" ON public.promotion USING btree (code) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_user_deleted_at" ON public."user" USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE UNIQUE INDEX "IDX_user_email_unique" ON public."user" USING btree (email) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_user_id_64ff0c4c" ON public.user_rbac_role USING btree (user_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_user_preference_deleted_at" ON public.user_preference USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_user_preference_user_id" ON public.user_preference USING btree (user_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_user_preference_user_id_key_unique" ON public.user_preference USING btree (user_id, key) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_variant_id_17b4c4e35" ON public.product_variant_inventory_item USING btree (variant_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_variant_id_52b23597" ON public.product_variant_price_set USING btree (variant_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_view_configuration_deleted_at" ON public.view_configuration USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_view_configuration_entity_is_system_default" ON public.view_configuration USING btree (entity, is_system_default) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_view_configuration_entity_user_id" ON public.view_configuration USING btree (entity, user_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_view_configuration_user_id" ON public.view_configuration USING btree (user_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_workflow_execution_deleted_at" ON public.workflow_execution USING btree (deleted_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_workflow_execution_id" ON public.workflow_execution USING btree (id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_workflow_execution_retention_time_updated_at_state" ON public.workflow_execution USING btree (retention_time, updated_at, state) WHERE ((deleted_at IS NULL) AND (retention_time IS NOT NULL));
CREATE INDEX "IDX_workflow_execution_run_id" ON public.workflow_execution USING btree (run_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_workflow_execution_state" ON public.workflow_execution USING btree (state) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_workflow_execution_state_updated_at" ON public.workflow_execution USING btree (state, updated_at) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_workflow_execution_transaction_id" ON public.workflow_execution USING btree (transaction_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_workflow_execution_updated_at_retention_time" ON public.workflow_execution USING btree (updated_at, retention_time) WHERE ((deleted_at IS NULL) AND (retention_time IS NOT NULL) AND (state in ('done', 'failed', 'reverted')));
CREATE INDEX "IDX_workflow_execution_workflow_id" ON public.workflow_execution USING btree (workflow_id) WHERE (deleted_at IS NULL);
CREATE INDEX "IDX_workflow_execution_workflow_id_transaction_id" ON public.workflow_execution USING btree (workflow_id, transaction_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "IDX_workflow_execution_workflow_id_transaction_id_run_id_unique" ON public.workflow_execution USING btree (workflow_id, transaction_id, run_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX "UQ_checkout_intent_proof" ON public.checkout_intent USING btree (proof_id) WHERE ((proof_id IS NOT NULL) AND (deleted_at IS NULL) AND (status <> ALL (ARRAY['failed'::text, 'refunded'::text])));
CREATE UNIQUE INDEX "UQ_press_artwork_version" ON public.press_artwork USING btree (request_id, kind, COALESCE(version, 0));
CREATE UNIQUE INDEX "UQ_press_decision_approved" ON public.press_decision USING btree (proof_id) WHERE (kind = 'approved'::text);
CREATE UNIQUE INDEX idx_script_name_unique ON public.script_migrations USING btree (script_name);
alter table "order" add constraint order_billing_address_id_foreign FOREIGN KEY (billing_address_id) REFERENCES order_address(id) ON UPDATE CASCADE ON DELETE SET NULL;
alter table "order" add constraint order_shipping_address_id_foreign FOREIGN KEY (shipping_address_id) REFERENCES order_address(id) ON UPDATE CASCADE ON DELETE SET NULL;
alter table application_method_buy_rules add constraint application_method_buy_rules_application_method_id_foreign FOREIGN KEY (application_method_id) REFERENCES promotion_application_method(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table application_method_buy_rules add constraint application_method_buy_rules_promotion_rule_id_foreign FOREIGN KEY (promotion_rule_id) REFERENCES promotion_rule(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table application_method_target_rules add constraint application_method_target_rules_application_method_id_foreign FOREIGN KEY (application_method_id) REFERENCES promotion_application_method(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table application_method_target_rules add constraint application_method_target_rules_promotion_rule_id_foreign FOREIGN KEY (promotion_rule_id) REFERENCES promotion_rule(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table auth_mfa_factor add constraint auth_mfa_factor_auth_identity_id_foreign FOREIGN KEY (auth_identity_id) REFERENCES auth_identity(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table auth_mfa_recovery_code add constraint auth_mfa_recovery_code_auth_identity_id_foreign FOREIGN KEY (auth_identity_id) REFERENCES auth_identity(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table auth_password_reset_token add constraint auth_password_reset_token_auth_identity_id_foreign FOREIGN KEY (auth_identity_id) REFERENCES auth_identity(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table auth_password_reset_token add constraint auth_password_reset_token_provider_identity_id_foreign FOREIGN KEY (provider_identity_id) REFERENCES provider_identity(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table auth_verification add constraint auth_verification_auth_identity_id_foreign FOREIGN KEY (auth_identity_id) REFERENCES auth_identity(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table capture add constraint capture_payment_id_foreign FOREIGN KEY (payment_id) REFERENCES payment(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table cart add constraint cart_billing_address_id_foreign FOREIGN KEY (billing_address_id) REFERENCES cart_address(id) ON UPDATE CASCADE ON DELETE SET NULL;
alter table cart add constraint cart_shipping_address_id_foreign FOREIGN KEY (shipping_address_id) REFERENCES cart_address(id) ON UPDATE CASCADE ON DELETE SET NULL;
alter table cart_line_item add constraint cart_line_item_cart_id_foreign FOREIGN KEY (cart_id) REFERENCES cart(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table cart_line_item_adjustment add constraint cart_line_item_adjustment_item_id_foreign FOREIGN KEY (item_id) REFERENCES cart_line_item(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table cart_line_item_tax_line add constraint cart_line_item_tax_line_item_id_foreign FOREIGN KEY (item_id) REFERENCES cart_line_item(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table cart_shipping_method add constraint cart_shipping_method_cart_id_foreign FOREIGN KEY (cart_id) REFERENCES cart(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table cart_shipping_method_adjustment add constraint cart_shipping_method_adjustment_shipping_method_id_foreign FOREIGN KEY (shipping_method_id) REFERENCES cart_shipping_method(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table cart_shipping_method_tax_line add constraint cart_shipping_method_tax_line_shipping_method_id_foreign FOREIGN KEY (shipping_method_id) REFERENCES cart_shipping_method(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table credit_line add constraint credit_line_cart_id_foreign FOREIGN KEY (cart_id) REFERENCES cart(id) ON UPDATE CASCADE;
alter table customer_address add constraint customer_address_customer_id_foreign FOREIGN KEY (customer_id) REFERENCES customer(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table customer_group_customer add constraint customer_group_customer_customer_group_id_foreign FOREIGN KEY (customer_group_id) REFERENCES customer_group(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table customer_group_customer add constraint customer_group_customer_customer_id_foreign FOREIGN KEY (customer_id) REFERENCES customer(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table fulfillment add constraint fulfillment_delivery_address_id_foreign FOREIGN KEY (delivery_address_id) REFERENCES fulfillment_address(id) ON UPDATE CASCADE ON DELETE SET NULL;
alter table fulfillment add constraint fulfillment_provider_id_foreign FOREIGN KEY (provider_id) REFERENCES fulfillment_provider(id) ON UPDATE CASCADE ON DELETE SET NULL;
alter table fulfillment add constraint fulfillment_shipping_option_id_foreign FOREIGN KEY (shipping_option_id) REFERENCES shipping_option(id) ON UPDATE CASCADE ON DELETE SET NULL;
alter table fulfillment_item add constraint fulfillment_item_fulfillment_id_foreign FOREIGN KEY (fulfillment_id) REFERENCES fulfillment(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table fulfillment_label add constraint fulfillment_label_fulfillment_id_foreign FOREIGN KEY (fulfillment_id) REFERENCES fulfillment(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table geo_zone add constraint geo_zone_service_zone_id_foreign FOREIGN KEY (service_zone_id) REFERENCES service_zone(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table image add constraint image_product_id_foreign FOREIGN KEY (product_id) REFERENCES product(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table inventory_level add constraint inventory_level_inventory_item_id_foreign FOREIGN KEY (inventory_item_id) REFERENCES inventory_item(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table notification add constraint notification_provider_id_foreign FOREIGN KEY (provider_id) REFERENCES notification_provider(id) ON UPDATE CASCADE ON DELETE SET NULL;
alter table order_change add constraint order_change_order_id_foreign FOREIGN KEY (order_id) REFERENCES "order"(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table order_change_action add constraint order_change_action_order_change_id_foreign FOREIGN KEY (order_change_id) REFERENCES order_change(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table order_credit_line add constraint order_credit_line_order_id_foreign FOREIGN KEY (order_id) REFERENCES "order"(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table order_item add constraint order_item_item_id_foreign FOREIGN KEY (item_id) REFERENCES order_line_item(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table order_item add constraint order_item_order_id_foreign FOREIGN KEY (order_id) REFERENCES "order"(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table order_line_item add constraint order_line_item_totals_id_foreign FOREIGN KEY (totals_id) REFERENCES order_item(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table order_line_item_adjustment add constraint order_line_item_adjustment_item_id_foreign FOREIGN KEY (item_id) REFERENCES order_line_item(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table order_line_item_tax_line add constraint order_line_item_tax_line_item_id_foreign FOREIGN KEY (item_id) REFERENCES order_line_item(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table order_shipping add constraint order_shipping_order_id_foreign FOREIGN KEY (order_id) REFERENCES "order"(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table order_shipping_method_adjustment add constraint order_shipping_method_adjustment_shipping_method_id_foreign FOREIGN KEY (shipping_method_id) REFERENCES order_shipping_method(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table order_shipping_method_tax_line add constraint order_shipping_method_tax_line_shipping_method_id_foreign FOREIGN KEY (shipping_method_id) REFERENCES order_shipping_method(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table order_summary add constraint order_summary_order_id_foreign FOREIGN KEY (order_id) REFERENCES "order"(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table order_transaction add constraint order_transaction_order_id_foreign FOREIGN KEY (order_id) REFERENCES "order"(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table payment add constraint payment_payment_collection_id_foreign FOREIGN KEY (payment_collection_id) REFERENCES payment_collection(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table payment_collection_payment_providers add constraint payment_collection_payment_providers_payment_col_aa276_foreign FOREIGN KEY (payment_collection_id) REFERENCES payment_collection(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table payment_collection_payment_providers add constraint payment_collection_payment_providers_payment_pro_2d555_foreign FOREIGN KEY (payment_provider_id) REFERENCES payment_provider(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table payment_session add constraint payment_session_payment_collection_id_foreign FOREIGN KEY (payment_collection_id) REFERENCES payment_collection(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table press_artwork add constraint press_artwork_request_id_fkey FOREIGN KEY (request_id) REFERENCES press_request(id);
alter table press_decision add constraint press_decision_proof_id_fkey FOREIGN KEY (proof_id) REFERENCES press_proof(id);
alter table press_decision add constraint press_decision_request_id_fkey FOREIGN KEY (request_id) REFERENCES press_request(id);
alter table press_proof add constraint press_proof_request_id_fkey FOREIGN KEY (request_id) REFERENCES press_request(id);
alter table press_request add constraint press_request_reorder_of_fkey FOREIGN KEY (reorder_of) REFERENCES press_request(id);
alter table price add constraint price_price_list_id_foreign FOREIGN KEY (price_list_id) REFERENCES price_list(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table price add constraint price_price_set_id_foreign FOREIGN KEY (price_set_id) REFERENCES price_set(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table price_list_rule add constraint price_list_rule_price_list_id_foreign FOREIGN KEY (price_list_id) REFERENCES price_list(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table price_rule add constraint price_rule_price_id_foreign FOREIGN KEY (price_id) REFERENCES price(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table product add constraint product_collection_id_foreign FOREIGN KEY (collection_id) REFERENCES product_collection(id) ON UPDATE CASCADE ON DELETE SET NULL;
alter table product add constraint product_type_id_foreign FOREIGN KEY (type_id) REFERENCES product_type(id) ON UPDATE CASCADE ON DELETE SET NULL;
alter table product_category add constraint product_category_parent_category_id_foreign FOREIGN KEY (parent_category_id) REFERENCES product_category(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table product_category_product add constraint product_category_product_product_category_id_foreign FOREIGN KEY (product_category_id) REFERENCES product_category(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table product_category_product add constraint product_category_product_product_id_foreign FOREIGN KEY (product_id) REFERENCES product(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table product_option_value add constraint product_option_value_option_id_foreign FOREIGN KEY (option_id) REFERENCES product_option(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table product_product_option add constraint product_product_option_product_id_foreign FOREIGN KEY (product_id) REFERENCES product(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table product_product_option add constraint product_product_option_product_option_id_foreign FOREIGN KEY (product_option_id) REFERENCES product_option(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table product_product_option_value add constraint product_product_option_value_product_option_value_id_foreign FOREIGN KEY (product_option_value_id) REFERENCES product_option_value(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table product_product_option_value add constraint product_product_option_value_product_product_option_id_foreign FOREIGN KEY (product_product_option_id) REFERENCES product_product_option(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table product_tags add constraint product_tags_product_id_foreign FOREIGN KEY (product_id) REFERENCES product(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table product_tags add constraint product_tags_product_tag_id_foreign FOREIGN KEY (product_tag_id) REFERENCES product_tag(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table product_variant add constraint product_variant_product_id_foreign FOREIGN KEY (product_id) REFERENCES product(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table product_variant_option add constraint product_variant_option_option_value_id_foreign FOREIGN KEY (option_value_id) REFERENCES product_option_value(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table product_variant_option add constraint product_variant_option_variant_id_foreign FOREIGN KEY (variant_id) REFERENCES product_variant(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table product_variant_product_image add constraint product_variant_product_image_image_id_foreign FOREIGN KEY (image_id) REFERENCES image(id) ON DELETE CASCADE;
alter table promotion add constraint promotion_campaign_id_foreign FOREIGN KEY (campaign_id) REFERENCES promotion_campaign(id) ON UPDATE CASCADE ON DELETE SET NULL;
alter table promotion_application_method add constraint promotion_application_method_promotion_id_foreign FOREIGN KEY (promotion_id) REFERENCES promotion(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table promotion_campaign_budget add constraint promotion_campaign_budget_campaign_id_foreign FOREIGN KEY (campaign_id) REFERENCES promotion_campaign(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table promotion_campaign_budget_usage add constraint promotion_campaign_budget_usage_budget_id_foreign FOREIGN KEY (budget_id) REFERENCES promotion_campaign_budget(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table promotion_promotion_rule add constraint promotion_promotion_rule_promotion_id_foreign FOREIGN KEY (promotion_id) REFERENCES promotion(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table promotion_promotion_rule add constraint promotion_promotion_rule_promotion_rule_id_foreign FOREIGN KEY (promotion_rule_id) REFERENCES promotion_rule(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table promotion_rule_value add constraint promotion_rule_value_promotion_rule_id_foreign FOREIGN KEY (promotion_rule_id) REFERENCES promotion_rule(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table provider_identity add constraint provider_identity_auth_identity_id_foreign FOREIGN KEY (auth_identity_id) REFERENCES auth_identity(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table refund add constraint refund_payment_id_foreign FOREIGN KEY (payment_id) REFERENCES payment(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table region_country add constraint region_country_region_id_foreign FOREIGN KEY (region_id) REFERENCES region(id) ON UPDATE CASCADE ON DELETE SET NULL;
alter table reservation_item add constraint reservation_item_inventory_item_id_foreign FOREIGN KEY (inventory_item_id) REFERENCES inventory_item(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table return_reason add constraint return_reason_parent_return_reason_id_foreign FOREIGN KEY (parent_return_reason_id) REFERENCES return_reason(id);
alter table service_zone add constraint service_zone_fulfillment_set_id_foreign FOREIGN KEY (fulfillment_set_id) REFERENCES fulfillment_set(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table shipping_option add constraint shipping_option_provider_id_foreign FOREIGN KEY (provider_id) REFERENCES fulfillment_provider(id) ON UPDATE CASCADE ON DELETE SET NULL;
alter table shipping_option add constraint shipping_option_service_zone_id_foreign FOREIGN KEY (service_zone_id) REFERENCES service_zone(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table shipping_option add constraint shipping_option_shipping_option_type_id_foreign FOREIGN KEY (shipping_option_type_id) REFERENCES shipping_option_type(id) ON UPDATE CASCADE;
alter table shipping_option add constraint shipping_option_shipping_profile_id_foreign FOREIGN KEY (shipping_profile_id) REFERENCES shipping_profile(id) ON UPDATE CASCADE ON DELETE SET NULL;
alter table shipping_option_rule add constraint shipping_option_rule_shipping_option_id_foreign FOREIGN KEY (shipping_option_id) REFERENCES shipping_option(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table stock_location add constraint stock_location_address_id_foreign FOREIGN KEY (address_id) REFERENCES stock_location_address(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table store_currency add constraint store_currency_store_id_foreign FOREIGN KEY (store_id) REFERENCES store(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table store_locale add constraint store_locale_store_id_foreign FOREIGN KEY (store_id) REFERENCES store(id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table tax_rate add constraint "FK_tax_rate_tax_region_id" FOREIGN KEY (tax_region_id) REFERENCES tax_region(id) ON DELETE CASCADE;
alter table tax_rate_rule add constraint "FK_tax_rate_rule_tax_rate_id" FOREIGN KEY (tax_rate_id) REFERENCES tax_rate(id) ON DELETE CASCADE;
alter table tax_region add constraint "FK_tax_region_parent_id" FOREIGN KEY (parent_id) REFERENCES tax_region(id) ON DELETE CASCADE;
alter table tax_region add constraint "FK_tax_region_provider_id" FOREIGN KEY (provider_id) REFERENCES tax_provider(id) ON DELETE SET NULL;
select setval('link_module_migrations_id_seq', 20);
select setval('mikro_orm_migrations_id_seq', 202);
select setval('script_migrations_id_seq', 5);
