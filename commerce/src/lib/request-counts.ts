const TABLE = 'request_count'

/** Unlogged: its counts last for minutes, so a crash of PostgreSQL may empty it. */
export const CREATE_REQUEST_COUNTS = `create unlogged table if not exists ${TABLE} (
  key text primary key, hits integer not null, ends_at timestamptz not null)`

/** Counts a request under key $1 in a window of $2 ms, which starts with the first request. */
export const COUNT_REQUEST_SQL = `insert into ${TABLE} as known (key, hits, ends_at)
  values ($1, 1, now() + $2 * interval '1 millisecond')
  on conflict (key) do update set
    hits = case when known.ends_at <= now() then 1 else known.hits + 1 end,
    ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
  returning hits, (extract(epoch from ends_at - now()) * 1000)::float8 as left_ms`

/** The statement as knex takes it, with `?` for the values. */
export const COUNT_REQUEST_KNEX_SQL = COUNT_REQUEST_SQL.replaceAll(/\$\d/g, '?')

/** Reserves key `?` for two minutes. Returns no row if it is reserved already. */
export const RESERVE_KEY_SQL = `insert into ${TABLE} as known (key, hits, ends_at)
  values (?, 1, now() + interval '2 minutes')
  on conflict (key) do update set ends_at = excluded.ends_at where known.ends_at <= now()
  returning key`

export const DELETE_ENDED_COUNTS_SQL = `delete from ${TABLE} where ends_at <= now()`
