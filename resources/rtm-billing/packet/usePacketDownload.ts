import { useNotify } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { isProblem } from '../../../contract/problem.ts';
import { getRtmMonth, rtmPacket } from '../../../contract/rtm-month.ts';
import type { Caller } from '../../../dataProvider/provider.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';
import { packetKey } from '../../../domain/rtm/packet/packet-key.ts';
import { saveFile } from '../../../src/components/saveFile.ts';

/** What the evidence of a month can be downloaded as. */
export type PacketForm = 'pdf' | 'csv';

interface Month {
  patientId: number;
  /** `2026-11`. */
  yearMonth: string;
}

async function tableOf(call: Caller, params: Month, signal: AbortSignal): Promise<Blob> {
  const detail = await call(getRtmMonth, { params: { ...params }, signal });
  if (isProblem(detail)) throw new Error(detail.message);
  const [{ toCsv }, { packetRows }] = await Promise.all([
    import('../../../domain/csv.ts'),
    import('../../../domain/rtm/packet/packet-rows.ts'),
  ]);
  // The mark at the beginning tells spreadsheets that the text is UTF-8.
  return new Blob(['\uFEFF', toCsv(packetRows(detail))], { type: 'text/csv;charset=utf-8' });
}

async function printOf(call: Caller, params: Month, signal: AbortSignal): Promise<Blob> {
  const answer = await call(rtmPacket, { params: { ...params }, signal });
  if (isProblem(answer)) throw new Error(answer.message);
  return answer;
}

const makers = { pdf: printOf, csv: tableOf };

/**
 * Hands the evidence of a month to the browser's downloads, one file at a time; a second press meanwhile does nothing.
 * Given up when its screen goes.
 */
export function usePacketDownload(month: Month) {
  const notify = useNotify();
  const call = useCaller();
  const underWay = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState<PacketForm>();
  useEffect(() => () => underWay.current?.abort(), []);

  const download = async (form: PacketForm): Promise<void> => {
    if (underWay.current) return;
    const controller = new AbortController();
    underWay.current = controller;
    setBusy(form);
    try {
      const file = await makers[form](call, month, controller.signal);
      if (controller.signal.aborted) return;
      saveFile(file, `${packetKey(month.patientId, month.yearMonth)}.${form}`);
      notify(`rtmPacket.${form}Done`, { type: 'success' });
    } catch (error) {
      if (controller.signal.aborted) return;
      notify('rtmPacket.failed', { type: 'error', messageArgs: { message: (error as Error).message } });
    } finally {
      underWay.current = undefined;
      setBusy(undefined);
    }
  };
  return { download, busy };
}
