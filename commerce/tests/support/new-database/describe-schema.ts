import { query } from '../database'

/** SQL: whether a schema ($$) is ours and not PostgreSQL's. */
const ours = (schema: string) => `${schema} <> 'information_schema' and ${schema} !~ '^pg_'`

/** Queries of PostgreSQL's catalogues, which name everything without a number of its own. */
const QUERIES = {
  schemas: `select nspname, nspacl::text from pg_namespace where ${ours('nspname')} order by 1`,
  extensions:
    'select extname, extversion, nspname from pg_extension join pg_namespace n on n.oid = extnamespace order by 1',
  relations: `
    select nspname, relname, relkind, relpersistence, reloptions, relrowsecurity, relforcerowsecurity, relreplident,
      relispartition, relacl::text, amname, pg_get_viewdef(case when relkind in ('v', 'm') then c.oid end) as view
    from pg_class c join pg_namespace n on n.oid = relnamespace left join pg_am on pg_am.oid = relam
    where ${ours('nspname')} order by 1, 2`,
  columns: `
    select attrelid::regclass::text as of, row_number() over (partition by attrelid order by attnum) as place, attname,
      format_type(atttypid, atttypmod) as type, attnotnull, attidentity, attgenerated, attcollation::regcollation::text,
      attstorage, attcompression, attstattarget, attacl::text, pg_get_expr(adbin, adrelid) as default
    from pg_attribute a join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = relnamespace
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where ${ours('nspname')} and attnum > 0 and not attisdropped order by 1, 2`,
  constraints: `
    select conrelid::regclass::text as of, contypid::regtype::text as domain, conname, contype, convalidated,
      condeferrable, condeferred, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_namespace n on n.oid = connamespace where ${ours('nspname')} order by 1, 3`,
  indexes: `
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition, indisunique, indisprimary,
      indisvalid, indisclustered, indisreplident, indimmediate
    from pg_index join pg_class c on c.oid = indexrelid join pg_namespace n on n.oid = relnamespace
    where ${ours('nspname')} order by 1`,
  triggers: `
    select tgrelid::regclass::text as of, tgname, tgenabled, pg_get_triggerdef(t.oid) as definition
    from pg_trigger t where not tgisinternal order by 1, 2`,
  'event triggers':
    'select evtname, evtevent, evtenabled, evtfoid::regproc::text from pg_event_trigger order by 1',
  functions: `
    select p.oid::regprocedure::text as name, proacl::text, case prokind when 'a' then prosrc else pg_get_functiondef(p.oid) end
      as definition
    from pg_proc p join pg_namespace n on n.oid = pronamespace where ${ours('nspname')} order by 1`,
  sequences: `
    select s.*, (select concat_ws(' ', deptype, refobjid::regclass, refobjsubid) from pg_depend
      where objid = format('%I.%I', schemaname, sequencename)::regclass and classid = 'pg_class'::regclass
        and refclassid = 'pg_class'::regclass) as owner
    from pg_sequences s order by schemaname, sequencename`,
  types: `
    select t.oid::regtype::text as name, typtype, typnotnull, typdefault, format_type(typbasetype, typtypmod) as base, typacl::text,
      (select array_agg(enumlabel order by enumsortorder) from pg_enum where enumtypid = t.oid) as labels
    from pg_type t join pg_namespace n on n.oid = typnamespace where ${ours('nspname')} order by 1`,
  rules: "select * from pg_rules where schemaname !~ '^pg_' order by 1, 2, 3",
  policies: 'select * from pg_policies order by 1, 2, 3',
  statistics: 'select stxname, pg_get_statisticsobjdef(oid) as definition from pg_statistic_ext order by 1',
  publications: 'select pubname, puballtables from pg_publication order by 1',
  comments: `
    select pg_describe_object(classoid, objoid, objsubid) as of, description from pg_description
    where objoid >= 16384 and classoid <> 'pg_namespace'::regclass order by 1`,
  privileges:
    'select defaclrole::regrole::text, defaclobjtype, defaclacl::text from pg_default_acl order by 1, 2',
}

/** The index of the orders says since when it counts (unique-order-index-sql.ts), and a migration of Medusa's makes up an id. */
const MADE_UP = /'\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[^']*'|'01[0-9A-Z]{24}'/g

/** All that PostgreSQL knows of a database but its rows, as lines that two databases can be compared by. */
export async function describeSchema(databaseUrl: string): Promise<string[]> {
  const lines: string[] = []
  for (const [kind, sql] of Object.entries(QUERIES))
    for (const row of await query(databaseUrl, sql))
      lines.push(`${kind}: ${JSON.stringify(row).replaceAll(MADE_UP, '<made up>')}`)
  return lines
}
