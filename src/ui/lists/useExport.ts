import {
  useDataProvider,
  useListContext,
  useNotify,
  type FilterPayload,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { EXPORT_MAX, MAX_PAGE_SIZE } from '../../../contract/platform/limits.ts';
import { getToday } from '../../../domain/platform/calendar.ts';
import { useClockZone } from '../DateTimeText.tsx';
import type { CompleteColumn } from './column.ts';
import { saveCsv } from '../saveFile.ts';

interface Progress {
  done: number;
  total: number;
}

interface Exported<Item extends RaRecord> {
  columns: readonly CompleteColumn<Item>[];
  /** Permanent filter, in addition to those that the reader set. */
  filter?: FilterPayload;
  /** File name, completed by the reader's local date. */
  name: string;
}

/**
 * Exports all matching records in the list's order with the visible columns to CSV. Pages are loaded one by one; a
 * record that moved to a later page meanwhile is written once.
 */
export function useExport<Item extends RaRecord>({ columns, filter, name }: Exported<Item>) {
  const notify = useNotify();
  const provider = useDataProvider();
  const zone = useClockZone();
  const { resource, filterValues, sort } = useListContext<Item>();
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const written = columns.flatMap(({ label, cell, fileColumns }) => fileColumns ?? (cell ? [{ label, cell }] : []));

  const collect = async (signal: AbortSignal): Promise<Map<Identifier, Item> | undefined> => {
    const records = new Map<Identifier, Item>();
    for (let page = 1, total = Infinity; (page - 1) * MAX_PAGE_SIZE < total; page++) {
      const answer = await provider.getList<Item>(resource, {
        pagination: { page, perPage: MAX_PAGE_SIZE },
        sort,
        filter: { ...(filterValues as object), ...(filter as object) },
        signal,
      });
      if (signal.aborted) return;
      total = answer.total ?? answer.data.length;
      if (total > EXPORT_MAX) {
        notify('listTools.export.tooMany', { type: 'warning', messageArgs: { total, most: EXPORT_MAX } });
        return;
      }
      for (const record of answer.data) if (!records.has(record.id)) records.set(record.id, record);
      setProgress({ done: records.size, total });
      if (!answer.data.length) break;
    }
    return records;
  };

  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ done: 0, total: 0 });
    try {
      const records = await collect(controller.signal);
      if (controller.signal.aborted || !records) return;
      if (!records.size) return notify('listTools.export.nothing', { type: 'info' });
      const rows = [...records.values()].map((record) => written.map(({ cell }) => cell(record)));
      await saveCsv([written.map(({ label }) => label), ...rows], `${name} ${getToday(zone, new Date())}`);
      notify('listTools.export.done', { type: 'success', messageArgs: { smart_count: records.size } });
    } catch (error) {
      if (!controller.signal.aborted)
        notify('listTools.export.failed', { type: 'error', messageArgs: { message: (error as Error).message } });
    } finally {
      // It may have been restarted after it was stopped.
      if (running.current === controller) setProgress(undefined);
    }
  };

  const stop = () => {
    running.current?.abort();
    setProgress(undefined);
    notify('listTools.export.stopped', { type: 'info' });
  };
  return { progress, start, stop };
}
