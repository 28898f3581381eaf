import { expect, vi } from 'vitest'
import { CHANGE_CHANNEL } from '../../src/catalogue/change-triggers'
import { query } from './database'

/** Limits for vi.waitFor in hooks, where expect.poll does not work. */
export const WAIT = { timeout: 30_000, interval: 50 }

/** Copies of the rows of each table that has some. */
const KEEP_ROWS = `
  do $$ declare name text; has_rows boolean; begin
    create schema prepared;
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('select exists (select from public.%I)', name) into has_rows;
      if has_rows then execute format('create table prepared.%1$I as table public.%1$I', name); end if;
    end loop;
  end $$`

/** Ignores triggers and foreign keys. Numbers that a sequence has given are not given again. */
const RESTORE_ROWS = `
  do $$ declare name text; begin
    set local session_replication_role = replica;
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('delete from public.%I', name);
    end loop;
    for name in select tablename from pg_tables where schemaname = 'prepared' loop
      execute format('insert into public.%1$I overriding system value table prepared.%1$I', name);
    end loop;
    perform pg_notify('${CHANGE_CHANNEL}', kind) from unnest(array['everything', 'store']) kind;
  end $$`

/** SQL: the statements that the shop's server is running. */
const UNDER_WAY = `
  select query from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and backend_type = 'client backend' and state <> 'idle'`

/** Keeps what a database holds, for `restoreRows`. */
export async function keepRows(databaseUrl: string): Promise<void> {
  await query(databaseUrl, KEEP_ROWS)
}

/** Brings back what a database held, once its server rests; the server is told. */
export async function restoreRows(databaseUrl: string): Promise<void> {
  await vi.waitFor(async () => expect(await query(databaseUrl, UNDER_WAY)).toEqual([]), WAIT)
  await query(databaseUrl, RESTORE_ROWS)
}
