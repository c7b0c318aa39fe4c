import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate, useNotify } from 'react-admin';
import { useId, useEffect, useRef, useState } from 'react';
import { isProblem } from '../../contract/platform/error.ts';
import { getRtmMonth, rtmPacket } from '../../contract/rtm/month.ts';
import type { Caller } from '../../dataProvider/provider.ts';
import { useCaller } from '../../src/ui/useCall.ts';
import { toPacketKey } from '../../domain/rtm/months.ts';
import { saveFile } from '../../src/ui/saveFile.ts';

type PacketForm = 'pdf' | 'csv';

interface Month {
  patientId: number;
  /** `2026-11`. */
  yearMonth: string;
}

async function createTable(call: Caller, params: Month, signal: AbortSignal): Promise<Blob> {
  const detail = await call(getRtmMonth, { params: { ...params }, signal });
  if (isProblem(detail)) throw new Error(detail.message);
  const [{ toCsv }, { toPacketRows: packetRows }] = await Promise.all([
    import('../../domain/platform/csv.ts'),
    import('../../domain/rtm/packet/packet-rows.ts'),
  ]);
  // The byte order mark tells spreadsheets that the text is UTF-8.
  return new Blob(['\uFEFF', toCsv(packetRows(detail))], { type: 'text/csv;charset=utf-8' });
}

async function createPrint(call: Caller, params: Month, signal: AbortSignal): Promise<Blob> {
  const answer = await call(rtmPacket, { params: { ...params }, signal });
  if (isProblem(answer)) throw new Error(answer.message);
  return answer;
}

const makers = { pdf: createPrint, csv: createTable };

/**
 * Downloads the evidence of a month, one file at a time; a second click meanwhile is ignored. Unmounting cancels it.
 */
function usePacketDownload(month: Month) {
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
      saveFile(file, `${toPacketKey(month.patientId, month.yearMonth)}.${form}`);
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

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
const Hint = styled('span')({ color: 'var(--ink-muted)', fontSize: '0.875rem' });

interface Props {
  patientId: number;
  /** `2026-11`. */
  yearMonth: string;
  /** Null while there is no document: then the PDF is not offered, with a reason (OPEN-078). */
  pdfKey: string | null;
  /** Name of the patient, because lists have these buttons for each. */
  name: string;
}

/** Downloads of the evidence of a patient's month, as PDF and CSV (RTM-07, OPEN-078). */
export const PacketDownloads = ({ patientId, yearMonth, pdfKey, name }: Props) => {
  const translate = useTranslate();
  const hintId = useId();
  const { download, busy } = usePacketDownload({ patientId, yearMonth });
  const button = (form: PacketForm, isOffered: boolean) => (
    <Button
      size="small"
      variant="outlined"
      startIcon={<FileDownloadIcon />}
      loading={busy === form}
      loadingPosition="start"
      disabled={!isOffered || (busy !== undefined && busy !== form)}
      aria-label={translate(`rtmPacket.${form}Of`, { name })}
      aria-describedby={isOffered ? undefined : hintId}
      onClick={() => void download(form)}
    >
      {translate(`rtmPacket.${form}`)}
    </Button>
  );
  return (
    <Row role="group" aria-label={translate('rtmPacket.group', { name })}>
      {button('pdf', pdfKey !== null)}
      {button('csv', true)}
      {pdfKey === null && <Hint id={hintId}>{translate('rtmPacket.none')}</Hint>}
    </Row>
  );
};
